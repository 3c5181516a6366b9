import { describe, expect, test } from 'vitest'
import { lifeScoreOf } from './score.ts'
import {
  playForAbilityAction,
  parseCards,
  decider,
  declineFurtherPlayAction,
  deedsText,
  copyOwnDeedAction,
  futureText,
  handText,
  knownHandText,
  isLegal,
  mimicAction,
  legalActions,
  chooseTargetAction,
  play,
  createPosition,
  refuseAction,
  ruinAction,
  ruinsText,
  takeAction,
  eventsOfKind,
} from './testing.ts'

describe('mosaic cards and copying', () => {
  test('KAR-113: a mosaic card counts for every colour, and once in the colour that is scored', () => {
    expect(lifeScoreOf(parseCards('mimic embodiment')).sums).toEqual({ red: 2, green: 2, blue: 2 })
    expect(lifeScoreOf(parseCards('mimic spite')).points).toBe(4)
  })

  test('KAR-114: Embodiment resolves one of the own Deeds, exposed or covered, which stays', () => {
    const state = createPosition({ players: [{ hand: 'embodiment', deeds: 'vengeance panic' }, { deeds: 'peek' }] })
    play(state, playForAbilityAction('embodiment'))
    expect(legalActions(state)).toEqual([copyOwnDeedAction('vengeance'), copyOwnDeedAction('panic')])
    play(state, copyOwnDeedAction('vengeance'), chooseTargetAction(1), refuseAction)
    expect([deedsText(state), deedsText(state, 1), ruinsText(state)]).toEqual([
      'vengeance panic',
      '',
      'peek embodiment',
    ])
  })

  test("KAR-115: Mimic resolves a rival's exposed Deed, which stays", () => {
    const players = [{ hand: 'mimic' }, { deeds: 'panic vengeance' }, { deeds: 'peek' }, {}]
    const state = createPosition({ players: players.slice(0, 3) })
    play(state, playForAbilityAction('mimic'))
    expect(legalActions(state)).toEqual([mimicAction(1), mimicAction(2)])
    play(state, mimicAction(1), chooseTargetAction(2), refuseAction)
    expect([deedsText(state, 1), deedsText(state, 2), ruinsText(state)]).toEqual(['panic vengeance', '', 'peek mimic'])
  })

  test('KAR-116: a copied ability belongs to the player of the copying card, who chooses its targets', () => {
    const players = [
      { hand: 'mimic', future: 'peek' },
      { deeds: 'transmigrate', future: 'spite' },
    ]
    const state = createPosition({ players })
    play(state, playForAbilityAction('mimic'), mimicAction(1), takeAction(0), refuseAction)
    expect([handText(state), futureText(state, 1)]).toEqual(['peek', 'spite'])
    const panic = createPosition({ players: [{ hand: 'mimic' }, { deeds: 'panic' }] })
    play(panic, playForAbilityAction('mimic'), mimicAction(1))
    expect(legalActions(panic)).toEqual([chooseTargetAction(1), chooseTargetAction(0)])
  })

  test('KAR-117: a copied ability includes its further play', () => {
    const state = createPosition({ players: [{ hand: 'mimic crisis' }, { deeds: 'another-day' }], top: 'peek' })
    play(state, playForAbilityAction('mimic'), mimicAction(1), refuseAction)
    expect([handText(state), isLegal(state, declineFurtherPlayAction)]).toEqual(['crisis peek', true])
  })

  test('KAR-118: Embodiment may copy an own Mimic and thereby a rival, Mimic an Embodiment and thereby an own Deed', () => {
    const outer = createPosition({ players: [{ hand: 'embodiment', deeds: 'mimic' }, { deeds: 'thievery' }] })
    play(
      outer,
      playForAbilityAction('embodiment'),
      copyOwnDeedAction('mimic'),
      mimicAction(1),
      chooseTargetAction(1),
      refuseAction,
    )
    expect(handText(outer)).toBe('thievery')
    const inner = createPosition({
      players: [
        { hand: 'mimic', deeds: 'panic peek' },
        { deeds: 'embodiment', hand: 'spite' },
      ],
    })
    play(inner, playForAbilityAction('mimic'), mimicAction(1))
    expect(legalActions(inner)).toEqual([copyOwnDeedAction('panic'), copyOwnDeedAction('peek')])
    play(inner, copyOwnDeedAction('peek'), chooseTargetAction(1))
    expect(knownHandText(inner, 0, 1)).toBe('spite')
  })

  test('KAR-119: Mimic copying Mimic and Embodiment copying Embodiment do nothing', () => {
    const mimics = createPosition({ players: [{ hand: 'mimic' }, { deeds: 'peek mimic' }] })
    const events = play(mimics, playForAbilityAction('mimic'), mimicAction(1), refuseAction)
    expect(eventsOfKind(events, 'nothing')).toEqual([{ kind: 'nothing', seat: 0, card: 'mimic' }])
    const bodies = createPosition({
      players: [{ hand: 'embodiment', deeds: 'spite embodiment' }, { hand: 'panic peek' }],
    })
    play(bodies, playForAbilityAction('embodiment'), copyOwnDeedAction('embodiment'), refuseAction)
    expect([decider(bodies), handText(bodies, 1)]).toEqual([1, 'panic peek'])
  })

  test('KAR-120: Mimic that copies Mimic through Embodiment does nothing', () => {
    const players = [
      { hand: 'mimic', deeds: 'mimic spite' },
      { deeds: 'embodiment', hand: 'peek crisis' },
    ]
    const state = createPosition({ players })
    const events = play(state, playForAbilityAction('mimic'), mimicAction(1), copyOwnDeedAction('mimic'), refuseAction)
    expect(eventsOfKind(events, 'copied').map(({ card }) => card)).toEqual(['embodiment', 'mimic'])
    expect(eventsOfKind(events, 'nothing').map(({ card }) => card)).toEqual(['mimic'])
    expect([handText(state, 1), ruinsText(state)]).toEqual(['crisis peek', 'mimic'])
  })

  test('KAR-121: a card ruined for Denial starts a new chain of copies', () => {
    const players = [{ hand: 'embodiment embodiment', deeds: 'denial vengeance' }, { deeds: 'peek' }]
    const state = createPosition({ players })
    play(
      state,
      playForAbilityAction('embodiment'),
      copyOwnDeedAction('denial'),
      ruinAction('embodiment'),
      copyOwnDeedAction('vengeance'),
      chooseTargetAction(1),
      refuseAction,
    )
    expect([ruinsText(state), deedsText(state, 1)]).toEqual(['embodiment peek embodiment', ''])
  })

  test('KAR-122: a Deed without effect may be chosen; without any Deed the player is not asked', () => {
    const idle = createPosition({ players: [{ hand: 'embodiment', deeds: 'vengeance panic' }, {}] })
    play(idle, playForAbilityAction('embodiment'), copyOwnDeedAction('vengeance'), chooseTargetAction(1), refuseAction)
    expect(ruinsText(idle)).toBe('embodiment')
    for (const card of ['embodiment', 'mimic'] as const) {
      const none = createPosition({ players: [{ hand: card }, { hand: 'peek' }] })
      play(none, playForAbilityAction(card))
      expect(none.stack.at(-1)).toMatchObject({ kind: 'offer', seat: 1 })
    }
  })

  test('D-12 to D-14 are asked before the target, the outermost copy first', () => {
    const players = [{ hand: 'denial embodiment', deeds: 'mimic' }, { deeds: 'vengeance' }, { deeds: 'peek' }]
    const state = createPosition({ players })
    play(state, playForAbilityAction('denial'))
    const asked: unknown[] = []
    for (const action of [
      ruinAction('embodiment'),
      copyOwnDeedAction('mimic'),
      mimicAction(1),
      chooseTargetAction(2),
    ]) {
      const frame = state.stack.at(-1)
      asked.push(frame?.kind === 'ability' ? frame.asks : frame?.kind)
      play(state, action)
    }
    expect(asked).toEqual(['ruin', 'embody', 'mimic', 'target'])
    expect(state.stack.at(-1)).toMatchObject({ kind: 'offer', seat: 2 })
  })
})
