import { describe, expect, it } from 'vitest'
import { brokenLaws, LAWS, trialsOf } from './battery.ts'
import { silent } from '../contract/facts.ts'
import { seedFromText, streamOf } from '../contract/random.ts'
import { uncaughtLeaks } from './law4.ts'
import { undetermined } from './law5.ts'
import { BROKEN, diceKit, echoKit, sealedKit } from './toys/index.ts'

describe('every law catches the toys that break it, and no other law is bothered', () => {
  for (const { law, also = [], what, kit } of BROKEN)
    it(`law ${String(law)}: ${what}`, () => {
      const trials = trialsOf(kit, { players: [2, 3], games: 2, seed: 'broken' })
      expect(brokenLaws(kit, trials)).toEqual([law, ...also])
    })

  it('leaves the honest toys as they were: all tests of a worker share them', () => {
    const writing = BROKEN.find(({ what }) => what === 'play writes into its action')?.kit
    if (writing === undefined) throw new Error('no toy writes into its action')
    const [trial] = trialsOf(writing, { players: [2], games: 1, seed: 'left' })
    if (trial === undefined) throw new Error('no trial')
    expect(LAWS.flatMap(({ check }) => check(writing, trial))).not.toEqual([])
    const state = diceKit.game.setup(trial.config, streamOf(seedFromText('left'), 0), silent)
    expect(diceKit.game.choices(state, 0)).toContainEqual({ do: 'roll' })
  })

  it('has a broken toy for each law', () => {
    expect(new Set(BROKEN.map(({ law }) => law))).toEqual(new Set(LAWS.map(({ number }) => number)))
  })

  it('reports where a law is broken: players, seed and number of actions', () => {
    const kit = BROKEN.find(({ law }) => law === 3)?.kit
    if (kit === undefined) throw new Error('no broken toy for law 3')
    const [trial] = trialsOf(kit, { players: [3], games: 1, seed: 'report' })
    if (trial === undefined) throw new Error('no trial')
    const [violation] = LAWS.flatMap(({ check }) => check(kit, trial))
    expect(violation).toEqual({
      law: 3,
      at: expect.stringMatching(new RegExp(`^3 players, seed ${trial.seed}, action \\d+$`)) as string,
      what: 'at beat 0: cards were lost or made',
    })
  })
})

describe('what a kit gives to the laws is checked as well', () => {
  const trials = trialsOf(sealedKit, { players: [3], games: 3, seed: 'kit' })

  it('names a leaky view that leaks nothing', () => {
    const leaks = [...sealedKit.leaks, { name: 'honest', view: sealedKit.game.view }]
    expect(uncaughtLeaks({ ...sealedKit, leaks }, trials)).toEqual(['honest'])
  })

  it('names a small position whose truth is never determinized', () => {
    const determinize: typeof echoKit.game.determinize = (view, viewer, random) => {
      const state = echoKit.game.determinize(view, viewer, random)
      if (state.deck.length === 1) state.deck = ['echo']
      return state
    }
    const kit = { ...echoKit, game: { ...echoKit.game, determinize } }
    expect(undetermined(kit, streamOf(seedFromText('small'), 0))).toEqual(['three cards unknown'])
  })

  it('refuses a scramble that breaks a promise of the state', () => {
    const scramble: typeof sealedKit.scramble = (before) => ({ ...before, rest: [] })
    const law4 = LAWS.find(({ number }) => number === 4)
    const [trial] = trials
    if (trial === undefined || law4 === undefined) throw new Error('no trial')
    expect(() => law4.check({ ...sealedKit, scramble }, trial)).toThrow('cards were lost or made')
  })
})
