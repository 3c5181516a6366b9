import { describe, expect, test } from 'vitest'
import { lifeScoreOf } from './score.ts'
import {
  playForAbility,
  parseCards,
  decider,
  decline,
  deedsText,
  embody,
  futureText,
  handText,
  knownHandText,
  isLegal,
  mimic,
  legalActions,
  chooseTarget,
  play,
  createPosition,
  refuse,
  ruin,
  ruinsText,
  take,
  eventsOfKind,
} from './testing.ts'

describe('mosaic cards and copying', () => {
  test('KAR-113: a mosaic card counts for every colour, and once in the colour that is scored', () => {
    expect(lifeScoreOf(parseCards('mimic embodiment')).sums).toEqual({ red: 2, green: 2, blue: 2 })
    expect(lifeScoreOf(parseCards('mimic spite')).points).toBe(4)
  })

  test('KAR-114: Embodiment resolves one of the own Deeds, exposed or covered, which stays', () => {
    const state = createPosition({ players: [{ hand: 'embodiment', deeds: 'vengeance panic' }, { deeds: 'peek' }] })
    play(state, playForAbility('embodiment'))
    expect(legalActions(state)).toEqual([embody('vengeance'), embody('panic')])
    play(state, embody('vengeance'), chooseTarget(1), refuse)
    expect([deedsText(state), deedsText(state, 1), ruinsText(state)]).toEqual([
      'vengeance panic',
      '',
      'peek embodiment',
    ])
  })

  test("KAR-115: Mimic resolves a rival's exposed Deed, which stays", () => {
    const players = [{ hand: 'mimic' }, { deeds: 'panic vengeance' }, { deeds: 'peek' }, {}]
    const state = createPosition({ players: players.slice(0, 3) })
    play(state, playForAbility('mimic'))
    expect(legalActions(state)).toEqual([mimic(1), mimic(2)])
    play(state, mimic(1), chooseTarget(2), refuse)
    expect([deedsText(state, 1), deedsText(state, 2), ruinsText(state)]).toEqual(['panic vengeance', '', 'peek mimic'])
  })

  test('KAR-116: a copied ability belongs to the player of the copying card, who chooses its targets', () => {
    const players = [
      { hand: 'mimic', future: 'peek' },
      { deeds: 'transmigrate', future: 'spite' },
    ]
    const state = createPosition({ players })
    play(state, playForAbility('mimic'), mimic(1), take(0), refuse)
    expect([handText(state), futureText(state, 1)]).toEqual(['peek', 'spite'])
    const panic = createPosition({ players: [{ hand: 'mimic' }, { deeds: 'panic' }] })
    play(panic, playForAbility('mimic'), mimic(1))
    expect(legalActions(panic)).toEqual([chooseTarget(1), chooseTarget(0)])
  })

  test('KAR-117: a copied ability includes its further play', () => {
    const state = createPosition({ players: [{ hand: 'mimic crisis' }, { deeds: 'another-day' }], top: 'peek' })
    play(state, playForAbility('mimic'), mimic(1), refuse)
    expect([handText(state), isLegal(state, decline)]).toEqual(['crisis peek', true])
  })

  test('KAR-118: Embodiment may copy an own Mimic and thereby a rival, Mimic an Embodiment and thereby an own Deed', () => {
    const outer = createPosition({ players: [{ hand: 'embodiment', deeds: 'mimic' }, { deeds: 'thievery' }] })
    play(outer, playForAbility('embodiment'), embody('mimic'), mimic(1), chooseTarget(1), refuse)
    expect(handText(outer)).toBe('thievery')
    const inner = createPosition({
      players: [
        { hand: 'mimic', deeds: 'panic peek' },
        { deeds: 'embodiment', hand: 'spite' },
      ],
    })
    play(inner, playForAbility('mimic'), mimic(1))
    expect(legalActions(inner)).toEqual([embody('panic'), embody('peek')])
    play(inner, embody('peek'), chooseTarget(1))
    expect(knownHandText(inner, 0, 1)).toBe('spite')
  })

  test('KAR-119: Mimic copying Mimic and Embodiment copying Embodiment do nothing', () => {
    const mimics = createPosition({ players: [{ hand: 'mimic' }, { deeds: 'peek mimic' }] })
    const events = play(mimics, playForAbility('mimic'), mimic(1), refuse)
    expect(eventsOfKind(events, 'nothing')).toEqual([{ kind: 'nothing', seat: 0, card: 'mimic' }])
    const bodies = createPosition({
      players: [{ hand: 'embodiment', deeds: 'spite embodiment' }, { hand: 'panic peek' }],
    })
    play(bodies, playForAbility('embodiment'), embody('embodiment'), refuse)
    expect([decider(bodies), handText(bodies, 1)]).toEqual([1, 'panic peek'])
  })

  test('KAR-120: Mimic that copies Mimic through Embodiment does nothing', () => {
    const players = [
      { hand: 'mimic', deeds: 'mimic spite' },
      { deeds: 'embodiment', hand: 'peek crisis' },
    ]
    const state = createPosition({ players })
    const events = play(state, playForAbility('mimic'), mimic(1), embody('mimic'), refuse)
    expect(eventsOfKind(events, 'copied').map(({ card }) => card)).toEqual(['embodiment', 'mimic'])
    expect(eventsOfKind(events, 'nothing').map(({ card }) => card)).toEqual(['mimic'])
    expect([handText(state, 1), ruinsText(state)]).toEqual(['crisis peek', 'mimic'])
  })

  test('KAR-121: a card ruined for Denial starts a new chain of copies', () => {
    const players = [{ hand: 'embodiment embodiment', deeds: 'denial vengeance' }, { deeds: 'peek' }]
    const state = createPosition({ players })
    play(
      state,
      playForAbility('embodiment'),
      embody('denial'),
      ruin('embodiment'),
      embody('vengeance'),
      chooseTarget(1),
      refuse,
    )
    expect([ruinsText(state), deedsText(state, 1)]).toEqual(['embodiment peek embodiment', ''])
  })

  test('KAR-122: a Deed without effect may be chosen; without any Deed the player is not asked', () => {
    const idle = createPosition({ players: [{ hand: 'embodiment', deeds: 'vengeance panic' }, {}] })
    play(idle, playForAbility('embodiment'), embody('vengeance'), chooseTarget(1), refuse)
    expect(ruinsText(idle)).toBe('embodiment')
    for (const card of ['embodiment', 'mimic'] as const) {
      const none = createPosition({ players: [{ hand: card }, { hand: 'peek' }] })
      play(none, playForAbility(card))
      expect(none.stack.at(-1)).toMatchObject({ kind: 'offer', seat: 1 })
    }
  })

  test('D-12 to D-14 are asked before the target, the outermost copy first', () => {
    const players = [{ hand: 'denial embodiment', deeds: 'mimic' }, { deeds: 'vengeance' }, { deeds: 'peek' }]
    const state = createPosition({ players })
    play(state, playForAbility('denial'))
    const asked: unknown[] = []
    for (const action of [ruin('embodiment'), embody('mimic'), mimic(1), chooseTarget(2)]) {
      const frame = state.stack.at(-1)
      asked.push(frame?.kind === 'ability' ? frame.asks : frame?.kind)
      play(state, action)
    }
    expect(asked).toEqual(['ruin', 'embody', 'mimic', 'target'])
    expect(state.stack.at(-1)).toMatchObject({ kind: 'offer', seat: 2 })
  })
})
