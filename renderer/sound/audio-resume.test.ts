// @vitest-environment happy-dom
/** Checks sound on contexts that behave like those of Safari, iOS and sleeping machines. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DEFAULT_SETTINGS } from '../../bridge/settings.ts'
import * as loaded from './lazy-sound.ts'
import { SoundController } from './sound-controller.ts'

/** The events within which the fake browser lets a context resume. */
let activates: readonly string[]
let inGesture: boolean
let contexts: FakeContext[]
/** The contexts on which a source was started, one entry for each source. */
let started: FakeContext[]
let make: () => FakeContext
let stop: () => void
let rejected: unknown[]

class FakeContext extends EventTarget {
  state: AudioContextState = 'suspended'
  currentTime = 0
  readonly destination = {}
  resumes = 0
  /** What `resume()` does outside a gesture. */
  refuses: 'rejects' | 'stays open' | 'throws' | 'nothing' = 'stays open'

  constructor() {
    super()
    contexts.push(this)
  }

  turn(state: AudioContextState): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }

  resume(): Promise<void> {
    this.resumes += 1
    if (inGesture) {
      this.turn('running')
      return Promise.resolve()
    }
    if (this.refuses === 'throws') throw new Error('not now')
    if (this.refuses === 'rejects') return Promise.reject(new Error('not now'))
    return this.refuses === 'nothing' ? Promise.resolve() : new Promise(() => undefined)
  }

  suspend(): Promise<void> {
    this.turn('suspended')
    return Promise.resolve()
  }

  close(): Promise<void> {
    this.turn('closed')
    return Promise.resolve()
  }
}

class FakeNode {
  readonly context: FakeContext
  readonly gain = { value: 1, setTargetAtTime: () => undefined, cancelScheduledValues: () => undefined }
  constructor(context: FakeContext) {
    this.context = context
  }
  connect(to: unknown): unknown {
    return to
  }
  start(): void {
    started.push(this.context)
  }
  stop(): void {
    // Silent.
  }
}

class FakeBuffer {
  readonly duration = 1
  copyToChannel(): void {
    // Kept nowhere.
  }
}

function gesture(kind: string): void {
  inGesture = activates.includes(kind)
  dispatchEvent(new Event(kind))
  inGesture = false
}

/** The files that load at the first gesture are there. */
const settled = (): Promise<void> => new Promise((done) => setTimeout(done))

