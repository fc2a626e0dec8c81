# Lo que está mal, dondequiera que sea: opciones, acciones, archivos de datos, posiciones. Ver ../__init__.py.

kernel-said = { $text }
kernel-unknown-language = No hay un idioma «{ $asked }»; hay: { $languages }.
kernel-unknown-game = No hay un juego { $asked }; hay: { $games }.
kernel-no-option = { $game } no tiene la opción { $option }; tiene: { $options }.
kernel-no-options = { $game } no tiene la opción { $option }; no tiene ninguna.

## Archivos

kernel-no-such-file = No existe el archivo o la carpeta
kernel-is-a-folder = Es una carpeta
kernel-no-permission = Permiso denegado

## Acciones

kernel-action = la acción { $number }
kernel-over = No se puede jugar { $action }: la partida ha terminado.
kernel-not-legal = No se puede jugar { $action } ahora. Se puede: { $legal }.
kernel-not-legal-here = la acción { $number } no es posible en este estado
kernel-not-legal-there = la acción { $number } no es posible en el estado { $state }
kernel-unequal = { $states ->
    [one] { $states } estado necesita una acción
   *[other] { $states } estados necesitan otras tantas acciones
}, no { $actions }
kernel-no-action-number = { $number } no es el número de ninguna acción de { $game }.

## Archivos de datos

data-mistake = { $file }: { $key }: { $why }.
data-unreadable = { $file }: no se puede leer ({ $why }).
data-not-toml = { $file }: no es un archivo TOML: { $why }
data-missing = falta esta clave
data-no-table = debe ser una tabla, no { $found }
data-no-list = debe ser una lista, no { $found }
data-no-number = debe ser un número entero, no { $found }
data-no-text = debe ser un texto, no { $found }
data-no-word = debe ser una sola palabra de letras y cifras, que empiece por una letra y tenga como máximo { $most } caracteres, no { $found }
data-no-words = deben ser palabras de letras y cifras, separadas por un solo espacio o guion, que empiecen por una letra y tengan en total como máximo { $most } caracteres, no { $found }
data-out-of-range = debe estar entre { $least } y { $most }, no { $found }
data-empty = no debe estar vacío
data-unknown = { $found } no es ninguna de estas palabras: { $known }
data-entries = necesita { $count ->
    [one] { $count } valor
   *[other] { $count } valores
}, no { $found }

## Posiciones

position-impossible = { $text } no es una posición de { $game }: { $why }.
position-unreadable = { $word } no se entiende en una posición de { $game }: { $why }.
position-long = el texto tiene más de { $count } caracteres
position-twice = { $key } se dice dos veces
position-number = se espera un número de { $least } a { $most }
position-values = { $count ->
    [one] se espera { $count } valor
   *[other] se esperan { $count } valores separados por comas
}
position-one-of = se espera una de las palabras { $words }
kernel-no-redraw = Esta mesa no puede haberse dado: lo que el asiento { $seat } no puede saber no se puede imaginar.
