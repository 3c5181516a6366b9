import { describe, expect, test } from 'vitest'
import type { KarmakaVariant } from './data.ts'
import {
  playForAbilityAction,
  acceptAction,
  deckText,
  futureText,
  isLegal,
  mimicAction,
  legalActions,
  chooseTargetAction,
  play,
  createPosition,
  refuseAction,
  ruinsText,
  eventsOfKind,
} from './testing.ts'
import { relationsOfSeat } from './variants.ts'

const related = (variant: KarmakaVariant, players: number, seat: number) => {
  const { rivalTargets, anyPlayerTargets, mimicTargets } = relationsOfSeat(variant, players, seat)
  return { rivals: rivalTargets, anySeat: anyPlayerTargets, readable: mimicTargets }
}

describe('targets', () => {
  test('KAR-32: a card has one target, chosen by its player before the ability starts', () => {
    const state = createPosition({ players: [{ hand: 'crisis' }, { deeds: 'peek' }, { deeds: 'spite mimic' }] })
    play(state, playForAbilityAction('crisis'))
    expect(legalActions(state)).toEqual([chooseTargetAction(1), chooseTargetAction(2)])
    expect(ruinsText(state)).toBe('')
    const events = play(state, chooseTargetAction(2))
    expect(eventsOfKind(events, 'targeted')).toEqual([{ kind: 'targeted', seat: 0, card: 'crisis', at: 2 }])
    expect(state.stack.at(-1)).toMatchObject({ seat: 2, asks: 'ruinDeed' })
  })

  test('KAR-33: a player may be chosen as the target although the ability does nothing to them', () => {
    const state = createPosition({ players: [{ hand: 'thievery' }, { deeds: 'peek' }, {}] })
    play(state, playForAbilityAction('thievery'))
    expect(isLegal(state, chooseTargetAction(2))).toBe(true)
  })

  test('KAR-34: an ability on any player may target the player of the card', () => {
    const state = createPosition({ players: [{ hand: 'dwindle crisis peek' }, { hand: 'spite' }] })
    play(state, playForAbilityAction('dwindle'), chooseTargetAction(0))
    expect(legalActions(state)).toEqual([
      { do: 'ruin', card: 'crisis' },
      { do: 'ruin', card: 'peek' },
    ])
  })

  test('KAR-35: legal targets by mode', () => {
    expect(related('free', 2, 1)).toEqual({ rivals: [0], anySeat: [0, 1], readable: [0] })
    expect(related('free', 3, 1)).toEqual({ rivals: [2, 0], anySeat: [2, 0, 1], readable: [2, 0] })
    expect(related('free', 4, 1)).toEqual({ rivals: [2, 0], anySeat: [2, 0, 1], readable: [2, 3, 0] })
    expect(related('teams', 4, 1)).toEqual({ rivals: [2, 0], anySeat: [2, 3, 0, 1], readable: [2, 0] })
    expect(related('wolf', 3, 0)).toEqual({ rivals: [1, 2], anySeat: [1, 2, 0], readable: [1, 2] })
    expect(related('wolf', 3, 1)).toEqual({ rivals: [0], anySeat: [2, 0, 1], readable: [0] })
  })

  test('KAR-36: among four without teams neither a card nor a copy targets the player opposite', () => {
    const players = [{ hand: 'panic mimic longevity', deeds: 'dwindle' }, { deeds: 'panic' }, {}, {}]
    const own = createPosition({ players })
    play(own, playForAbilityAction('panic'))
    expect(legalActions(own)).toEqual([chooseTargetAction(1), chooseTargetAction(3), chooseTargetAction(0)])
    const copied = createPosition({ players })
    play(copied, playForAbilityAction('mimic'))
    expect(legalActions(copied)).toEqual([mimicAction(1)])
    play(copied, mimicAction(1))
    expect(legalActions(copied)).toEqual([chooseTargetAction(1), chooseTargetAction(3), chooseTargetAction(0)])
  })

  test('KAR-37: Mimic may copy the exposed Deed of the player opposite', () => {
    const players = [{ hand: 'mimic peek' }, { deck: 'crisis' }, { deeds: 'spite panic' }, {}]
    const state = createPosition({ players })
    play(state, playForAbilityAction('mimic'), mimicAction(2), chooseTargetAction(1))
    expect([deckText(state, 1), ruinsText(state)]).toEqual(['', 'crisis'])
    play(state, refuseAction)
    expect(ruinsText(state)).toBe('crisis mimic')
  })
})

