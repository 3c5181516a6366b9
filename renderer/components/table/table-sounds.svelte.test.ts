// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { AppState } from '../../app-state.svelte.ts'
import type { SoundName } from '../../sound/sound-catalogue.ts'
import { playTableSounds } from './table-sounds.svelte.ts'
import type { TableContext } from './table-context.ts'

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
    playEvents: (facts: readonly { kind: string }[], _: unknown, hurried: boolean) =>
      heard.push(`${facts.map(({ kind }) => kind).join()}${hurried ? ' in a hurry' : ''}`),
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
  const face = { ambience: 'temple', soundFor: () => undefined }
  const seating = {
    get moment() {
      return at.moment
    },
    get status() {
      return at.status
    },
    session: at.session,
    face,
    info: { mine: [0], game: { id: 'toy' } },
  } as unknown as TableContext
  stop = $effect.root(() => {
    playTableSounds(seating, app)
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

test('a table that is opened is heard by its ambience alone, until it is left', () => {
  expect(heard).toEqual(['temple'])
  stop()
  expect(heard).toEqual(['temple', 'silence'])
})

test('what happens is heard; what is only shown again, or dragged past, is not', () => {
  next()
  next({ jump: true })
  at.session.replay.isScrubbing = true
  next()
  expect(heard).toEqual(['temple', 'played'])
})

test('while others are faster than one can listen it is said', () => {
  at.session.speedFactor = 2
  next()
  at.session.speedFactor = 1
  pace = 0
  next()
  expect(heard.slice(1)).toEqual(['played in a hurry', 'played in a hurry'])
})

test('one is called once others have acted, after that was shown; who was asked just before is not, nor is anybody at the end', () => {
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
