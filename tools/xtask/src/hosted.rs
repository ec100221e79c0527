//! The solutions that a site has: folders of packed blocks, and the list that tells the page of them.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde_json::{Map, Value, json};

use crate::project::Project;

/// The folder of the site that has one folder for each rule set.
pub const FOLDER: &str = "solution";
/// The list in it, which every site has.
pub const LIST: &str = "solutions.json";
/// The index of a rule set.
const INDEX: &str = "index.pylos";

/// Where `cargo xtask solution` writes.
pub fn made(project: &Project) -> PathBuf {
    project.target.join(FOLDER)
}

/// The list of the complete folders in `made`, added to those that the site has already: of each rule
/// set the checksum of its index and the size of every file.
pub fn list(site: &Path, made: &Path) -> Result<Vec<u8>> {
    let path = site.join(FOLDER).join(LIST);
    let bytes = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
    let mut list: Map<String, Value> = serde_json::from_slice(&bytes)?;
    for entry in fs::read_dir(made).into_iter().flatten() {
        let folder = entry?.path();
        let (Some(name), Ok(index)) = (folder.file_name(), fs::read(folder.join(INDEX))) else {
            continue;
        };
        let mut files = Map::new();
        for entry in fs::read_dir(&folder)? {
            let entry = entry?;
            let file = entry.file_name().to_string_lossy().into_owned();
            if file.ends_with(".pylos") {
                files.insert(file, entry.metadata()?.len().into());
            }
        }
        let mut checksum = flate2::Crc::new();
        checksum.update(&index);
        let version = format!("{:08x}", checksum.sum());
        let name = name.to_string_lossy().into_owned();
        list.insert(name, json!({ "version": version, "files": files }));
    }
    Ok(serde_json::to_vec(&list)?)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::{FOLDER, LIST, list};

    #[test]
    fn the_list_has_the_files_of_each_complete_folder() {
        let root = std::env::temp_dir().join(format!("pylos-hosted-{}", std::process::id()));
        let (site, made) = (root.join("www"), root.join("made"));
        for folder in [&site.join(FOLDER), &made.join("standard"), &made.join("expert")] {
            fs::create_dir_all(folder).expect("a folder");
        }
        let write = |path: &Path, content: &str| fs::write(path, content).expect("a file");
        write(&site.join(FOLDER).join(LIST), r#"{"children":{"version":"1","files":{"a":1}}}"#);
        write(&made.join("standard/index.pylos"), "123456789");
        write(&made.join("standard/02-77.pylos"), "12");
        write(&made.join("standard/03.layer"), "in progress");
        write(&made.join("expert/02-77.pylos"), "without its index");
        let listed = String::from_utf8(list(&site, &made).expect("a list")).expect("text");
        fs::remove_dir_all(&root).expect("the folders of this test");
        assert_eq!(
            listed,
            r#"{"children":{"files":{"a":1},"version":"1"},"standard":{"files":{"02-77.pylos":2,"index.pylos":9},"version":"cbf43926"}}"#
        );
    }

    #[test]
    fn a_site_without_packed_folders_has_the_list_of_its_own() {
        let www = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../www"));
        let listed = list(www, Path::new("/nowhere")).expect("a list");
        assert!(listed.starts_with(b"{"));
    }
}
