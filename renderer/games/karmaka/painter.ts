/** Draws Karmaka's looks. Loaded with Pixi. */
import { Container } from 'pixi.js'
import { drawing, sheet, type Brush } from '../../art/brush.ts'
import type { Painter } from '../../stage/painter.ts'
import type { Look } from '../../stage/scene.ts'
import { background } from './art/background.ts'
import { back } from './art/back.ts'
import { card } from './art/card.ts'
import { materials, type Materials } from './art/colours.ts'
import { ladder, rung } from './art/ladder.ts'
import { beam, halo, landing, reckoning, sign } from './art/moments.ts'
import { header, panel } from './art/seats.ts'
import { centre, count, deeds, slot, title, tray, veil } from './art/table.ts'
import { ring, supply, token } from './art/tokens.ts'
import type { KarmakaLook } from './looks.ts'

type Kind = KarmakaLook['kind']
type LookOf<K extends Kind> = Extract<KarmakaLook, { kind: K }>
type Art<K extends Kind> = (brush: Brush, look: LookOf<K>, w: number, h: number, made: Materials) => void

const ART: { readonly [K in Kind]: Art<K> } = {
  card: (brush, look, w, h, made) => card(brush, w, h, look, made),
  back: (brush, look, w, h, made) => back(brush, w, h, look.future, made),
  panel: (brush, look, w, h, made) => panel(brush, w, h, look, made),
  header: (brush, look, w, h, made) => header(brush, w, h, look, made),
  slot: (brush, look, w, h, made) => slot(brush, w, h, look, made),
  deeds: (brush, look, w, h, made) => deeds(brush, w, h, look, made),
  centre: (brush, look, w, h, made) => centre(brush, w, h, look, made),
  count: (brush, look, w, h, made) => count(brush, w, h, look.count, made),
  ladder: (brush, look, w, h, made) => ladder(brush, w, h, look, made),
  rung: (brush, look, w, _h, made) => rung(brush, w, look, made),
  token: (brush, look, w, _h, made) => token(brush, w, look.colour, look.shape, made),
  ring: (brush, _look, w, _h, made) => ring(brush, w, made),
  supply: (brush, look, w, h, made) => supply(brush, w, h, look.count, made),
  beam: (brush, look, w, h, made) => beam(brush, w, h, look.tone, made),
  halo: (brush, look, w, h, made) => halo(brush, w, h, look.colour, made),
  sign: (brush, look, w, h, made) => sign(brush, w, h, look, made),
  reckoning: (brush, look, w, h, made) => reckoning(brush, w, h, look, made),
  tray: (brush, _look, w, h, made) => tray(brush, w, h, made),
  veil: (brush, _look, w, h, made) => veil(brush, w, h, made),
  title: (brush, look, w, h, made) => title(brush, w, h, look, made),
  landing: (brush, _look, w, h, made) => landing(brush, w, h, made),
}

/** How far light and shadow reach beyond a piece, as a share of its smaller side and in CSS pixels. */
const BLEED: Partial<Readonly<Record<Kind, readonly [share: number, pixels: number]>>> = {
  card: [0.12, 4],
  back: [0.12, 4],
  panel: [0, 26],
  ladder: [0, 14],
  rung: [0.4, 4],
  token: [0.2, 3],
  ring: [0.2, 2],
  count: [0, 5],
  tray: [0, 34],
  sign: [0, 9],
  reckoning: [0, 26],
}

const ROUND: readonly Kind[] = ['rung', 'token', 'ring', 'centre']

function isKnown(look: Look): look is KarmakaLook & Look {
  return look.kind in ART
}

function paintKind<K extends Kind>(
  kind: K,
  brush: Brush,
  look: LookOf<K>,
  w: number,
  h: number,
  made: Materials,
): void {
  ART[kind](brush, look, w, h, made)
}

export const painter: Painter = {
  paint(look, width, height, palette) {
    if (!isKnown(look)) return new Container()
    const [share, pixels] = BLEED[look.kind] ?? [0, 2]
    return drawing(width, height, share * Math.min(width, height) + pixels, (brush) => {
      paintKind(look.kind, brush, look as never, width, height, materials(palette))
    })
  },
  background(width, height, palette) {
    return sheet(Math.ceil(width), Math.ceil(height), 0, 0, (brush) => {
      background(brush, width, height, materials(palette))
    })
  },
  outline: (look) => (ROUND.some((kind) => kind === look.kind) ? 'round' : 'box'),
}
