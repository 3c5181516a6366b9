/** A god, a building or an occupation from near: its picture, and in words what it does. */
import {
  GODS,
  OCCUPATIONS,
  PILLARS,
  type Building,
  type Occupation,
  type Pillar,
} from '../../../../engine/moksha/data.ts'
import { apart, noShadow, shadow, slab, slanted, type Brush } from '../../../art/brush.ts'
import { css } from '../../../art/colour.ts'
import type { Materials } from '../../../art/materials.ts'
import { write } from '../../../art/type.ts'
import { words } from '../../../messages/index.ts'
import { buildingName, said } from '../names.ts'
import { card, paragraph } from './card.ts'
import { PAPER } from './colours.ts'
import { god } from './gods.ts'
import { building as drawBuilding } from './site.ts'

export interface NearLook {
  readonly what: 'god' | 'building' | 'card'
  readonly name: string
  readonly textScale: number
}

export function near(brush: Brush, w: number, h: number, { what, name, textScale }: NearLook, made: Materials): void {
  const occupation = OCCUPATIONS.find((each) => each === name)
  if (what === 'card' && occupation !== undefined) {
    drawCard(brush, w, h, occupation, textScale, made)
    return
  }
  apart(brush, () => {
    shadow(brush, made.contrast ? 'transparent' : 'rgb(0 0 0 / 0.65)', 22, 7)
    slab(brush, -w / 2, -h / 2, w, h, w * 0.06)
    brush.fillStyle = slanted(brush, -w / 2, -h / 2, w / 2, h / 2, [
      [0, css(PAPER.light)],
      [0.6, css(PAPER.base)],
      [1, css(PAPER.shade)],
    ])
    brush.fill()
    noShadow(brush)
    brush.lineWidth = 1
    brush.strokeStyle = css(0x8a6a34)
    brush.stroke()
  })
  const size = Math.min(w * 0.78, h * 0.5)
  const which = GODS.find((each) => each === name)
  apart(brush, () => {
    brush.translate(0, -h / 2 + w * 0.07 + size / 2)
    if (which !== undefined) god(brush, which, size / 2, 'ready', made)
    else drawBuilding(brush, size, buildingOf(name), made)
  })
  const top = -h / 2 + w * 0.1 + size
  const heading = which !== undefined && what === 'god' ? said(`god.${which}`) : words(buildingName(buildingOf(name)))
  const title = Math.min(22, w * 0.1) * Math.min(1.2, textScale)
  write(brush, heading, 0, top + title * 0.8, {
    size: title,
    colour: css(PAPER.ink),
    display: true,
    weight: 640,
    most: w * 0.9,
    least: 9,
  })
  const text = which !== undefined ? said(`godText.${which}`) : said(`sign.temple.${pillarOf(name)}`)
  paragraph(
    brush,
    text,
    w * 0.86,
    top + title * 1.7,
    h / 2 - w * 0.06,
    Math.min(17, w * 0.083) * Math.min(1.2, textScale),
  )
}

function drawCard(
  brush: Brush,
  w: number,
  h: number,
  occupation: Occupation,
  textScale: number,
  made: Materials,
): void {
  card(brush, w, h, { occupation, large: true, textScale: Math.min(1.3, textScale) }, made)
}

function pillarOf(name: string): Pillar | 'neutral' {
  return PILLARS.find((each) => each === name) ?? 'neutral'
}

function buildingOf(name: string): Building {
  return GODS.find((each) => each === name) ?? pillarOf(name)
}
