/** Every bundled third-party part is listed once, with its text, under a licence that permits redistribution. */
import { describe, expect, test } from 'vitest'
import { toLicencesText, extraLicensedParts, mergeLicenceLists, type Listed } from './third-party-licences.mjs'

const listed = (more: Partial<Listed> = {}): Listed => ({
  name: 'a-part',
  version: '1.0.0',
  identifier: 'MIT',
  text: 'As is.',
  ...more,
})

describe('the list of third-party licences', () => {
  test('lists a part of several bundles once and each of its versions separately, in a fixed order', () => {
    const one = listed()
    const newer = listed({ version: '2.0.0' })
    const other = listed({ name: 'Zz' })
    const { parts, faults } = mergeLicenceLists([[newer, one], [one], [other]], [])
    expect(parts.map(({ name, version }) => `${name} ${version ?? ''}`)).toEqual([
      'Zz 1.0.0',
      'a-part 1.0.0',
      'a-part 2.0.0',
    ])
    expect(faults).toEqual([])
  })

  test('requires a licence text for every part', () => {
    const { text: _text, ...bare } = listed()
    expect(mergeLicenceLists([[bare]], []).faults).toEqual([
      'a-part 1.0.0 brings no text of its licence: put it into build/packaging/licences/',
    ])
  })

  test('rejects copyleft licences and parts without a licence', () => {
    const { identifier: _identifier, ...unnamed } = listed()
    for (const part of [listed({ identifier: 'GPL-3.0' }), listed({ identifier: 'MPL-2.0' }), unnamed])
      expect(mergeLicenceLists([[part]], []).faults).toHaveLength(1)
    for (const identifier of ['ISC', 'BSD-3-Clause', 'OFL-1.1', '0BSD'])
      expect(mergeLicenceLists([[listed({ identifier })]], []).faults).toEqual([])
  })

  test('adds the text or licence that three packages do not include', () => {
    const bare = { version: '1.0.0' }
    const { parts, faults } = mergeLicenceLists(
      [
        [
          { ...bare, name: '@pixi/colord', identifier: 'MIT' },
          { ...bare, name: 'lazy-val', identifier: 'MIT' },
          { ...bare, name: 'svelte-toolbelt', text: 'As is.' },
        ],
      ],
      [],
    )
    expect(faults).toEqual([])
    expect(parts[0]?.text).toContain('Vlad Shilov')
    expect(parts[1]?.text).toContain('Vladimir Krivosheev')
    expect(parts[2]?.licence).toBe('MIT')
  })

  test('includes Electron, the artists of the emblems and the Unicode data, which are no npm packages', () => {
    const { parts, faults } = mergeLicenceLists([], extraLicensedParts())
    expect(faults).toEqual([])
    const text = toLicencesText(parts)
    expect(text).toMatch(/Electron \d+\.\d+\.\d+ \(MIT\)/)
    expect(text).toContain('Copyright (c) Electron contributors')
    expect(text).toContain('Lorc, Delapouite and Darkzaitzev')
    expect(text).toContain('Unicode confusables data 17.0.0 (Unicode-3.0)')
  })
})
