/** What is laid over the board while a choice is pointed at. */
import { apart, disc, radial, shadow, slab, type Brush } from '../../../art/brush.ts'
import { css } from '../../../art/colour.ts'
import type { Materials } from '../../../art/materials.ts'
import { hueOf } from './colours.ts'
import type { Looks } from '../looks.ts'

/** A place where an energy of that colour could come to rest. */
export function landing(brush: Brush, { colour }: Looks['landing'], size: number, _h: number, made: Materials): void {
  const { base, light } = hueOf(colour)
  disc(brush, 0, 0, size * 0.3)
  brush.fillStyle = radial(brush, 0, 0, 0, size * 0.3, [
    [0, css(light, 0.95)],
    [1, css(base, 0.35)],
  ])
  brush.fill()
  disc(brush, 0, 0, size * 0.38)
  brush.lineWidth = Math.max(1, size * 0.06)
  brush.strokeStyle = css(made.dark ? 0xffffff : 0x2a1830, 0.85)
  brush.setLineDash([size * 0.12, size * 0.1])
  brush.stroke()
  brush.setLineDash([])
}

/** A Chakra that would be harmonized. */
export function promise(brush: Brush, { colour }: Looks['promise'], w: number, h: number, made: Materials): void {
  const { base } = hueOf(colour)
  apart(brush, () => {
    shadow(brush, css(base, 1), h * 0.3)
    slab(brush, -w / 2, -h / 2, w, h, Math.min(w, h) * 0.46)
    brush.lineWidth = Math.max(2, h * 0.06)
    brush.strokeStyle = css(made.goldLight)
    brush.stroke()
    brush.stroke()
  })
}
