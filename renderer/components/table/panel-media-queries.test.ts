import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PANELS_BELOW_QUERY, PANELS_BESIDE_QUERY } from './panel-media-queries.ts'

const RENDERER = join(import.meta.dirname, '..', '..')
/** The folders whose components stand at a table. */
const AT_TABLE = ['components/table', 'components/replay', 'screens/table']
/** Parts of a table that lie elsewhere, and the page under all of them. */
const ELSEWHERE = ['components/NoticeList.svelte', 'components/lan/AwaitedPlayersNotice.svelte', 'theme/base.css']
/** Components that change the size of their own words only. */
const SIZES_ONLY = ['components/table/EventBannerCard.svelte']

const files = [
  ...AT_TABLE.flatMap((folder) =>
    readdirSync(join(RENDERER, folder))
      .filter((name) => name.endsWith('.svelte'))
      .map((name) => `${folder}/${name}`),
  ),
  ...ELSEWHERE,
].filter((file) => !SIZES_ONLY.includes(file))

/** Widths at which something is arranged otherwise, in CSS pixels. */
const conditionsOf = (file: string): string[] =>
  [...readFileSync(join(RENDERER, file), 'utf8').matchAll(/@media ([^{]*\b760px[^{]*)\{/g)].map(([, condition = '']) =>
    condition.trim().replaceAll(/\s+/g, ' '),
  )

/** Whether a condition holds in a window. */
function holds(condition: string, width: number, height: number): boolean {
  return condition.split(',').some((all) =>
    all.split(' and ').every((part) => {
      const [, sign, limit] = /width (<|>=) (\d+)px/.exec(part) ?? []
      if (limit !== undefined) return sign === '<' ? width < Number(limit) : width >= Number(limit)
      return part.includes('portrait') ? height >= width : width > height
    }),
  )
}

describe('B2: a portrait window under 900 px has its panels below the board', () => {
  it.each([
    [390, 844, true],
    [768, 1024, true],
    [820, 1180, true],
    [912, 1368, false],
    [768, 640, false],
    [1024, 640, false],
    [1280, 800, false],
  ])('B2: %i x %i: %s', (width, height, narrow) => {
    expect([holds(PANELS_BELOW_QUERY, width, height), holds(PANELS_BESIDE_QUERY, width, height)]).toEqual([
      narrow,
      !narrow,
    ])
  })

  it('B2: every style sheet of the table changes at the same window sizes', () => {
    const found = files.flatMap((file) => conditionsOf(file).map((condition) => ({ file, condition })))
    expect(found.length).toBeGreaterThan(9)
    expect(
      found.filter(({ condition }) => condition !== PANELS_BELOW_QUERY && condition !== PANELS_BESIDE_QUERY),
    ).toEqual([])
  })
})
