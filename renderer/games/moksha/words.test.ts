import { describe, expect, it } from 'vitest'
import { reporter, seenBy } from '../../../engine/core/facts.ts'
import type { Message, Seat } from '../../../engine/core/game.ts'
import { configure } from '../../../engine/core/options.ts'
import { seedFromText, streamOf } from '../../../engine/core/random.ts'
import {
  AURA,
  CASTES,
  GODS,
  HEXES,
  OCCUPATION_DATA,
  OCCUPATIONS,
  REGIONS,
  TEMPLES,
  TOKENS,
} from '../../../engine/moksha/data.ts'
import { moksha } from '../../../engine/moksha/index.ts'
import type { MokshaAction, MokshaFact, MokshaState } from '../../../engine/moksha/index.ts'
import type { Reason } from '../../../engine/moksha/index.ts'
import * as at from '../../../engine/moksha/testing.ts'
import { addMessages, hasMessage, words } from '../../messages/index.ts'
import { moksha as english } from '../../messages/moksha.en.ts'
import { checkNames, checkWords } from '../path-checks.ts'
import { facts } from './figures.ts'
import { dwell, sentence } from './log.ts'
import {
  buildingName,
  casteName,
  godText,
  hexName,
  lifeName,
  occupationText,
  priceName,
  regionName,
  reward,
} from './names.ts'
import { choice, prompt } from './words.ts'

addMessages(english)
const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve']

function asked(state: MokshaState): string {
  const seat = at.decider(state)
  const { id, values } = prompt(moksha.view(state, seat), seat)
  return words({ id, values: { name: NAMES[seat] ?? '', ...values } }, NAMES)
}

function offered(state: MokshaState): string[] {
  const view = moksha.view(state, at.decider(state))
  return at.offered(state).map((action) => words(choice(action, view), NAMES))
}

function said(told: readonly unknown[]): string[] {
  return told
    .map((fact) => sentence(seenBy(fact as MokshaFact, 'table')))
    .filter((message): message is Message => message !== undefined)
    .map((message) => words(message, NAMES))
}

/** Plays, and gives what the log says of it. */
const told = (state: MokshaState, ...actions: MokshaAction[]): string[] => said(at.play(state, ...actions))

function figures(state: MokshaState, seat: Seat = 0): string[] {
  return facts(moksha.view(state, 'table'), seat).map((message) => words(message, NAMES))
}

describe('names', () => {
  it('there are for regions, buildings, tokens, gods, castes and occupations, all unlike', () => {
    const families = [
      REGIONS.map(({ id }) => regionName(id)),
      [...GODS, ...new Set(TEMPLES)].map(buildingName),
      [...TOKENS, 'dharma' as const, 'kama' as const, 'artha' as const].map(priceName),
      CASTES.map(casteName),
      OCCUPATIONS.map(lifeName),
      OCCUPATIONS.map(occupationText),
      GODS.map(godText),
    ]
    for (const family of families) {
      expect(family.flatMap((message) => checkWords('a name', message))).toEqual([])
      expect(new Set(family.map((message) => words(message))).size).toBe(family.length)
    }
    expect(words(lifeName('farmer'))).toBe('Farmer (Vaishya)')
    expect(words(lifeName('dalit'))).toBe('Dalit')
  })

  it('there are for every hex: the fewest shifts from the centre (MOK-8)', () => {
    const names = HEXES.map((_, hex) => words(hexName(hex)))
    expect(new Set(names).size).toBe(HEXES.length)
    const named = (q: number, r: number): string | undefined =>
      names[HEXES.findIndex((hex) => hex.q === q && hex.r === r)]
    expect(named(0, 0)).toBe('the centre')
    expect(named(0, -2)).toBe('dharma 2')
    expect(named(-1, -1)).toBe('dharma 2 and artha 1')
    expect(named(1, 1)).toBe('kama 2 and artha 1')
  })

  it('there are for rewards, equal karma counted', () => {
    expect(words(reward(3, ['any']))).toBe('3 disciples and 1 karma of any colour')
    expect(words(reward(0, ['kama', 'kama']))).toBe('2 kama karma')
    expect(words(reward(0, []))).toBe('nothing')
  })
})

