// Texts of the lessons in Spanish. The reader is "tú" and plays the light balls unless a step says otherwise.

/** @type {import("./board-text.js").TextsOf<"course">} */
export const course = {
  // In three minutes
  "lesson.board": "Pylos en tres minutos",
  "lesson.board.start":
    "Este es el tablero: 16 casillas en cuadrado. Con él, 15 bolas claras y 15 oscuras: las dos reservas.",
  "lesson.board.aim":
    "Dos jugadores construyen juntos una pirámide de 30 bolas. Gana quien coloca la bola de la cima. Aquí han sido las claras.",
  "lesson.board.place":
    "Tú llevas las claras, y las claras empiezan. Toma una bola de tu reserva y colócala en cualquier casilla.",
  "lesson.board.place.done": "Ahí está, y en tu reserva hay una bola menos.",
  "lesson.board.turns":
    "Se juega por turnos: tú y luego las oscuras. Nadie puede pasar. Coloca dos bolas más; las oscuras responden cada vez.",
  "lesson.board.turns.taken": "En esa casilla ya hay una bola. Elige una vacía.",
  "lesson.board.turns.done": "Ese es el ritmo: tú, las oscuras, tú… ¡Y ahora, hacia arriba!",
  "lesson.board.up":
    "Cuatro bolas en cuadrado pueden sostener otra. No importa de quién sean. Coloca una bola encima del cuadrado.",
  "lesson.board.up.low":
    "Se puede, pero ahora prueba más arriba: coloca la bola encima de las cuatro bolas.",
  "lesson.board.up.done": "Tu bola está en el nivel 2.",
  "lesson.board.raise":
    "Hay otra clase de jugada: toma una de tus bolas que ya esté en el tablero y súbela a un cuadrado. Sube tu bola del borde.",
  "lesson.board.raise.reserve":
    "Buena casilla, pero esa bola venía de tu reserva. Elige primero tu bola del borde y después la casilla sobre el cuadrado.",
  "lesson.board.raise.placed":
    "Esa bola venía de tu reserva. Elige primero tu bola del borde y después la casilla sobre el cuadrado.",
  "lesson.board.raise.done":
    "Tu reserva está tan llena como antes: has ahorrado una bola. Ahorrando bolas se gana este juego.",
  "lesson.board.carry":
    "Una bola que sostiene otra debe quedarse donde está. La bola oscura del nivel 2 se apoya en cuatro bolas. Elige tus dos bolas que la sostienen.",
  "lesson.board.carry.free": "Esta bola no sostiene nada. Mira el cuadrado bajo la bola oscura.",
  "lesson.board.carry.dark": "Esa bola es oscura. Tú solo mueves las tuyas.",
  "lesson.board.carry.done": "Estas dos deben quedarse mientras la bola oscura esté encima.",
  "lesson.board.complete":
    "Un cuadrado de cuatro bolas de tu color tiene premio: recuperas una o dos de tus bolas. Forma el cuadrado claro y elige dos bolas para recuperarlas.",
  "lesson.board.complete.one": "Podrías recuperar solo una, pero esta vez recupera dos.",
  "lesson.board.complete.none":
    "Todavía no hay cuadrado. Hay tres bolas claras juntas: ocupa el hueco entre ellas.",
  "lesson.board.complete.done": "Una bola jugada y dos recuperadas: tu reserva ha crecido.",
  "lesson.board.three":
    "La mejor jugada tiene tres partes: subir una bola, formar con ella un cuadrado claro y recuperar dos bolas. Haz las tres.",
  "lesson.board.three.placed":
    "Un cuadrado, pero con una bola de tu reserva. Sube mejor la bola del borde: así ahorras una más.",
  "lesson.board.three.one": "Bien, pero recupera dos bolas.",
  "lesson.board.three.none":
    "Todavía no hay cuadrado. Sube tu bola del borde al hueco del nivel 2.",
  "lesson.board.three.done": "Dos bolas más en tu reserva, y no te ha costado nada.",
  "lesson.board.block":
    "Vigila los cuadrados del adversario. Hay tres bolas oscuras juntas, y las oscuras están a punto de formar el cuadrado. ¿Qué haces?",
  "lesson.board.block.other":
    "Ahora las oscuras forman el cuadrado y recuperan dos bolas. Pon antes tu bola en el hueco.",
  "lesson.board.block.done":
    "Bloqueado. Mientras tu bola siga ahí, ese cuadrado no será de las oscuras.",
  "lesson.board.apex": "Queda una casilla y te toca jugar. ¡Termina la pirámide!",
  "lesson.board.apex.done": "Tu bola está en la cima: has ganado.",
  "lesson.board.empty":
    "Aquí juegan las claras, pero su reserva está vacía. Por eso han perdido ya. Pierde quien se queda antes sin bolas. Con esto basta para empezar.",

  // Going up
  "lesson.raise": "Hacia arriba",
  "lesson.raise.gap":
    "Tres bolas no bastan: una bola encima se caería por el hueco. Busca la única casilla del nivel 2 donde puede apoyarse una bola.",
  "lesson.raise.gap.hole": "Debajo hay un hueco: no están las cuatro bolas.",
  "lesson.raise.gap.low":
    "Esa bola está en el nivel 1. Busca cuatro bolas que formen un cuadrado completo.",
  "lesson.raise.gap.done": "Correcto: solo este cuadrado tiene sus cuatro bolas.",
  "lesson.raise.third":
    "Cuatro bolas del nivel 2 también forman un cuadrado, y así se sigue hasta la cima. Coloca una bola en el nivel 3.",
  "lesson.raise.third.low": "Esa bola está en el nivel 1. Busca el cuadrado del nivel 2.",
  "lesson.raise.third.done":
    "El nivel 1 tiene 16 casillas, el 2 tiene 9, el 3 tiene 4, y la cima, una.",
  "lesson.raise.own":
    "Cuando levantas una bola de un cuadrado, el cuadrado desaparece. Por eso una bola nunca puede apoyarse en un cuadrado del que forma parte. Aquí solo se puede subir una: súbela.",
  "lesson.raise.own.part":
    "Esa bola forma parte del cuadrado: si la levantas, queda un hueco entre las otras tres. Elige la bola que está aparte.",
  "lesson.raise.own.placed":
    "Esa bola venía de tu reserva. Esta vez sube una bola que ya esté en el tablero.",
  "lesson.raise.own.done": "Era la única: las otras habrían abierto un hueco en el cuadrado.",
  "lesson.raise.higher":
    "Una bola solo puede subir: uno o varios niveles, nunca de lado ni hacia abajo. Sube una de tus bolas al nivel 3.",
  "lesson.raise.higher.low":
    "Subir un nivel está bien, pero también hay una casilla en el nivel 3. Llega hasta allí.",
  "lesson.raise.higher.placed": "Esa bola venía de tu reserva. Sube una del tablero.",
  "lesson.raise.higher.sideways":
    "Eso sería ir de lado: las dos casillas están en el nivel 2. Una bola solo puede subir.",
  "lesson.raise.higher.done":
    "¡Arriba! También se puede pasar del nivel 1 al nivel 3 en una sola jugada.",

  // A square in your colour
  "lesson.square": "Un cuadrado de tu color",
  "lesson.square.played":
    "Puedes recuperar cualquier bola tuya que no sostenga nada, incluso la que acabas de jugar. Forma el cuadrado y recupera esa bola.",
  "lesson.square.played.other":
    "Esas bolas se pueden recuperar, pero esta vez una de ellas debe ser la que acabas de jugar.",
  "lesson.square.played.none": "Todavía no hay cuadrado. Ocupa el hueco entre tus tres bolas.",
  "lesson.square.played.done": "Ha estado en el tablero solo un momento, pero tiene premio.",
  "lesson.square.mixed":
    "Las cuatro bolas deben ser tuyas. En este tablero hay dos huecos, y solo uno tiene premio. Ocúpalo y recupera las bolas que quieras.",
  "lesson.square.mixed.dark":
    "En ese cuadrado hay una bola oscura. Un cuadrado así sostiene una bola, pero no permite recuperar nada.",
  "lesson.square.mixed.none": "Ahí no hay cuadrado. Busca tres bolas claras con un hueco.",
  "lesson.square.mixed.done": "Cuatro bolas claras: eso sí cuenta.",
  "lesson.square.new":
    "Ya tienes un cuadrado claro. Recibiste el premio al formarlo, y no hay otro. Forma un cuadrado nuevo; puede incluir bolas de antes.",
  "lesson.square.new.old":
    "Eso no forma ningún cuadrado nuevo. Busca el hueco justo al lado del antiguo.",
  "lesson.square.new.done": "Dos bolas de antes, dos más y un cuadrado nuevo: eso cuenta.",
  "lesson.square.carry":
    "También aquí, una bola que sostiene otra debe quedarse. Forma el cuadrado y recupera dos bolas que no sostengan nada.",
  "lesson.square.carry.stays": "Esa bola sostiene la bola oscura: debe quedarse.",
  "lesson.square.carry.one": "Hay dos bolas que no sostienen nada. Recupera las dos.",
  "lesson.square.carry.none": "Todavía no hay cuadrado. Busca tres bolas claras con un hueco.",
  "lesson.square.carry.done":
    "Las dos que sostienen la bola oscura se quedan; las otras dos vuelven a casa.",
  "lesson.square.freed":
    "Las bolas se recuperan una tras otra, ¡así que la primera puede dejar libre la segunda! Forma el cuadrado, recupera tu bola del nivel 2 y después la tuya que está debajo.",
  "lesson.square.freed.first":
    "Esa bola todavía sostiene la tuya del nivel 2. Recupera primero la de arriba y esta quedará libre.",
  "lesson.square.freed.other":
    "Se puede, pero prueba esto: primero tu bola del nivel 2, después la tuya que está debajo.",
  "lesson.square.freed.none": "Todavía no hay cuadrado. Busca tres bolas claras con un hueco.",
  "lesson.square.freed.done": "Primero la de arriba, después la de debajo.",
  "lesson.square.several":
    "Una bola puede formar dos cuadrados a la vez. Aun así, recuperas dos como mucho. Forma los dos cuadrados y recupera dos bolas.",
  "lesson.square.several.one": "¿Dos cuadrados y solo una bola recuperada? Recupera dos.",
  "lesson.square.several.none": "Busca la casilla que forma los dos cuadrados.",
  "lesson.square.several.done": "Dos cuadrados a la vez lucen mucho, pero el límite son dos bolas.",
  "lesson.square.up":
    "Los cuadrados de tu color cuentan también en los niveles 2 y 3. Forma el cuadrado del nivel 2 y recupera las bolas que quieras.",
  "lesson.square.up.none": "Mira el nivel 2: allí hay tres bolas tuyas con un hueco entre ellas.",
  "lesson.square.up.done":
    "Y quizá las de debajo vuelvan a estar libres: mira cuál sostiene a cuál.",
  "lesson.square.itself":
    "Hasta la bola que has subido se puede recuperar. Sube una bola para formar el cuadrado y recupera precisamente esa.",
  "lesson.square.itself.placed": "Esa bola venía de tu reserva. Sube la bola del borde.",
  "lesson.square.itself.other":
    "Esas bolas se pueden recuperar, pero esta vez una de ellas debe ser la que has subido.",
  "lesson.square.itself.done": "Del nivel 1 al nivel 2 y a casa, todo en una jugada.",

  // Children’s rules
  "lesson.children": "Reglas para niños",
  "lesson.children.square":
    "Las reglas para niños son más sencillas: un cuadrado de tu color no permite recuperar nada. Forma el cuadrado claro y mira.",
  "lesson.children.square.other": "Ocupa el hueco entre tus tres bolas.",
  "lesson.children.square.done":
    "No se recupera nada y juegan las oscuras. Todo lo demás es igual.",
  "lesson.children.raise": "Así que solo se ahorran bolas subiéndolas. Sube una.",
  "lesson.children.raise.placed": "Esa bola venía de tu reserva. Sube una del tablero.",
  "lesson.children.raise.done":
    "Una bola ahorrada. Con las reglas para niños, cada bola subida cuenta.",
  "lesson.children.win":
    "Tú tienes cinco bolas y las oscuras también. Encuentra la jugada que no te cuesta ninguna.",
  "lesson.children.win.placed":
    "Eso te ha costado una bola, y al final la echarás de menos. ¿Qué jugada no te cuesta nada?",
  "lesson.children.win.done":
    "Dos niveles hacia arriba y ninguna bola gastada. Ahora aguantarás más que las oscuras.",

  // Expert rules
  "lesson.lines": "Líneas (jugadores experimentados)",
  "lesson.lines.four":
    "Con las reglas para jugadores experimentados también las líneas permiten recuperar bolas. En el nivel 1 son cuatro bolas de tu color de borde a borde. Forma la línea y recupera dos bolas.",
  "lesson.lines.four.one": "Podrías recuperar solo una, pero esta vez recupera dos.",
  "lesson.lines.four.none":
    "Todavía no hay línea. Ocupa el hueco de la fila donde están tus tres bolas.",
  "lesson.lines.four.done": "Una línea vale tanto como un cuadrado: una o dos bolas.",
  "lesson.lines.three":
    "El nivel 2 es más pequeño: allí una línea son tres bolas seguidas de tu color. Fórmala y recupera las bolas que quieras.",
  "lesson.lines.three.none":
    "Todavía no hay línea. Mira el nivel 2: allí hay dos bolas tuyas juntas.",
  "lesson.lines.three.done":
    "Tres en el nivel 2, cuatro en el nivel 1. En el nivel 3 no hay líneas.",
  "lesson.lines.diagonal":
    "Una línea va a lo largo de una fila o de una columna, nunca en diagonal. Forma la línea que cuenta y recupera las bolas que quieras.",
  "lesson.lines.diagonal.slanting":
    "Cuatro bolas claras, pero en diagonal. Una diagonal no cuenta.",
  "lesson.lines.diagonal.none": "Todavía no hay línea. Mira a lo largo del borde izquierdo.",
  "lesson.lines.diagonal.done": "Recta y de borde a borde: eso es una línea.",
  "lesson.lines.both":
    "Una bola puede formar a la vez una línea y un cuadrado. Ya conoces el límite: dos bolas. Forma ambos y recupera dos bolas.",
  "lesson.lines.both.one": "¿Una línea y un cuadrado, y solo una bola recuperada? Recupera dos.",
  "lesson.lines.both.none": "Busca la casilla que forma la línea y también el cuadrado.",
  "lesson.lines.both.done":
    "Por muchos cuadrados y líneas que sean: dos bolas por jugada, nunca más.",

  // Strategy
  "lesson.think": "Cómo ganar al Pylos",
  "lesson.think.save":
    "Cada bola de tu reserva es una jugada que aún puedes hacer. Ocupa la casilla del centro del nivel 2 sin gastar ninguna bola.",
  "lesson.think.save.placed":
    "La casilla es buena, pero te ha costado una bola. ¿Podría ir ahí una bola del tablero?",
  "lesson.think.save.done":
    "Has conservado tu bola. Cuenta a menudo las reservas: quien tiene más bolas suele ir por delante.",
  "lesson.think.two":
    "Un cuadrado te da dos bolas, es decir, dos jugadas más. Fórmalo y recupera dos.",
  "lesson.think.two.one": "Aquí no basta con una: las oscuras aún podrían ganar.",
  "lesson.think.two.pair": "Dos está bien, pero con estas dos pierdes. Prueba con otras.",
  "lesson.think.two.done": "Dos suelen ser mejores que una, pero piensa cuáles.",
  "lesson.think.buried":
    "Bajo tu bola del nivel 2 hay tres tuyas enterradas. Forma el cuadrado, recupera la bola de arriba y después la buena de debajo.",
  "lesson.think.buried.pair": "La bola de arriba, sí. Prueba con otra más.",
  "lesson.think.buried.other": "Recupera tu bola del nivel 2: así quedan libres las de debajo.",
  "lesson.think.buried.done":
    "Una bola enterrada no se puede subir ni recuperar. Libérala en cuanto puedas.",
  "lesson.think.stair":
    "Un cuadrado de cuatro bolas es un peldaño para el adversario. De las cuatro casillas vacías, dos forman uno: juega en una de las otras.",
  "lesson.think.stair.built": "Has formado un cuadrado, y las oscuras pueden subir a él primero.",
  "lesson.think.stair.done": "Tranquilo y fuerte: que construyan los peldaños las oscuras.",
  "lesson.think.hold":
    "Las oscuras podrían subir tres bolas. Una bola sujeta las que tiene debajo: juega donde la tuya sujete dos de esas tres.",
  "lesson.think.hold.free": "Esta bola no sujeta ninguna de las tres.",
  "lesson.think.hold.done": "Dos bolas oscuras están atrapadas bajo la tuya.",
  "lesson.think.raise":
    "Las oscuras no pueden subir nada: puedes esperar. Ocupa antes la casilla desde la que amenazarían con dos cuadrados. Tras la respuesta, sube una bola que no necesites abajo.",
  "lesson.think.raise.early":
    "Demasiado pronto: las oscuras ocupan esa casilla y amenazan con dos cuadrados.",
  "lesson.think.raise.ball": "La casilla es buena, pero esa bola hacía falta abajo.",
  "lesson.think.raise.done":
    "Sube cuando el adversario también pueda. Hasta entonces, es una jugada de reserva.",
  "lesson.think.zugzwang":
    "Nadie puede pasar. Encuentra la jugada que no abre ninguna casilla en el nivel 3, para que tengan que abrirla las oscuras.",
  "lesson.think.zugzwang.opened":
    "Eso forma un cuadrado del nivel 2, y las oscuras ocupan la primera casilla del nivel 3.",
  "lesson.think.zugzwang.done":
    "Cualquier jugada de las oscuras te abre el nivel 3. Les gustaría pasar: a esto se le llama zugzwang.",
  "lesson.think.tempo":
    "Cuenta las casillas: quedan cuatro. Si ambos solo colocan bolas, la última es de las oscuras. Cámbialo y sigue jugando hasta ganar.",
  "lesson.think.tempo.late":
    "Tú, las oscuras, tú, las oscuras: así la cima es suya. Busca una jugada que ocupe una casilla y vacíe otra.",
  "lesson.think.tempo.done":
    "Al subir, la última casilla ha sido tuya. Esto se llama ganar un tiempo.",
  "lesson.think.fork":
    "Con las reglas para jugadores experimentados, una bola puede amenazar a la vez con un cuadrado y una línea. Busca su casilla.",
  "lesson.think.fork.done": "Las oscuras solo pueden impedir uno de los dos.",
  "lesson.think.second":
    "Un secreto: con las reglas normales, el segundo jugador puede ganar siempre. Responde donde quieras: todas las casillas ganan.",
  "lesson.think.second.done":
    "Los ordenadores lo han calculado. Con las reglas para jugadores experimentados y las opciones por defecto, ninguno puede forzar la victoria. Pero nadie juega a la perfección: ¡ahora juega una partida de verdad!",
};