function show(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

const last = (): FakeContext => {
  const context = contexts.at(-1)
  if (context === undefined) throw new Error('no context was made')
  return context
}

function begin(settings = {}): SoundController {
  const sound = new SoundController({
    idle: (run) => run(),
    load: () => Promise.resolve(loaded),
    makeContext: () => make() as unknown as AudioContext,
  })
  sound.setVolumes({ ...DEFAULT_SETTINGS, volumeAmbience: 0, ...settings })
  stop = sound.start()
  return sound
}

const onRejected = (reason: unknown): void => void rejected.push(reason)

beforeEach(() => {
  activates = ['click', 'touchend', 'pointerup', 'keydown']
  inGesture = false
  contexts = []
  started = []
  rejected = []
  make = () => new FakeContext()
  for (const name of ['GainNode', 'AudioBufferSourceNode', 'DynamicsCompressorNode']) vi.stubGlobal(name, FakeNode)
  vi.stubGlobal('AudioBuffer', FakeBuffer)
  process.on('unhandledRejection', onRejected)
})
afterEach(async () => {
  await settled()
  process.off('unhandledRejection', onRejected)
  stop()
  show(false)
  vi.unstubAllGlobals()
  expect(rejected).toEqual([])
})

test('F4: the first gesture makes the context and resumes it within the gesture, before anything is loaded', async () => {
  const sound = begin()
  expect(contexts).toEqual([])
  gesture('click')
  expect(last().state).toBe('running')
  await settled()
  sound.play('yourTurn')
  expect(started).toEqual([last()])
})

test.each(['pointerup', 'touchend', 'click', 'keydown'])(
  'F4: %s alone resumes a context that was made suspended',
  async (kind) => {
    activates = [kind]
    const sound = begin()
    // A finger that is put down is no activation.
    gesture('pointerdown')
    await settled()
    expect(last().state).toBe('suspended')
    sound.play('yourTurn')
    expect(started).toEqual([])
    gesture(kind)
    await settled()
    expect(last().state).toBe('running')
    expect(started).toHaveLength(1)
    expect(contexts).toHaveLength(1)
  },
)

test('F4: a sound before any gesture waits for the first one, without a backlog of earlier sounds', async () => {
  const sound = begin()
  sound.playEvents([{ kind: 'drew' }], () => 'card', false)
  sound.playEvents([{ kind: 'drew' }], () => 'coin', false)
  sound.play('yourTurn')
  sound.playEvents([{ kind: 'drew' }], () => 'card', false)
  await settled()
  expect([contexts, started]).toEqual([[], []])
  gesture('click')
  await settled()
  expect(started).toHaveLength(1)
})

test('F4: while the context is suspended only the newest sounds wait, and a call is kept', async () => {
  activates = ['click']
  const sound = begin()
  gesture('pointerdown')
  await settled()
  for (let i = 0; i < 30; i++) sound.playEvents([{ kind: 'drew' }], () => 'card', false)
  sound.play('yourTurn')
  for (let i = 0; i < 30; i++) sound.playEvents([{ kind: 'drew' }], () => 'coin', false)
  gesture('click')
  await settled()
  // The last coin and the call.
  expect(started).toHaveLength(2)
})

test.each(['interrupted', 'suspended'] as const)(
  'public 15: sound resumes after the system has %s it',
  async (state) => {
    const sound = begin()
    gesture('click')
    await settled()
    last().turn(state)
    sound.play('yourTurn')
    expect(started).toEqual([])
    gesture('touchend')
    await settled()
    expect(last().state).toBe('running')
    expect(started).toHaveLength(1)
  },
)

test.each(['rejects', 'stays open', 'throws', 'nothing'] as const)(
  'F4: a resume() that %s is tried again at the next gesture',
  async (refuses) => {
    activates = ['click']
    make = () => Object.assign(new FakeContext(), { refuses })
    const sound = begin()
    gesture('touchend')
    await settled()
    sound.play('yourTurn')
    gesture('keydown')
    await settled()
    expect(started).toEqual([])
    gesture('click')
    await settled()
    expect(started).toHaveLength(1)
  },
)

test('F4: a closed context is replaced, and the ambience starts again on the new one', async () => {
  const sound = begin({ volumeAmbience: 1 })
  sound.setAmbience('temple')
  gesture('click')
  await settled()
  const first = last()
  expect(started).toEqual([first])
  first.turn('closed')
  gesture('click')
  await settled()
  expect(contexts).toHaveLength(2)
  expect(started).toEqual([first, last()])
  sound.play('yourTurn')
  expect(started).toEqual([first, last(), last()])
})

test('F4: without a sound device the next gesture tries again', async () => {
  make = () => {
    throw new Error('no device')
  }
  const sound = begin()
  gesture('click')
  await settled()
  sound.play('yourTurn')
  make = () => new FakeContext()
  gesture('click')
  sound.play('yourTurn')
  await settled()
  expect(started).toHaveLength(1)
})

test.each(['visibilitychange', 'pageshow', 'focus'])('public 15: %s resumes a suspended context', async (kind) => {
  begin()
  gesture('click')
  await settled()
  last().turn('suspended')
  const { resumes } = last()
  if (kind === 'visibilitychange') show(false)
  else dispatchEvent(new Event(kind))
  expect(last().resumes).toBe(resumes + 1)
})

test('public 15: a hidden page suspends its context, and its return does not resume endlessly if the engine refuses', async () => {
  begin()
  gesture('click')
  await settled()
  show(true)
  expect(last().state).toBe('suspended')
  const { resumes } = last()
  // The engine stops it again and again.
  show(false)
  for (let i = 0; i < 20; i++) last().turn('suspended')
  expect(last().resumes).toBe(resumes + 2)
})

test('F4: at volume 0 no gesture makes a context', async () => {
  const sound = begin({ volume: 0 })
  gesture('click')
  await settled()
  sound.play('yourTurn')
  expect(contexts).toEqual([])
})