describe('a prompt', () => {
  it('says what comes next at a window for gods (MOK-72, MOK-106)', () => {
    const state = at.position({ players: [{ ready: 'shiva', disciples: { 1: 1 } }, {}], piles: { 7: 'kama10' } })
    expect(asked(state)).toBe('Ana, where do you wander? Your own region is where you stay.')
    at.play(state, at.wander(7))
    expect(asked(state)).toBe('Ana, before you take kama 10 from the stack: a god, or go on?')
    at.play(state, at.go)
    expect(asked(state)).toMatch(/^Ana, before you gather .*: a god, or go on\?$/)
    at.play(state, at.go)
    expect(asked(state)).toBe('Ana, sacrifice a token or karma to move disciples, or leave it.')
    at.play(state, at.sacrifice('kama10'), at.mobilize(1, 6, 1))
    expect(asked(state)).toMatch(
      /^Ana, you will (grow older|die): vitality \d+, and stage 2 takes 5\. A god first, or go on\?$/,
    )
  })

  it('names the shifts to be made, and the token that wants room (MOK-27, MOK-29, MOK-31)', () => {
    const state = at.position({
      players: [{ tokens: 'kama5 kama5 kama5 artha5', region: 11 }, {}],
      piles: { 11: 'artha10' },
      buildings: { 11: 'neutral' },
    })
    at.play(state, at.wander(11))
    expect(asked(state)).toBe('Ana, your slots are full: which token makes room for artha 10?')
    at.play(state, at.replace('kama5'))
    expect(asked(state)).toBe('Ana, your marker is shifted by artha, artha, and any: where does it end?')
  })

  it('asks for disciples and karma after a death (MOK-57, MOK-62)', () => {
    const dead = at.position({ players: [{ stage: 2, disciples: { 1: 3, 2: 1 } }, {}], turn: { stage: 'recall' } })
    expect(asked(dead)).toBe('Ana, you keep 2 disciples on the board: 2 more leave.')
    const reborn = at.position({ players: [{ karma: 'dharma dharma kama kama artha' }, {}], turn: { stage: 'karma' } })
    expect(asked(reborn)).toBe('Ana, all but 1 karma is handed in for a life as Brahmin: which one is kept?')
  })

  it('leads through Brahma and Shiva (MOK-74, MOK-79)', () => {
    const state = at.position({ players: [{ ready: 'brahma shiva' }, {}] })
    at.play(state, at.shiva(4))
    expect(asked(state)).toBe('Ana, what changes places with the sanctuary of Shiva?')
    at.play(state, at.swap(9))
    at.playWith(at.firstOf, state, at.brahma)
    expect(asked(state)).toBe('Ana, where does dharma 5 go? 4 more follow.')
  })
})

