/** Draws the looks. Loaded with Pixi. */
import { painterOf } from '../../../../../../renderer/art/painter.ts'
import { plate } from '../../../../../../renderer/art/plate.ts'
import { background } from './art/background.ts'
import { back, card } from './art/card.ts'
import { materials } from './art/colours.ts'
import { count, header, slot } from './art/table.ts'
import type { TemplateGameLook } from './looks.ts'

export const painter = painterOf<TemplateGameLook>({
  art: {
    card: (brush, look, w, h, made) => card(brush, w, h, look.card, made),
    back: (brush, _look, w, h, made) => back(brush, w, h, made),
    slot,
    count: (brush, look, w, _h, made) => count(brush, w, look.count, made),
    panel: (brush, look, w, h, made) => plate(brush, w, h, look, made),
    header,
  },
  // How far shadows reach beyond a piece: a share of its smaller side, and CSS pixels.
  bleed: { card: [0.12, 4], back: [0.12, 4], count: [0, 5], panel: [0, 24] },
  round: ['count'],
  materials,
  background,
})
