import { describe, expect, test } from 'vitest'
import { scoreOf } from './score.ts'
import {
  ability,
  cards,
  decider,
  decline,
  deeds,
  embody,
  future,
  hand,
  known,
  isLegal,
  mimic,
  legalActions,
  on,
  play,
  position,
  refuse,
  ruin,
  ruins,
  take,
  eventsOfKind,
} from './testing.ts'

describe('mosaic cards and copying', () => {
  test('KAR-113: a mosaic card counts for every colour, once within the one that is scored', () => {
    expect(scoreOf(cards('mimic embodiment')).sums).toEqual({ red: 2, green: 2, blue: 2 })
    expect(scoreOf(cards('mimic spite')).points).toBe(4)
  })

  test('KAR-114: Embodiment resolves one of the own Deeds, exposed or covered, which stays', () => {
    const state = position({ players: [{ hand: 'embodiment', deeds: 'vengeance panic' }, { deeds: 'peek' }] })
    play(state, ability('embodiment'))
    expect(legalActions(state)).toEqual([embody('vengeance'), embody('panic')])
    play(state, embody('vengeance'), on(1), refuse)
    expect([deeds(state), deeds(state, 1), ruins(state)]).toEqual(['vengeance panic', '', 'peek embodiment'])
  })

  test("KAR-115: Mimic resolves a rival's exposed Deed, which stays", () => {
    const players = [{ hand: 'mimic' }, { deeds: 'panic vengeance' }, { deeds: 'peek' }, {}]
    const state = position({ players: players.slice(0, 3) })
    play(state, ability('mimic'))
    expect(legalActions(state)).toEqual([mimic(1), mimic(2)])
    play(state, mimic(1), on(2), refuse)
    expect([deeds(state, 1), deeds(state, 2), ruins(state)]).toEqual(['panic vengeance', '', 'peek mimic'])
  })

  test('KAR-116: in a copied ability you are the player of the copying card, and targets are chosen afresh', () => {
    const players = [
      { hand: 'mimic', future: 'peek' },
      { deeds: 'transmigrate', future: 'spite' },
    ]
    const state = position({ players })
    play(state, ability('mimic'), mimic(1), take(0), refuse)
    expect([hand(state), future(state, 1)]).toEqual(['peek', 'spite'])
    const panic = position({ players: [{ hand: 'mimic' }, { deeds: 'panic' }] })
    play(panic, ability('mimic'), mimic(1))
    expect(legalActions(panic)).toEqual([on(1), on(0)])
  })

  test('KAR-117: a copied ability includes its further play', () => {
    const state = position({ players: [{ hand: 'mimic crisis' }, { deeds: 'another-day' }], top: 'peek' })
    play(state, ability('mimic'), mimic(1), refuse)
    expect([hand(state), isLegal(state, decline)]).toEqual(['crisis peek', true])
  })

  test('KAR-118: Embodiment may copy an own Mimic and so a rival, Mimic an Embodiment and so an own Deed', () => {
    const outer = position({ players: [{ hand: 'embodiment', deeds: 'mimic' }, { deeds: 'thievery' }] })
    play(outer, ability('embodiment'), embody('mimic'), mimic(1), on(1), refuse)
    expect(hand(outer)).toBe('thievery')
    const inner = position({
      players: [
        { hand: 'mimic', deeds: 'panic peek' },
        { deeds: 'embodiment', hand: 'spite' },
      ],
    })
    play(inner, ability('mimic'), mimic(1))
    expect(legalActions(inner)).toEqual([embody('panic'), embody('peek')])
    play(inner, embody('peek'), on(1))
    expect(known(inner, 0, 1)).toBe('spite')
  })

  test('KAR-119: Mimic copying Mimic and Embodiment copying Embodiment do nothing', () => {
    const mimics = position({ players: [{ hand: 'mimic' }, { deeds: 'peek mimic' }] })
    const facts = play(mimics, ability('mimic'), mimic(1), refuse)
    expect(eventsOfKind(facts, 'nothing')).toEqual([{ kind: 'nothing', seat: 0, card: 'mimic' }])
    const bodies = position({ players: [{ hand: 'embodiment', deeds: 'spite embodiment' }, { hand: 'panic peek' }] })
    play(bodies, ability('embodiment'), embody('embodiment'), refuse)
    expect([decider(bodies), hand(bodies, 1)]).toEqual([1, 'panic peek'])
  })

  test('KAR-120: so do they with the other one in between', () => {
    const players = [
      { hand: 'mimic', deeds: 'mimic spite' },
      { deeds: 'embodiment', hand: 'peek crisis' },
    ]
    const state = position({ players })
    const facts = play(state, ability('mimic'), mimic(1), embody('mimic'), refuse)
    expect(eventsOfKind(facts, 'copied').map(({ card }) => card)).toEqual(['embodiment', 'mimic'])
    expect(eventsOfKind(facts, 'nothing').map(({ card }) => card)).toEqual(['mimic'])
    expect([hand(state, 1), ruins(state)]).toEqual(['crisis peek', 'mimic'])
  })

  test('KAR-121: a card ruined for Denial starts the count afresh', () => {
    const players = [{ hand: 'embodiment embodiment', deeds: 'denial vengeance' }, { deeds: 'peek' }]
    const state = position({ players })
    play(state, ability('embodiment'), embody('denial'), ruin('embodiment'), embody('vengeance'), on(1), refuse)
    expect([ruins(state), deeds(state, 1)]).toEqual(['embodiment peek embodiment', ''])
  })

  test('KAR-122: a Deed that does nothing may be chosen; without any Deed nothing is asked', () => {
    const idle = position({ players: [{ hand: 'embodiment', deeds: 'vengeance panic' }, {}] })
    play(idle, ability('embodiment'), embody('vengeance'), on(1), refuse)
    expect(ruins(idle)).toBe('embodiment')
    for (const card of ['embodiment', 'mimic'] as const) {
      const none = position({ players: [{ hand: card }, { hand: 'peek' }] })
      play(none, ability(card))
      expect(none.stack.at(-1)).toMatchObject({ kind: 'offer', seat: 1 })
    }
  })

  test('D-12 to D-14 come before the target, from the outside inwards', () => {
    const players = [{ hand: 'denial embodiment', deeds: 'mimic' }, { deeds: 'vengeance' }, { deeds: 'peek' }]
    const state = position({ players })
    play(state, ability('denial'))
    const asked: unknown[] = []
    for (const action of [ruin('embodiment'), embody('mimic'), mimic(1), on(2)]) {
      const frame = state.stack.at(-1)
      asked.push(frame?.kind === 'ability' ? frame.asks : frame?.kind)
      play(state, action)
    }
    expect(asked).toEqual(['ruin', 'embody', 'mimic', 'target'])
    expect(state.stack.at(-1)).toMatchObject({ kind: 'offer', seat: 2 })
  })
})
