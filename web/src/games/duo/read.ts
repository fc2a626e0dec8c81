// The table of Duo in words: what is where, for whoever does not look at the island.
import { verbatim } from '~/say'
import type { DuoView, PlayerView } from '~/service/types'
import type { Say, Section } from '../face'
import type { DuoBoard, Station } from './board'

/** The table in words, part by part. */
export function read(view: DuoView, printed: unknown, say: Say): Section[] {
  const board = printed as DuoBoard
  return [
    { title: say('web-duo-dice'), lines: view.dice.map((die) => dieWords(die, say)) },
    ...view.players.map((player) => playerWords(view, player, board, say)),
    { title: say('web-duo-sea'), lines: seaWords(view, board, say) },
    { title: say('web-duo-towns'), lines: townWords(view, board, say) },
    { title: say('web-duo-areas'), lines: areaWords(board, say) },
  ]
}

/** How many wares a player may keep: as many as are printed, and one more with the robust merchant. */
export function roomFor(view: DuoView, player: PlayerView, board: DuoBoard): number {
  const robust = view.waves.some(({ side, holder }) => side === 'robust' && holder === player.seat)
  return board.storage + (robust ? 1 : 0)
}

export function pilgrimWords(player: PlayerView, board: DuoBoard, say: Say): string {
  return say('duo-pilgrim-board', {
    temple: player.temple,
    temples: board.temple_slots,
    garden: player.garden,
    gardens: board.garden_slots,
    points: player.points.faith,
  })
}

export function merchantWords(player: PlayerView, board: DuoBoard, say: Say): string {
  const wares = Object.entries(player.wares)
    .filter(([, count]) => count > 0)
    .map(([ware, count]) => say('duo-ware-count', { ware: `ware-${ware}`, count }))
  const counts = say('duo-merchant-board', {
    coins: player.coins,
    gold: player.gold,
    slabs: board.slabs,
    points: player.points.commerce,
  })
  return `${counts}. ${say('duo-wares')} ${listed(wares, say)}`
}

export function artistWords(player: PlayerView, board: DuoBoard, say: Say): string {
  const counts = say('duo-artist-board', {
    gifted: player.gifted.length,
    paintings: board.gift_points.length - 1,
    points: player.points.culture,
  })
  const icons = player.revealed.map((icon) => say(`icon-${icon}`))
  const hidden = Object.entries(player.face_down)
    .filter(([, count]) => count > 0)
    .map(([icon, count]) => `${say(`icon-${icon}`)} ${count}`)
  return [
    `${counts}.`,
    say('web-duo-revealed', { icons: verbatim(listed(icons, say)) }),
    say('web-duo-face-down', { icons: verbatim(listed(hidden, say)) }),
  ].join(' ')
}

export function dieWords(die: DuoView['dice'][number], say: Say): string {
  const values = { die: `character-${die.character}`, number: die.number }
  if (!die.number) return say('web-duo-die-resting', values)
  if (die.taker === null) return say('web-duo-die-free', values)
  return say('web-duo-die-taken', { ...values, seat: die.taker })
}

function playerWords(view: DuoView, player: PlayerView, board: DuoBoard, say: Say): Section {
  const { seat, points } = player
  const icon = `icon-${board.areas[player.artist]!.icon}`
  const held = [
    ...view.waves.filter(({ holder }) => holder === seat).map(({ side }) => say(`wave-${side}`)),
    ...(view.spring === seat ? [say('duo-spring')] : []),
  ]
  return {
    title: say('web-duo-player', { seat, colour: `colour-${player.colour}`, points: points.total }),
    lines: [
      say('web-duo-pilgrim-at', stationValues(board.stations[player.pilgrim]!)),
      pilgrimWords(player, board, say),
      say('web-duo-merchant-at', { town: verbatim(player.merchant) }),
      merchantWords(player, board, say),
      say('web-duo-artist-at', { area: player.artist, icon }),
      artistWords(player, board, say),
      say('web-duo-holds', { things: verbatim(listed(held, say)) }),
    ],
  }
}

function seaWords(view: DuoView, board: DuoBoard, say: Say): string[] {
  const waves = view.waves.map(({ side, holder }) => {
    const values = { wave: `wave-${side}` }
    const where =
      holder === null
        ? say('web-duo-wave-free', values)
        : say('web-duo-wave-held', { ...values, seat: holder })
    return `${where} ${say(`duo-help-${side}`)}`
  })
  return [
    ...waves,
    view.spring === null
      ? say('web-duo-spring-free')
      : say('web-duo-spring-held', { seat: view.spring }),
    bagWords(view, board, say),
  ]
}

export function bagWords(view: DuoView, board: DuoBoard, say: Say): string {
  const wares = board.wares.map(({ name, text }) => `${say(text)} ${view.bag[name] ?? 0}`)
  return say('web-duo-bag', { wares: verbatim(wares.join(', ')) })
}

function townWords(view: DuoView, board: DuoBoard, say: Say): string[] {
  return board.towns.map((town) => {
    const values = { town: verbatim(town.name), towns: verbatim(town.neighbours.join(', ')) }
    if (!town.coastal) return say('web-duo-town-mountain', { ...values, wares: town.wares })
    const boutique = view.boutiques.find((token) => token.town === town.name)
    if (!boutique) return say('web-duo-town-empty', { ...values, station: town.station ?? 0 })
    return say('web-duo-town-coast', {
      ...values,
      station: town.station ?? 0,
      ware: `ware-${boutique.ware}`,
      price: boutique.price,
    })
  })
}

function areaWords(board: DuoBoard, say: Say): string[] {
  return board.areas.map((area) => {
    const stations = area.stations.map((index) => board.stations[index]!)
    const between = stations.slice(1, -1).map((one) => `${one.index} ${say(entryOf(one))}`)
    return say('web-duo-area', {
      area: area.index,
      icon: `icon-${area.icon}`,
      from: verbatim(stations[0]?.town ?? ''),
      to: verbatim(stations.at(-1)?.town ?? ''),
      stations: verbatim(between.join(', ')),
      towns: verbatim(area.towns.slice(1, -1).join(', ')),
      areas: verbatim(area.neighbours.map((other) => `A${other}`).join(', ')),
    })
  })
}

function stationValues(station: Station) {
  return {
    station: verbatim(station.town ?? String(station.index)),
    kind: entryOf(station),
  }
}

/** The entry of the language files that says what a station is. */
export function entryOf(station: Pick<Station, 'kind'>): string {
  return `station-${station.kind.replace('_', '-')}`
}

function listed(things: string[], say: Say): string {
  return things.length ? things.join(', ') : say('duo-nothing')
}