describe('a choice', () => {
  it('says where it leads and what it costs (MOK-22)', () => {
    expect(offered(at.position({ players: [{ tokens: 'kama5' }, {}] }))).toEqual([
      'Stay in Malabar (sanctuary of Shiva)',
      'Go to Mysore (kama temple)',
      'Go to Madras (artha temple)',
      'Go to Bombay (sanctuary of Ganesha), handing in kama 5',
      'Go to Orissa (dharma temple), handing in kama 5',
      'Go to Central Provinces (neutral temple), handing in kama 5',
    ])
  })

  it('says what a hex gives, what of it can be taken, and with which effect (MOK-36, MOK-96, MOK-97)', () => {
    const pandit = at.position({ players: [{ occupation: 'pandit' }, {}], piles: { 4: 'dharma5' } })
    at.play(pandit, at.wander(4))
    expect(offered(pandit).toSorted()).toEqual([
      'Marker to artha 1: 2 disciples (the token counts as artha)',
      'Marker to dharma 1: 2 disciples',
      'Marker to kama 1: 2 disciples (the token counts as kama)',
    ])
    const jurist = at.position({ players: [{ occupation: 'jurist' }, {}], piles: { 4: 'artha5' } })
    at.play(jurist, at.wander(4))
    expect(offered(jurist)).toContain('Marker to artha 2: 1 disciple and 1 artha karma (token 2, temple 0)')
    const crowd = at.position({
      players: [{ region: 11 }, { disciples: { 11: 3 } }],
      buildings: { 11: 'neutral' },
    })
    at.play(crowd, at.wander(11))
    expect(offered(crowd)).toContain('Marker to kama 1: 2 disciples, of which you can take 1 disciple')
  })

  it('says what a god would do now (MOK-76, MOK-77)', () => {
    const players = [{ ready: 'ganesha vishnu', karma: 'kama' }, {}]
    const state = at.position({ players, piles: { 9: 'kama5 artha10' } })
    expect(offered(state)).toContain('Ganesha: receive 1 kama karma')
    expect(offered(state)).toContain('Ganesha: receive 2 artha karma')
    expect(offered(state)).toContain('Vishnu: take artha 10 from Bihar')
  })
})

describe('the log', () => {
  it('tells a turn: the way, the token, the reward and the age (MOK-20)', () => {
    const state = at.position({ piles: { 7: 'kama10' } })
    expect(told(state, at.wander(7))).toEqual([
      'Ana goes from Malabar to Mysore.',
      'Ana takes kama 10.',
      'Ana gathers 2 kama karma in Mysore.',
      'Ana has vitality 35, 5 needed: stage 2.',
    ])
  })

  it('tells a death: majorities, aura, disciples, the new life (MOK-21, MOK-55, MOK-62)', () => {
    const players = [{ region: 8, stage: 8, disciples: { 1: 2, 2: 1 }, karma: 'kama', occupation: 'servant' as const }]
    const state = at.position({ players: [...players, { region: 4, disciples: { 1: 2 } }], top: 'housekeeper' })
    const lines = told(state, at.wander(8), at.go)
    expect(lines).toContain('Ana has lived through all 8 stages and dies.')
    expect(lines).toContain('Punjab counts for Ana: 2 against 2.')
    expect(lines.some((line) => /^3 majorities: Ana gains 1 aura and has \d+\.$/.test(line))).toBe(true)
    expect(lines.some((line) => /^Ana hands in .*karma and is reborn: \w+\.$/.test(line))).toBe(true)
    expect(lines.at(-1)).toMatch(/^Ana is now .+\.$/)
  })

  it('tells gods and occupations', () => {
    const state = at.position({ players: [{ ready: 'shiva vishnu', region: 4 }, {}], piles: { 9: 'kama5' } })
    expect(told(state, at.shiva(4), at.swap(9))).toEqual([
      'Ana calls on Shiva.',
      'Ana lets the buildings of Malabar and Bihar change places.',
    ])
    expect(told(state, at.vishnu(9))).toEqual(['Ana calls on Vishnu.', 'Ana takes kama 5 from Bihar.'])
    const soldier = at.position({
      players: [{ occupation: 'soldier' }, { disciples: { 4: 3 } }],
      turn: { stage: 'serve', crowded: true },
    })
    expect(told(soldier, at.convert(1)).slice(0, 2)).toEqual([
      'Ana, as a Soldier, sends a disciple of Ben home from Malabar.',
      'Ana places 1 disciple more in Malabar.',
    ])
  })

  it('lets stay what has to be read', () => {
    expect(dwell([])).toBe(0)
    const died = { kind: 'died', seat: 0, stage: 2, vitality: 10, need: 15 } as const
    expect(dwell([{ kind: 'turn', seat: 0 }, died])).toBe(dwell([died]))
    expect(dwell([died])).toBeGreaterThan(0)
  })
})

