/**
 * Sound, with a real Web Audio: rendered through the same audio graph as in play, and in the app only when playback is allowed.
 */
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { ROOT } from '../build/lib/project.mjs'
import { expect, launchApp, createProfile, test } from './fixture.ts'
import { openBlankPage } from './cleanup.ts'
import { actAndWaitForPrompt, choiceButtons, sitDown } from './table-actions.ts'

const ORIGIN = 'http://sound.invalid'

/** A page that has the rooms of sound as they are written, without their types. */
async function soundPage(): Promise<Page> {
  const page = await openBlankPage()
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
    const body = stripTypeScriptTypes(readFileSync(join(ROOT, pathname), 'utf8'))
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  await page.goto(ORIGIN)
  return page
}

interface Heard {
  readonly name: string
  readonly peak: number
  readonly strength: number
}

/** Runs in the page: every sound alone, all of a kind at once, and every ambience, at full volume. */
async function heardIn(): Promise<Heard[]> {
  const load = (path: string): Promise<Record<string, never>> => import(path) as Promise<Record<string, never>>
  const { SOUND_DEFINITIONS } = (await load('/renderer/sound/sound-catalogue.ts')) as unknown as {
    SOUND_DEFINITIONS: Record<string, { kind: string }>
  }
  const { AMBIENCES, renderAmbienceLoop } = (await load('/renderer/sound/ambience.ts')) as unknown as {
    AMBIENCES: object
    renderAmbienceLoop: (name: string) => Float32Array<ArrayBuffer>
  }
  const { createAudioMixer, playCue, toAudioBuffer } = (await load('/renderer/sound/sound-player.ts')) as unknown as {
    createAudioMixer: (context: OfflineAudioContext) => { lines: Record<string, GainNode> }
    playCue: (desk: object, cue: { name: string; at: number; loud: number }) => number
    toAudioBuffer: (samples: Float32Array<ArrayBuffer>) => AudioBuffer
  }
  const heard: Heard[] = []
  async function reckon(name: string, begin: (context: OfflineAudioContext) => void): Promise<void> {
    const context = new OfflineAudioContext({ numberOfChannels: 1, length: 48_000 * 4, sampleRate: 48_000 })
    begin(context)
    const samples = (await context.startRendering()).getChannelData(0)
    let peak = 0
    let sum = 0
    for (const sample of samples) {
      peak = Math.max(peak, Math.abs(sample))
      sum += sample * sample
    }
    heard.push({ name, peak, strength: Math.sqrt(sum / samples.length) })
  }
  const names = Object.keys(SOUND_DEFINITIONS)
  for (const name of names)
    await reckon(name, (context) => void playCue(createAudioMixer(context), { name, at: 0, loud: 1 }))
  for (const name of Object.keys(AMBIENCES))
    await reckon(name, (context) => {
      const source = new AudioBufferSourceNode(context, { buffer: toAudioBuffer(renderAmbienceLoop(name)), loop: true })
      const { ambience } = createAudioMixer(context).lines
      if (ambience !== undefined) source.connect(ambience)
      source.start()
    })
  await reckon('all at once', (context) => {
    const desk = createAudioMixer(context)
    for (const name of names) playCue(desk, { name, at: 0, loud: 1 })
  })
  return heard
}

test('every sound, every ambience and all sounds at once, through the audio mixer, are neither silent nor clipped', async () => {
  const page = await soundPage()
  const heard = await page.evaluate(heardIn)
  expect(heard.length).toBeGreaterThan(30)
  for (const { name, peak, strength } of heard) {
    expect([name, peak < 1, peak > 0.02, strength > 0.0008]).toEqual([name, true, true, true])
  }
})

/** Runs in the page: counts what is started to sound. */
function count(): void {
  const counted = window as unknown as { opened: number; started: number }
  counted.opened = 0
  counted.started = 0
  const Real = AudioContext
  window.AudioContext = class extends Real {
    constructor(options?: AudioContextOptions) {
      super(options)
      counted.opened += 1
    }
  }
  const start = AudioBufferSourceNode.prototype.start
  AudioBufferSourceNode.prototype.start = function (...args) {
    counted.started += 1
    start.apply(this, args)
  }
}
const counts = (page: Page): Promise<readonly [number, number]> =>
  page.evaluate(() => {
    const { opened, started } = window as unknown as { opened: number; started: number }
    return [opened, started] as const
  })

test('no sound plays before a click on the page, nor at volume 0; afterwards the table plays sounds', async () => {
  for (const volume of [0, 1]) {
    const app = await launchApp({
      userData: createProfile({ volume, asks: false }),
      args: ['--seed', 'sound', '--pace', '0'],
    })
    const page = await app.firstWindow()
    await expect(page.getByRole('button', { name: 'Play Chakra' })).toBeVisible()
    await page.evaluate(count)
    await page.mouse.move(200, 200)
    expect(await counts(page)).toEqual([0, 0])
    await sitDown(page, { game: 'Chakra', people: ['Ana', 'Ben'], bots: 0 })
    await actAndWaitForPrompt(page, () => choiceButtons(page).first().click())
    if (volume === 0) expect(await counts(page)).toEqual([0, 0])
    else await expect.poll(async () => (await counts(page))[1]).toBeGreaterThan(0)
    await app.close()
  }
})
