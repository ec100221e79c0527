/** The openings are a part of the analysis of the game: the links to their own page, openings.html, lead there. */

{
  const { search, hash } = location;
  location.replace(
    `index.html${search}#${[hash.slice(1), "show=openings"].filter(Boolean).join("&")}`,
  );
}