describe('the figures', () => {
  it('answer whether the player lives on (MOK-50 to MOK-53)', () => {
    const first = (sketch: at.PlayerSketch): string | undefined => figures(at.position({ players: [sketch, {}] }))[0]
    expect(first({ occupation: 'farmer', stage: 6, tokens: 'dharma5 dharma10' })).toBe(
      'Vitality 35 of 45: dies, 10 short of stage 7',
    )
    expect(first({ occupation: 'dalit' })).toBe('Vitality 10 of 5: lives on, to stage 2')
    expect(first({ occupation: 'dalit', stage: 8 })).toBe('Vitality 10: at the last stage, dies this turn')
  })

  it('say after a death that the life is over (MOK-52, MOK-57)', () => {
    const state = at.position({ players: [{ stage: 2, disciples: { 1: 3 } }, {}], turn: { stage: 'recall' } })
    const lines = figures(state)
    expect(lines.slice(0, 2)).toEqual(['This life is over', 'Aura 0 of 12'])
    expect(lines.filter((line) => line.startsWith('Dying now'))).toEqual([])
  })

  it('count aura, majorities, karma, and what is one piece away (MOK-55, MOK-62, MOK-65 to MOK-67)', () => {
    const player = {
      aura: 10,
      occupation: 'swami' as const,
      tokens: 'kama5 kama5 artha5',
      karma: 'dharma kama kama',
      ready: 'brahma',
      used: 'vishnu shiva',
      disciples: { 1: 1, 2: 1, 3: 2, 5: 1 },
      land: 9,
      passing: true,
    }
    expect(figures(at.position({ players: [player, {}] }))).toEqual([
      'Vitality 45 of 5: lives on, to stage 2',
      'Aura 10 of 12',
      'Dying now: 2 aura (4 majorities), and moksha',
      'Swami (Brahmin), stage 1',
      '1 dharma karma and 2 kama karma: next life Kshatriya',
      `One more token: ${String(AURA.fourthToken)} aura`,
      `1 artha karma more: ${String(AURA.threeColours)} aura`,
      `Devoting Ganesha: ${String(AURA.fourthGod)} aura`,
      'Harmony worth 4 points',
      'Disciples on the board: 5 of 10; 1 would stay after death',
      'Ready: Brahma',
      'Used: Vishnu and Shiva',
      'Closes Bihar',
      'Windows for gods are passed',
    ])
  })

  it('tell who is free, and how many turns are left (MOK-99)', () => {
    const players = [{ attained: true, aura: 12, karma: 'kama' }, { region: 1 }]
    const state = at.position({ players, seat: 1, left: [] })
    expect(figures(state)).toEqual(['Has attained moksha', 'Aura 12 of 12', 'Harmony worth 4 points', 'Karma held: 1'])
    expect(figures(state, 1)).toContain('This is the last turn')
  })
})

/** Every reason there is: the compiler finds what is missing here, and what is too much. */
const REASONS: Readonly<Record<Reason, true>> = {
  gameOver: true,
  notYourTurn: true,
  'first.wander': true,
  'first.take': true,
  'first.farm': true,
  'first.farmTake': true,
  'first.evolve': true,
  'first.gather': true,
  'first.serve': true,
  'first.devote': true,
  'first.mobilize': true,
  'first.again': true,
  'first.age': true,
  'first.grow': true,
  'first.recall': true,
  'first.release': true,
  'first.karma': true,
  'first.close': true,
  'first.replace': true,
  'first.shift': true,
  'first.brahma': true,
  'first.swap': true,
  mustLeaveClosed: true,
  mustLeaveHigher: true,
  payNeedless: true,
  payNeeded: true,
  noToken: true,
  tooFar: true,
  wayClosed: true,
  closed: true,
  higherCaste: true,
  godNotDevoted: true,
  godUsed: true,
  oceanEmpty: true,
  noPileRoom: true,
  noKarmaRoom: true,
  pilesEmpty: true,
  nothingToSacrifice: true,
  godReady: true,
  noMobilization: true,
  noDisciplesThere: true,
  fewerDisciples: true,
  notAdjacent: true,
  regionFull: true,
  notHeld: true,
  noKarma: true,
  notOccupation: true,
  hexOutOfReach: true,
  noAnyKarma: true,
  colourFull: true,
  noRoomForDisciples: true,
  noRivalThere: true,
  otherSanctuary: true,
  noSanctuary: true,
  sanctuaryHere: true,
  keepCount: true,
  closedAlready: true,
  noWindow: true,
  pileEmpty: true,
  sinkFirst: true,
  layInstead: true,
  pileFull: true,
  notThatDeep: true,
  notDrawn: true,
  sameRegion: true,
  mustChoose: true,
  decisionHere: true,
  asksAlready: true,
}

