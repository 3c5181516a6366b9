/** Regions of Moksha: no language mixes its own names with English ones. */
import { expect, it } from 'vitest'
import { REGIONS } from '../../engine/moksha/data.ts'
import { names as german } from './de/moksha/names.ts'
import { names as french } from './fr/moksha/names.ts'

it.each([
  ['German', german],
  ['French', french],
])('BB12: in %s no name of a region has an English word', (_, names: Readonly<Record<string, string>>) => {
  const said = REGIONS.map(({ id }) => names[`moksha.region.${String(id)}`] ?? '')
  expect(said).toHaveLength(11)
  expect(
    said.filter((name) => /\b(United|Central|Provinces|Bengal)\b/.test(name) && !/^Provinces[ -][Uc]/.test(name)),
  ).toEqual([])
})
