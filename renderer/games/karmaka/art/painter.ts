/** Draws Karmaka's looks. Loaded with Pixi. */
import { title, veilOf } from '../../../art/cover.ts'
import { painterOf, type Gallery } from '../../../art/painter.ts'
import { CARD_DATA } from '../../../../engine/karmaka/data.ts'
import type { Painter } from '../../../stage/painter.ts'
import { said } from '../names.ts'
import { background } from './background.ts'
import { back } from './back.ts'
import { card } from './card.ts'
import { materials } from './colours.ts'
import { ladder, rung } from './ladder.ts'
import { beam, gain, halo, reckoning, sign } from './underway.ts'
import { header, panel } from './seats.ts'
import { centre, count, deeds, label, slot, tray } from './table.ts'
import { ring, supply, token } from './tokens.ts'
import type { KarmakaLook } from '../looks.ts'

const ART: Gallery<KarmakaLook>['art'] = {
  card,
  back,
  panel,
  header,
  slot,
  caption: (brush, look, w, h, made) => label(brush, said(look.caption), 0, w, h, made),
  deeds,
  centre,
  count,
  ladder,
  rung,
  token,
  ring,
  supply,
  gain,
  beam,
  halo,
  sign,
  reckoning,
  tray,
  veil: veilOf('rgb(5 14 17 / 0.9)', 'rgb(238 233 212 / 0.94)'),
  title,
}

const BLEED: Gallery<KarmakaLook>['bleed'] = {
  slot: [0, 6],
  caption: [0, 6],
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
  gain: [0.3, 3],
  reckoning: [0, 26],
}

const ROUND: Gallery<KarmakaLook>['round'] = ['rung', 'token', 'ring', 'centre']

export const painter: Painter = painterOf<KarmakaLook>({
  art: ART,
  bleed: BLEED,
  round: ROUND,
  // Cards of three colours, and of all.
  patterns: { card: ({ card }) => ['red', 'green', 'blue', 'mosaic'].indexOf(CARD_DATA[card].colour) },
  materials,
  background,
})