describe('the catalogue', () => {
  const face = import.meta.glob<string>(['./**/*.{ts,svelte}', '!./**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const found = (texts: Readonly<Record<string, string>>, pattern: RegExp): string[] =>
    Object.values(texts).flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''))

  it('holds well-formed messages only', () => {
    for (const [id, text] of Object.entries(english)) {
      const keys = [...text.matchAll(/\{\s*([a-zA-Z]+)/g)].map((match) => match[1] ?? '')
      expect(words({ id, values: Object.fromEntries(keys.map((key) => [key, 1])) }), id).not.toBe(id)
    }
  })

  it('has words for every id that is written in the face', () => {
    const ids = [...found(face, /'moksha\.([\w.]+)'/g), ...found(face, /\bmessage\(\s*'([\w.]+)'/g)]
    expect(ids.length).toBeGreaterThan(60)
    expect(ids.filter((id) => !hasMessage(`moksha.${id}`))).toEqual([])
  })

  it('has words for every reason to refuse, and for no other', () => {
    const worded = Object.keys(english).flatMap((id) => (id.startsWith('moksha.why.') ? [id.slice(11)] : []))
    expect(worded.toSorted()).toEqual(Object.keys(REASONS).toSorted())
  })

  it('has words for every option and for each way to end', () => {
    const ids = [
      ...moksha.options.flatMap(({ id, values }) => [
        `option.${id}`,
        ...values.map((value) => `option.${id}.${String(value)}`),
      ]),
      ...['alone', 'harmony', 'karma', 'shared'].flatMap((end) => [`end.${end}`, `log.ended.${end}`]),
      'rank.attained',
      'rank.bound',
    ]
    expect(ids.filter((id) => !hasMessage(`moksha.${id}`))).toEqual([])
  })
})

/** Every fact at the ends of sentences, every occupation that is asked something. */
describe('words that play comes to seldom', () => {
  it('there are for every source of aura and every way to take a token', () => {
    const rare: MokshaFact[] = [
      ...(Object.keys(AURA) as (keyof typeof AURA)[]).map((source): MokshaFact => ({
        kind: 'aura',
        seat: 0,
        source,
        amount: 1,
        total: 3,
        count: 2,
      })),
      ...(['wander', 'farmer', 'vishnu'] as const).flatMap((by) =>
        [null, 'kama10' as const].map((gone): MokshaFact => ({
          kind: 'took',
          seat: 0,
          token: 'kama5',
          region: 3,
          for: gone,
          by,
        })),
      ),
      ...(['devote', 'mobilize', 'artisan', 'merchant'] as const).map((reason): MokshaFact => ({
        kind: 'paid',
        seat: 0,
        price: 'kama',
        reason,
      })),
      { kind: 'sank', seat: 0, token: 'kama5' },
      { kind: 'ended', winners: [1], reason: 'karma' },
      { kind: 'ended', winners: [0, 1], reason: 'shared' },
      { kind: 'lastTurns', seat: 0, left: [] },
      { kind: 'opened', seat: 0, region: 4 },
      { kind: 'reborn', seat: 0, karma: [], kept: [], caste: 'dalit' },
      { kind: 'reborn', seat: 0, karma: ['kama'], kept: ['artha'], caste: 'brahmin' },
    ]
    const problems = rare.flatMap((fact) => {
      const message = sentence(seenBy(fact, 'table'))
      return message === undefined ? [`no sentence for ${fact.kind}`] : checkWords(fact.kind, message)
    })
    expect(problems).toEqual([])
    const serving = OCCUPATIONS.filter((each) => !['dalit', 'farmer', 'landholder'].includes(each)).filter(
      (each) => !['maharaja', 'pandit', 'jurist'].includes(each) && OCCUPATION_DATA[each].copies > 0,
    )
    expect(serving.filter((each) => !hasMessage(`moksha.prompt.serve.${each}`))).toEqual([])
  })
})

describe('a refusal', () => {
  const why = (state: MokshaState, action: MokshaAction): string => {
    const seat = at.decider(state)
    const reason = moksha.whyNot(moksha.view(state, seat), seat, action)
    return reason === undefined ? '' : words(reason, NAMES)
  }

  it('says who is in the way, and what a way would take', () => {
    const state = at.position({ players: [{ tokens: 'kama5' }, { region: 11, land: 10 }] })
    expect(why(state, at.wander(10))).toBe('Madras is closed by Ben.')
    expect(why(state, at.wander(2))).toBe('Bombay is two borders away: hand in a token for it.')
    expect(why(state, at.wander(9))).toBe('Bihar is more than two borders away.')
    expect(why(state, at.ganesha('kama'))).toBe('You have not devoted Ganesha yet.')
    const dalit = at.position({ players: [{ occupation: 'dalit' }, { region: 7 }] })
    expect(why(dalit, at.wander(7))).toBe('A Dalit may not end in Mysore: Ben is of a higher caste.')
  })
})

/** Whole games, and everything that is said in them. */
describe('whole games', () => {
  it.each([2, 5])('are told in words that differ within each decision: %i players', (players) => {
    const configured = configure(moksha, players, {})
    if (!configured.ok) throw new Error(configured.reason.id)
    const random = streamOf(seedFromText('whole'), 'players')
    const { tell, report } = reporter(() => undefined)
    const state = moksha.setup(configured.config, streamOf(seedFromText('whole'), 0), tell)
    const problems: string[] = []
    for (let step = 1; moksha.outcome(state) === null && step < 3000; step++) {
      const seat = at.decider(state)
      const view = moksha.view(state, seat)
      const choices = moksha.choices(state, seat)
      if (step % 3 === 0) {
        const question = prompt(view, seat)
        problems.push(
          ...checkWords('a prompt', { id: question.id, values: { name: 'Ana', ...question.values } }),
          ...checkNames(choices.map((action) => ({ action, words: choice(action, view) }))),
          ...facts(view, (seat + 1) % players).flatMap((message) => checkWords('a figure', message)),
        )
      }
      const going = choices.filter((action) => action.do !== 'passWindows')
      moksha.play(state, seat, random.pick(going), streamOf(seedFromText('whole'), step), tell)
    }
    for (const fact of report.facts) {
      const message = sentence(seenBy(fact as MokshaFact, 'table'))
      if (message !== undefined) problems.push(...checkWords(fact.kind, message))
    }
    const outcome = moksha.outcome(state)
    problems.push(
      ...checkWords('the end', outcome?.reason ?? { id: 'none' }),
      ...(outcome?.ranking ?? []).flatMap(({ lines, rank }) =>
        [...lines, ...(rank === undefined ? [] : [rank])].flatMap((line) => checkWords('a line', line)),
      ),
    )
    expect([...new Set(problems)]).toEqual([])
    expect(report.facts.length).toBeGreaterThan(300)
  })
})