describe('the Karmic Cost', () => {
  const asked = (events: ReturnType<typeof play>) => eventsOfKind(events, 'offered').map(({ to }) => to)

  test('KAR-38: an accepted card goes onto the Future Life of the accepting player, a refused card to the Ruins', () => {
    const sketch = { players: [{ hand: 'transmigrate' }, { future: 'peek' }], ruins: 'crisis' }
    const taken = createPosition(sketch)
    play(taken, playForAbilityAction('transmigrate'), acceptAction)
    expect([futureText(taken, 1), ruinsText(taken)]).toEqual(['peek transmigrate', 'crisis'])
    const left = createPosition(sketch)
    play(left, playForAbilityAction('transmigrate'), refuseAction)
    expect([futureText(left, 1), ruinsText(left)]).toEqual(['peek', 'crisis transmigrate'])
  })

  test('KAR-39: with two players the card is offered to the rival, whatever the target of the ability was', () => {
    const players = [{ hand: 'panic transmigrate', deck: 'peek' }, {}]
    expect(
      asked(play(createPosition({ players }), playForAbilityAction('panic'), chooseTargetAction(0), refuseAction)),
    ).toEqual([1])
    expect(
      asked(play(createPosition({ players }), playForAbilityAction('panic'), chooseTargetAction(1), refuseAction)),
    ).toEqual([1])
    expect(asked(play(createPosition({ players }), playForAbilityAction('transmigrate'), refuseAction))).toEqual([1])
  })

  test('KAR-40: a card played on a rival is offered to that rival only', () => {
    const players = [{ hand: 'vengeance' }, { hand: 'crisis' }, { deeds: 'peek' }]
    const state = createPosition({ players })
    expect(asked(play(state, playForAbilityAction('vengeance'), chooseTargetAction(2), refuseAction))).toEqual([2])
    expect(ruinsText(state)).toBe('peek vengeance')
  })

  test('KAR-41: a card that concerns only its player is offered from the left until one player accepts', () => {
    const players = [{ hand: 'transmigrate' }, {}, {}]
    expect(
      asked(play(createPosition({ players }), playForAbilityAction('transmigrate'), refuseAction, refuseAction)),
    ).toEqual([1, 2])
    const state = createPosition({ players })
    expect(asked(play(state, playForAbilityAction('transmigrate'), acceptAction))).toEqual([1])
    expect(futureText(state, 1)).toBe('transmigrate')
  })

  test('KAR-42, KAR-43: a card used on its own player among four is offered left, opposite, right', () => {
    const players = [{ hand: 'dwindle peek' }, {}, {}, {}]
    const events = play(
      createPosition({ players }),
      playForAbilityAction('dwindle'),
      chooseTargetAction(0),
      refuseAction,
      refuseAction,
      refuseAction,
    )
    expect(asked(events)).toEqual([1, 2, 3])
  })

  test('KAR-44: a card is never offered to its own player', () => {
    for (const players of [2, 3, 4])
      for (let seat = 0; seat < players; seat++)
        expect(relationsOfSeat('free', players, seat).offerReceivers).not.toContain(seat)
    const state = createPosition({ players: [{ hand: 'transmigrate', future: 'peek' }, {}] })
    play(state, playForAbilityAction('transmigrate'), take0, refuseAction)
    expect(ruinsText(state)).toBe('transmigrate')
  })

  test('KAR-45: a card is never offered to a teammate, not even after its ability was used on them', () => {
    const players = [{ hand: 'longevity' }, {}, {}, {}]
    const state = createPosition({ players, variant: 'teams' })
    expect(
      asked(play(state, playForAbilityAction('longevity'), chooseTargetAction(2), refuseAction, refuseAction)),
    ).toEqual([1, 3])
    expect(ruinsText(state)).toBe('longevity')
  })

  test('KAR-46: the order of offers by mode', () => {
    const order = (variant: KarmakaVariant, players: number, seat: number) =>
      relationsOfSeat(variant, players, seat).offerReceivers
    expect(order('free', 2, 1)).toEqual([0])
    expect(order('free', 3, 1)).toEqual([2, 0])
    expect(order('free', 4, 1)).toEqual([2, 3, 0])
    expect(order('teams', 4, 1)).toEqual([2, 0])
    expect(order('wolf', 3, 0)).toEqual([1, 2])
    expect([order('wolf', 3, 1), order('wolf', 3, 2)]).toEqual([[0], [0]])
  })

  test('KAR-47: the copied ability decides to whom the copying card is offered', () => {
    const on2 = [{ hand: 'denial vengeance transmigrate' }, {}, { deeds: 'peek' }]
    const target = createPosition({ players: on2 })
    expect(
      asked(
        play(
          target,
          playForAbilityAction('denial'),
          { do: 'ruin', card: 'vengeance' },
          chooseTargetAction(2),
          refuseAction,
        ),
      ),
    ).toEqual([2])
    const untargeted = createPosition({ players: on2 })
    const events = play(
      untargeted,
      playForAbilityAction('denial'),
      { do: 'ruin', card: 'transmigrate' },
      refuseAction,
      refuseAction,
    )
    expect(asked(events)).toEqual([1, 2])
    const oneself = createPosition({ players: [{ hand: 'embodiment peek', deeds: 'panic' }, {}, {}] })
    expect(
      asked(play(oneself, playForAbilityAction('embodiment'), chooseTargetAction(0), refuseAction, refuseAction)),
    ).toEqual([1, 2])
  })

  test('KAR-48: a player whose Deed is copied by Mimic does not count as its target', () => {
    const state = createPosition({ players: [{ hand: 'mimic' }, { deeds: 'vengeance' }, { deeds: 'peek' }] })
    play(state, playForAbilityAction('mimic'), mimicAction(1))
    expect(asked(play(state, chooseTargetAction(2), refuseAction))).toEqual([2])
  })

  test('KAR-49: a copying card that copies nothing is offered to the rivals in turn', () => {
    const state = createPosition({ players: [{ hand: 'mimic' }, {}, {}] })
    expect(asked(play(state, playForAbilityAction('mimic'), refuseAction, refuseAction))).toEqual([1, 2])
  })

  test('KAR-50: the card is offered to its target even if the ability had no effect', () => {
    const state = createPosition({ players: [{ hand: 'thievery' }, {}, {}] })
    expect(asked(play(state, playForAbilityAction('thievery'), chooseTargetAction(2), acceptAction))).toEqual([2])
    expect(futureText(state, 2)).toBe('thievery')
  })

  test('KAR-51: only the card in the centre is offered, in a chain of Denials the first one', () => {
    const state = createPosition({ players: [{ hand: 'denial denial denial transmigrate' }, {}] })
    const again = { do: 'ruin', card: 'denial' } as const
    const events = play(
      state,
      playForAbilityAction('denial'),
      again,
      again,
      { do: 'ruin', card: 'transmigrate' },
      acceptAction,
    )
    expect(eventsOfKind(events, 'offered')).toMatchObject([{ card: 'denial', to: 1 }])
    expect([ruinsText(state), futureText(state, 1)]).toEqual(['denial denial transmigrate', 'denial'])
  })
})

const take0 = { do: 'take', at: 0 } as const
