// @vitest-environment happy-dom
/** Checks that the settings switch the language at once, including the sounds and the board preview. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DEFAULT_SETTINGS } from '../../../bridge/settings.ts'
import { translate } from '../../messages/index.ts'
import { applyLocaleSetting } from '../../messages/load-locale.ts'
import type { SeatStyle } from '../../stage/scene.ts'
import SettingsPreview from './SettingsPreview.svelte'
import VolumeSettings from './VolumeSettings.svelte'

const app = vi.hoisted(() => ({ now: {} }))
const painted = vi.hoisted((): { names: string[][] } => ({ names: [] }))
vi.mock('../../app-state.svelte.ts', () => ({ useApp: () => app.now }))
vi.mock('./paint-preview.ts', () => ({
  PREVIEW_SIZE_PX: { width: 3, height: 2 },
  paintSettingsPreviewOnNewCanvas: ({ seats }: { seats: readonly SeatStyle[] }) => {
    painted.names.push(seats.map(({ name }) => name))
    return Promise.resolve(undefined)
  },
}))

let shown: Record<string, unknown> | undefined

beforeEach(() => {
  painted.names.length = 0
  app.now = { settings: { ...DEFAULT_SETTINGS, motion: 0 }, theme: 'dusk', sound: { play: () => undefined } }
})
afterEach(async () => {
  if (shown !== undefined) await unmount(shown)
  document.body.replaceChildren()
  await applyLocaleSetting('en')
})

const labels = (): string[] => [...document.querySelectorAll('label > span')].map((each) => each.textContent)

it('BB2: the volume settings change to the new language at once', async () => {
  shown = mount(VolumeSettings, { target: document.body })
  flushSync()
  const english = labels()
  await applyLocaleSetting('fr')
  flushSync()
  expect(labels()).toEqual(
    (['all', 'pieces', 'moments', 'calls', 'ambience'] as const).map((kind) => translate(`settings.volume.${kind}`)),
  )
  expect(labels().filter((label) => english.includes(label))).toEqual([])
})

it('BB2: the board preview is painted again when the catalogue of the new language is loaded', async () => {
  app.now = { ...app.now, settings: { ...DEFAULT_SETTINGS, motion: 0, name: 'Ana' } }
  shown = mount(SettingsPreview, { target: document.body })
  flushSync()
  expect(painted.names).toHaveLength(1)
  await applyLocaleSetting('de')
  flushSync()
  expect(painted.names).toHaveLength(2)
  expect(painted.names[1]).toEqual(['Ana', translate('name.bot.0')])
})
