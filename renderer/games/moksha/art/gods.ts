/** The markers of the gods: a portrait in a ring, and how it stands with a player. */
import type { God } from '../../../../engine/moksha/data.ts'
import { apart, disc, noShadow, radial, shadow, type Brush } from '../../../art/brush.ts'
import { css } from '../../../art/colour.ts'
import { icon } from '../../../art/icon.ts'
import type { Materials } from '../../../art/materials.ts'
import { GOLD, GOLD_DEEP } from './colours.ts'
import { PORTRAIT_TONES, PORTRAITS } from './portraits.ts'

const GROUNDS: Readonly<Record<God, readonly [light: number, deep: number]>> = {
  brahma: [0xffe0a6, 0xb2462a],
  ganesha: [0xfff0b4, 0xd0761c],
  vishnu: [0xfff2c2, 0x1f7f86],
  shiva: [0xe6ecff, 0x4a3f92],
}

/** A portrait in a ring of gold. `dim`: not with anybody; `used`: his power is spent. */
export function god(brush: Brush, which: God, r: number, state: 'none' | 'ready' | 'used', made: Materials): void {
  const [light, deep] = GROUNDS[which]
  apart(brush, () => {
    if (state === 'ready' && !made.contrast) shadow(brush, css(0xffdf90, 0.9), r * 0.4)
    else shadow(brush, made.contrast ? 'transparent' : 'rgb(16 4 0 / 0.5)', r * 0.2, r * 0.08)
    disc(brush, 0, 0, r * 0.97)
    brush.fillStyle = css(GOLD_DEEP)
    brush.fill()
    noShadow(brush)
    disc(brush, 0, 0, r * 0.93)
    brush.fillStyle = radial(brush, 0, -r * 0.1, 0, r, [
      [0, css(light)],
      [1, css(deep)],
    ])
    brush.fill()
    brush.save()
    disc(brush, 0, 0, r * 0.92)
    brush.clip()
    rays(brush, r, light)
    brush.scale(r, r)
    icon(brush, PORTRAITS[which], PORTRAIT_TONES)
    brush.restore()
    disc(brush, 0, 0, r * 0.93)
    brush.lineWidth = r * 0.085
    brush.strokeStyle = radial(brush, -r * 0.4, -r * 0.6, 0, r * 2, [
      [0, css(0xfff3c4)],
      [0.5, css(GOLD)],
      [1, css(GOLD_DEEP)],
    ])
    brush.stroke()
    if (state === 'none') veil(brush, r, made)
    if (state === 'used') spent(brush, r)
  })
}

function veil(brush: Brush, r: number, made: Materials): void {
  disc(brush, 0, 0, r * 0.98)
  brush.fillStyle = css(made.dark ? made.lacquer : made.lacquerLow, made.contrast ? 0.78 : 0.7)
  brush.fill()
  brush.setLineDash([r * 0.16, r * 0.13])
  brush.lineWidth = Math.max(0.8, r * 0.05)
  brush.strokeStyle = css(made.gold, 0.7)
  brush.stroke()
  brush.setLineDash([])
}

/** His marker lies clear side up. */
function spent(brush: Brush, r: number): void {
  disc(brush, 0, 0, r * 0.88)
  brush.fillStyle = css(0x2a1a20, 0.46)
  brush.fill()
  disc(brush, r * 0.62, r * 0.62, r * 0.3)
  brush.fillStyle = css(0xfff6e2)
  brush.fill()
  brush.lineWidth = r * 0.09
  brush.strokeStyle = css(0x5a3a2a)
  brush.stroke()
  brush.beginPath()
  brush.moveTo(r * 0.47, r * 0.62)
  brush.lineTo(r * 0.77, r * 0.62)
  brush.stroke()
}

function rays(brush: Brush, r: number, light: number): void {
  brush.fillStyle = css(light, 0.32)
  for (let i = 0; i < 16; i++) {
    const angle = (i * Math.PI) / 8
    brush.beginPath()
    brush.moveTo(0, -r * 0.1)
    brush.lineTo(Math.cos(angle - 0.09) * r * 1.4, Math.sin(angle - 0.09) * r * 1.4)
    brush.lineTo(Math.cos(angle + 0.09) * r * 1.4, Math.sin(angle + 0.09) * r * 1.4)
    brush.fill()
  }
}
