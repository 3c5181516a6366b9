/** A god, a building or an occupation from near: its picture, and in words what it does. */
import {
  GODS,
  OCCUPATIONS,
  PILLARS,
  type Building,
  type Occupation,
  type Pillar,
} from '../../../../engine/moksha/data.ts'
import { apart, type Brush } from '../../../art/brush.ts'
import { css } from '../../../art/colour.ts'
import { leaf } from '../../../art/cover.ts'
import type { Materials } from '../../../art/materials.ts'
import { write } from '../../../art/type.ts'
import { words } from '../../../messages/index.ts'
import { buildingName, said } from '../names.ts'
import { card, paragraph } from './card.ts'
import { PAPER } from './colours.ts'
import { god } from './gods.ts'
import { building as drawBuilding } from './site.ts'
import type { Looks } from '../looks.ts'

export function near(
  brush: Brush,
  { what, name, textScale }: Looks['near'],
  w: number,
  h: number,
  made: Materials,
): void {
  const occupation = OCCUPATIONS.find((each) => each === name)
  if (what === 'card' && occupation !== undefined) {
    drawCard(brush, w, h, occupation, textScale, made)
    return
  }
  leaf(brush, w, h, PAPER, made)
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
  card(brush, { occupation, large: true, textScale: Math.min(1.3, textScale) }, w, h, made)
}

function pillarOf(name: string): Pillar | 'neutral' {
  return PILLARS.find((each) => each === name) ?? 'neutral'
}

function buildingOf(name: string): Building {
  return GODS.find((each) => each === name) ?? pillarOf(name)
}
