// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { AppState } from '../../app-state.svelte.ts'
import type { SoundName } from '../../sound/sound-catalogue.ts'
import { setUpTableSounds } from './table-sounds.svelte.ts'
import type { OpenTableState } from './table-context.ts'

class At {
  moment = $state({ key: 1, jump: true, facts: [{ kind: 'drew' }] })
  status = $state.raw<{ deciders: number[]; outcome: object | null }>({ deciders: [0], outcome: null })
  session = $state({ pendingCount: 0, speedFactor: 1, replay: { isScrubbing: false } })
}
let at: At
let heard: string[]
let pace: number
let stop: () => void

beforeEach(() => {
  heard = []
  pace = 600
  at = new At()
  const sound = {
    playEvents: (events: readonly { kind: string }[], _: unknown, hurried: boolean) =>
      heard.push(`${events.map(({ kind }) => kind).join()}${hurried ? ' in a hurry' : ''}`),
    play: (name: SoundName) => heard.push(name),
    setAmbience: (name: string | undefined) => heard.push(name ?? 'silence'),
  }
  const settings = {
    get pace() {
      return pace
    },
    games: {},
  }
  const app = { sound, settings } as unknown as Pick<AppState, 'sound' | 'settings'>
  const gameUi = { ambience: 'temple', soundFor: () => undefined }
  const seating = {
    get moment() {
      return at.moment
    },
    get status() {
      return at.status
    },
    session: at.session,
    gameUi,
    info: { mine: [0], game: { id: 'toy' } },
  } as unknown as OpenTableState
  stop = $effect.root(() => {
    setUpTableSounds(seating, app)
  })
  flushSync()
})
afterEach(() => {
  stop()
})

function next(change: { jump?: boolean } = {}): void {
  at.moment = { key: at.moment.key + 1, jump: false, facts: [{ kind: 'played' }], ...change }
  flushSync()
}

function asks(...deciders: number[]): void {
  at.status = { deciders, outcome: null }
  flushSync()
}

test('an opened table plays only its ambience, and silence when it is left', () => {
  expect(heard).toEqual(['temple'])
  stop()
  expect(heard).toEqual(['temple', 'silence'])
})

test('plays sounds of new events, not of jumps or positions scrubbed past', () => {
  next()
  next({ jump: true })
  at.session.replay.isScrubbing = true
  next()
  expect(heard).toEqual(['temple', 'played'])
})

test('marks sounds as hurried while playback is faster than the player can listen', () => {
  at.session.speedFactor = 2
  next()
  at.session.speedFactor = 1
  pace = 0
  next()
  expect(heard.slice(1)).toEqual(['played in a hurry', 'played in a hurry'])
})

test('calls a seat that decides after others, once their updates were shown, and no seat at the end of the game', () => {
  asks(0)
  asks(1)
  at.session.pendingCount = 1
  asks(0)
  expect(heard).toEqual(['temple'])
  at.session.pendingCount = 0
  flushSync()
  expect(heard).toEqual(['temple', 'yourTurn'])
  asks(1)
  at.status = { deciders: [0], outcome: {} }
  flushSync()
  expect(heard).toEqual(['temple', 'yourTurn'])
})
