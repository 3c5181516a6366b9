import { describe, expect, it } from 'vitest'
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import { visibleEventFor } from '../../../engine/core/contract/game-events.ts'
import type { Viewer } from '../../../engine/core/contract/game.ts'
import { CARD_IDS } from '../../../engine/karmaka/data.ts'
import { karmaka } from '../../../engine/karmaka/index.ts'
import type { KarmakaState } from '../../../engine/karmaka/index.ts'
import { makeBox, boundingBox } from '../../art/boxes.ts'
import { boxOfPiece } from '../../art/piece-factory.ts'
import { pairScenePieces } from '../../stage/piece-pairing.ts'
import { createEmptyClickSequence, applyClickToSequence, evaluateClickSequence } from '../../stage/click-sequence.ts'
import type { Scene, SceneParameters } from '../../stage/scene.ts'
import { indexSceneTargets } from '../../stage/target-index.ts'
import {
  areBoxesApart,
  findPiece,
  testViewport,
  hasPiece,
  ghostsOnHover,
  isBoxWithin,
} from '../../testing/game-ui-helpers.ts'
import { closeUpPiecesOf } from './close-up.ts'
import { pileCaptionHeight, CARD_WIDTH_RATIO, deedBoxes, colourSumsLayout } from './art/geometry.ts'
import { maxAbilityFontSizeForWidth } from './art/card.ts'
import { gameUi } from './index.ts'
import { ANSWER_AREA_WIDTH_BOUNDS, HAND_CAPTION_WIDTH_TO_HEIGHT, layoutTable } from './layout.ts'
import { clickPathFor } from './click-paths.ts'
import { buildScene } from './scene.ts'
import { play, testPosition, playCardAction } from './testing.ts'

const SIZES = [
  [740, 560],
  [731, 540],
  [960, 720],
  [1300, 560],
  [1560, 1000],
  [3400, 1900],
  [390, 480],
  [372, 420],
  [390, 800],
  [760, 760],
  // What windows of 1280 x 800, 1366 x 768, 1920 x 1080 and 390 x 844 leave for the board.
  [929, 711],
  [994, 681],
  [1435, 968],
  [369, 447],
] as const

function show(state: KarmakaState, viewer: Viewer = 0, more: Partial<SceneParameters> = {}): Scene {
  const players = state.players.length
  return buildScene(karmaka.view(state, viewer), testViewport(960, 720, players, { viewer, ...more }))
}

describe('the text sizes of cards and piles', () => {
  it('A19: the names of rivals’ piles are at least 12 pixels high at 1280 x 800', () => {
    const { seats } = layoutTable(testViewport(929, 695, 3), 3)
    const rivals = [...seats.values()].filter(({ large }) => !large)
    expect(rivals.map(({ captions }) => captions)).toEqual([true, true])
    for (const { deck, future } of rivals)
      for (const pile of [deck, future]) expect(pileCaptionHeight(pile, 1) * 0.8).toBeGreaterThanOrEqual(12)
  })

  it('A19: the text of a card may be 13 pixels high in the hand and 11 on the Ruins at 1280 x 800', () => {
    const { hand, ruins } = layoutTable(testViewport(929, 695, 3), 3)
    expect(maxAbilityFontSizeForWidth(hand.h * CARD_WIDTH_RATIO, 1)).toBeGreaterThanOrEqual(13)
    expect(maxAbilityFontSizeForWidth(ruins.w * 0.95, 1)).toBeGreaterThanOrEqual(11)
  })
})

describe('the layout of a table', () => {
  it.each(SIZES)('keeps everything apart and within %d x %d', (width, height) => {
    for (const players of [2, 3, 4]) {
      const plan = layoutTable(testViewport(width, height, players), players)
      const { ladder, supply, seats, hand, answers, well, centre, ruins } = plan
      const areas = [
        ladder,
        supply,
        hand,
        answers,
        well,
        centre,
        ruins,
        ...[...seats.values()].map(({ panel }) => panel),
      ]
      expect(seats.size).toBe(players)
      for (const [i, a] of areas.entries()) {
        expect(a.x).toBeGreaterThanOrEqual(0)
        expect(a.y).toBeGreaterThanOrEqual(0)
        expect(a.x + a.w).toBeLessThanOrEqual(width + 0.01)
        expect(a.y + a.h).toBeLessThanOrEqual(height + 0.01)
        for (const b of areas.slice(i + 1)) expect(areBoxesApart(a, b)).toBe(true)
      }
      for (const { header, deeds, hand: held, deck, future } of seats.values()) {
        const parts = [header, deeds, deck, future, ...(held === undefined ? [] : [held])]
        for (const [i, a] of parts.entries()) for (const b of parts.slice(i + 1)) expect(areBoxesApart(a, b)).toBe(true)
      }
    }
  })

  it('seats partners opposite each other', () => {
    const { seats } = layoutTable(testViewport(960, 720, 4), 4)
    const middle = (seat: number): number => {
      const panel = seats.get(seat)?.panel ?? { x: 0, w: 0 }
      return panel.x + panel.w / 2
    }
    expect(middle(2)).toBeCloseTo(middle(0))
    expect(middle(1)).toBeLessThan(middle(2))
    expect(middle(3)).toBeGreaterThan(middle(2))
  })

  it('swaps an enlarged seat with the one at the bottom', () => {
    const before = layoutTable(testViewport(960, 720, 3), 3)
    const after = layoutTable(testViewport(960, 720, 3, { enlarged: 2 }), 3)
    expect(after.seats.get(2)?.panel).toEqual(before.seats.get(0)?.panel)
    expect(after.seats.get(0)?.panel).toEqual(before.seats.get(2)?.panel)
    expect(after.hand).toEqual(before.hand)
  })
})

describe('cards on the table', () => {
  it.each(SIZES)(
    'the Hand is centred on its row as far as it stays clear of the button area, at %d x %d',
    (width, height) => {
      for (const count of [1, 2, 3, 7]) {
        const shown = show(testPosition(2, [{ hand: CARD_IDS.slice(0, count), deck: CARD_IDS.slice(20, 21) }]), 0, {
          width,
          height,
        })
        const cards = shown.pieces.filter(({ place, sprite }) => place === 'seat0:hand' && sprite.kind === 'card')
        const boxes = cards.map(boxOfPiece)
        const { left, top, width: w, height: h } = shown.answers ?? { left: 0, top: 0, width: 0, height: 0 }
        for (const each of boxes) expect(areBoxesApart(each, makeBox(left, top, w, h))).toBe(true)
        const { x, w: wide } = boundingBox(boxes)
        const before = x - layoutTable(testViewport(width, height, 2), 2).hand.x
        const after = left + w - x - wide
        expect(before).toBeLessThan(after + 1)
        // Cards off the middle are as far to that side as the answers allow; the turned corner of a card reaches further.
        expect(before > after - 1 || left - x - wide < w * 0.4).toBe(true)
      }
    },
  )

  it('A20: cards that would overlap use the width that the buttons do not need', () => {
    const at = (count: number, textScale = 1) => {
      const state = testPosition(3, [{ hand: CARD_IDS.slice(0, count), deck: CARD_IDS.slice(20, 21) }])
      const shown = show(state, 0, { width: 929, height: 711, textScale })
      const [first, second] = shown.pieces.filter(
        ({ place, sprite }) => place === 'seat0:hand' && sprite.kind === 'card',
      )
      if (first === undefined || second === undefined || shown.answers === undefined) throw new Error('no room')
      return { step: (second.x - first.x) / first.width, answers: shown.answers.width }
    }
    const whole = layoutTable(testViewport(929, 711, 3), 3).answers.w
    expect(at(4)).toMatchObject({ answers: whole })
    expect(at(5).step).toBeGreaterThanOrEqual(1)
    expect(at(5).answers).toBe(ANSWER_AREA_WIDTH_BOUNDS.least)
    expect(at(6).step).toBeGreaterThan(0.84)
    // Larger words need a wider button.
    expect(at(6, 1.25).answers).toBeCloseTo(ANSWER_AREA_WIDTH_BOUNDS.least * 1.25)
  })

  it('five cards of a Hand do not overlap on an upright tablet', () => {
    const state = testPosition(3, [{ hand: CARD_IDS.slice(0, 5), deck: CARD_IDS.slice(20, 21) }])
    const { pieces } = show(state, 0, { width: 747, height: 633 })
    const cards = pieces.filter(({ place, sprite }) => place === 'seat0:hand' && sprite.kind === 'card')
    expect(cards).toHaveLength(5)
    for (const [i, card] of cards.entries()) {
      const next = cards[i + 1]
      if (next !== undefined) expect(next.x - card.x).toBeGreaterThanOrEqual(card.width * 0.99)
      // And their texts are readable.
      expect(card.width).toBeGreaterThan(90)
    }
  })

  it.each(SIZES)(
    'the Hand may also use the button area while the player is unable to pass, at %d x %d',
    (width, height) => {
      for (const count of [1, 3, 5, 7, 9]) {
        const { pieces, answers } = show(testPosition(2, [{ hand: CARD_IDS.slice(0, count) }]), 0, { width, height })
        const boxes = pieces
          .filter(({ place, sprite }) => place === 'seat0:hand' && sprite.kind === 'card')
          .map(boxOfPiece)
        const plan = layoutTable(testViewport(width, height, 2), 2)
        const foot = boundingBox([plan.hand, plan.answers])
        const cards = boundingBox(boxes)
        expect(cards.x - foot.x).toBeCloseTo(foot.x + foot.w - cards.x - cards.w)
        const taken = cards.x + cards.w > plan.answers.x
        expect(answers === undefined).toBe(taken)
      }
    },
  )

  it.each(SIZES)('of a large Hand cover at most half of each other at %d x %d', (width, height) => {
    const hand = [...CARD_IDS.slice(0, 14)]
    const { pieces } = show(testPosition(4, [{ hand }]), 0, { width, height })
    const cards = pieces.filter(({ place, sprite }) => place === 'seat0:hand' && sprite.kind === 'card')
    expect(cards).toHaveLength(14)
    for (const [i, card] of cards.entries()) {
      const next = cards[i + 1]
      if (next === undefined || Math.abs(next.y - card.y) > card.height / 2) continue
      expect(next.x - card.x).toBeGreaterThan(card.width / 2)
      expect(card.width).toBeGreaterThan(24)
    }
  })

  it('are only counted where the viewer may not see them', () => {
    const state = testPosition(2, [
      { hand: ['panic'] },
      { hand: ['mimic', 'spite'], deck: ['voyage'], future: ['denial'] },
    ])
    state.ruins = []
    state.well = { cards: ['oracle' as never, 'destiny'], seen: [0, 0] }
    const text = JSON.stringify(show(state))
    for (const card of ['mimic', 'spite', 'voyage', 'denial', 'destiny', 'oracle']) expect(text).not.toContain(card)
    expect(findPiece(show(state), 'seat1:hand:count').sprite['count']).toBe(2)
    expect(findPiece(show(state, 1), 'seat1:hand:mimic:0').sprite['face']).toBe(1)
  })

  it('that the viewer has seen in a rival’s Hand show their faces', () => {
    const state = testPosition(2, [{ hand: ['peek', 'panic'] }, { hand: ['mimic', 'spite'] }])
    play(state, playCardAction('peek'), { do: 'target', seat: 1 })
    const shown = show(state)
    expect(findPiece(shown, 'seat1:hand:mimic:0').sprite['face']).toBe(1)
    expect(findPiece(shown, 'seat1:hand:spite:0').sprite['face']).toBe(1)
    expect(JSON.stringify(show(state, 'table'))).not.toContain('mimic')
  })

  it('of a Hand stay complete while Swindle has picked some, whatever the viewer knows', () => {
    const cards = ['panic', 'panic', 'spite', 'mimic'] as const
    for (const seen of [0, 2, 4]) {
      const state = testPosition(3, [{ hand: ['swindle'] }, { hand: [...cards] }])
      state.memory[2]?.[1]?.push(...cards.slice(0, seen))
      play(state, playCardAction('swindle'), { do: 'target', seat: 1 })
      for (const viewer of [0, 1, 2, 'table', 'open'] as const) {
        const { pieces } = show(state, viewer)
        const held = pieces.filter(({ place, sprite }) => place === 'seat1:hand' && /^(card|back)$/.test(sprite.kind))
        expect(held).toHaveLength(cards.length)
      }
    }
  })

  it('are animated from a rival’s Hand to the centre and turn over on the way', () => {
    const state = testPosition(2, [{ hand: ['mimic', 'spite', 'panic'] }])
    const before = show(state, 1, { bottom: 1 })
    const events = play(state, playCardAction('panic')).map((event): VisibleEvent => visibleEventFor(event, 1))
    const after = show(state, 1, { bottom: 1 })
    const source = pairScenePieces(before.pieces, after.pieces, events).sources.get('centre:panic')
    expect(source).toMatchObject({ from: 'piece', id: 'seat0:hand:back:2' })
    expect(findPiece(before, 'seat0:hand:back:2').sprite['face']).toBe(0)
    expect(findPiece(after, 'centre:panic').sprite['face']).toBe(1)
  })

  it('are turned face down on a Future Life', () => {
    const state = testPosition(2, [{ hand: ['mimic', 'panic'] }])
    const before = show(state)
    const events = play(state, playCardAction('mimic', 'future')).map((event): VisibleEvent =>
      visibleEventFor(event, 0),
    )
    const after = show(state)
    expect(pairScenePieces(before.pieces, after.pieces, events).sources.get('seat0:future:0')).toMatchObject({
      id: 'seat0:hand:mimic:0',
    })
    expect(findPiece(after, 'seat0:future:0').sprite['face']).toBe(0)
  })
})

describe('the cards that a choice asks for', () => {
  const tray = (state: KarmakaState, viewer: Viewer = 0): readonly string[] =>
    show(state, viewer)
      .pieces.filter(({ layer, sprite }) => layer === 11 && (sprite.kind === 'card' || sprite.kind === 'back'))
      .map(({ id }) => id)

  it('are laid out large beside the asking card: the top of the Ruins', () => {
    const state = testPosition(2, [{ hand: ['salvage'] }], { ruins: ['mimic', 'spite', 'panic', 'crisis'] })
    play(state, playCardAction('salvage'))
    expect(tray(state)).toEqual(['centre:salvage', 'ruins:1', 'ruins:2', 'ruins:3'])
    expect(show(state).pieces.filter(({ id }) => id === 'ruins:3')).toHaveLength(1)
  })

  it('are laid out: Deeds, the own Future Life only to its owner, picked and lifted cards to viewers who know them', () => {
    const crisis = testPosition(2, [{ hand: ['crisis', 'peek'] }, { deeds: ['panic', 'spite'] }])
    play(crisis, playCardAction('crisis'), { do: 'target', seat: 1 })
    expect(tray(crisis)).toEqual(['centre:crisis', 'seat1:deeds:0', 'seat1:deeds:1'])
    const recalled = testPosition(2, [{ hand: ['transmigrate'], future: ['spite', 'panic'] }])
    play(recalled, playCardAction('transmigrate'))
    expect(tray(recalled)).toEqual(['centre:transmigrate', 'seat0:future:0', 'seat0:future:1'])
    expect(tray(recalled, 1)).toEqual([])
    const swindle = testPosition(2, [{ hand: ['swindle'] }, { hand: ['panic', 'panic', 'spite'] }])
    play(swindle, playCardAction('swindle'), { do: 'target', seat: 1 })
    expect(tray(swindle)).toEqual(['centre:swindle', 'picked:panic:0', 'picked:panic:1', 'picked:spite:0'])
    expect(tray(swindle, 'table')).toEqual(['centre:swindle', 'picked:back:0', 'picked:back:1', 'picked:back:2'])
    const destiny = testPosition(2, [{ hand: ['destiny'] }])
    destiny.well = { cards: ['panic', 'spite', 'mimic'], seen: [0, 0, 0] }
    play(destiny, playCardAction('destiny'))
    expect(tray(destiny)).toHaveLength(4)
    expect(findPiece(show(destiny), 'lifted:0').sprite.kind).toBe('card')
    expect(findPiece(show(destiny, 1), 'lifted:0').sprite.kind).toBe('back')
  })
})

describe('an open pile', () => {
  it('shows every card once, the uppermost first, and closes with a click anywhere', () => {
    const ruins = [...CARD_IDS]
    const shown = show(testPosition(2, [], { ruins }), 0, { opened: 'ruins' })
    const cards = ruins.map((_, at) => findPiece(shown, `ruins:${String(at)}`))
    for (const card of cards) expect(card.targets).toEqual([{ on: 'open', id: 'ruins' }])
    expect(new Set(shown.pieces.map(({ id }) => id)).size).toBe(shown.pieces.length)
    const top = cards.at(-1)
    for (const card of cards.slice(0, -1)) expect((top?.y ?? 0) <= card.y || (top?.x ?? 0) < card.x).toBe(true)
    for (const [i, a] of cards.entries()) {
      for (const b of cards.slice(i + 1)) expect(areBoxesApart(boxOfPiece(a), boxOfPiece(b))).toBe(true)
    }
    expect(findPiece(shown, 'browse:veil').targets).toEqual([{ on: 'open', id: 'ruins' }])
  })

  it('may be a Future Life only for its owner', () => {
    const state = testPosition(2, [{ future: ['panic', 'spite'] }, { future: ['mimic'] }])
    expect(hasPiece(show(state, 0, { opened: 'seat0:future' }), 'browse:veil')).toBe(true)
    expect(hasPiece(show(state, 0, { opened: 'seat1:future' }), 'browse:veil')).toBe(false)
    const opens = show(state).pieces.flatMap(({ targets = [] }) => targets.filter(({ on }) => on === 'open'))
    expect(opens).toEqual([{ on: 'open', id: 'seat0:future' }])
  })
})

describe('the ghost of a choice', () => {
  it('is not shown on a pile that is covered by laid-out cards', () => {
    const state = testPosition(2, [{ hand: ['destiny', 'spite'] }])
    const landing = (): boolean => {
      const [action] = karmaka.choices(state, 0).filter((each) => each.do !== 'play' || each.way === 'future')
      if (action === undefined) throw new Error('nothing to do')
      const pile = layoutTable(testViewport(960, 720, 2), 2).seats.get(0)?.future
      return ghostsOnHover(gameUi, state, action, testViewport(960, 720, 2)).some(
        ({ sprite, x, y }) => sprite.kind === 'back' && pile !== undefined && isBoxWithin(makeBox(x, y, 0, 0), pile),
      )
    }
    expect(landing()).toBe(true)
    state.well = { cards: ['panic', 'spite', 'mimic'], seen: [0, 0, 0] }
    play(state, playCardAction('destiny'))
    expect(hasPiece(show(state), 'tray')).toBe(true)
    expect(landing()).toBe(false)
  })
})

describe('a scene', () => {
  it('enlarges an offered card, and marks the seat that is asked and the next one', () => {
    const state = testPosition(3, [{ hand: ['salvage', 'peek'] }])
    const { ruins } = state
    ruins.length = 0
    play(state, playCardAction('salvage'))
    const shown = show(state)
    expect(findPiece(shown, 'sign:1').sprite['id']).toBe('sign.asked')
    expect(findPiece(shown, 'sign:2').sprite['id']).toBe('sign.next')
    expect(findPiece(shown, 'seat1:panel').sprite['asked']).toBe(true)
    const plan = layoutTable(testViewport(960, 720, 3), 3)
    expect(findPiece(shown, 'centre:salvage').height).toBeGreaterThan(plan.centre.h)
  })

  it('K1, B3: a golden sign means the answer, and is golden only to the viewer who may click it', () => {
    const state = testPosition(3, [{ hand: ['salvage', 'peek'] }])
    state.ruins.length = 0
    play(state, playCardAction('salvage'))
    for (const viewer of [0, 1, 2, 'table', 'open'] as const) {
      const shown = show(state, viewer, { bottom: viewer === 1 ? 1 : 0 })
      const golden = shown.pieces.filter(({ sprite }) => sprite.kind === 'sign' && sprite['strong'] === true)
      expect(golden.map(({ id }) => id)).toEqual(viewer === 1 ? ['sign:1'] : [])
    }
    const sign = findPiece(show(state, 1, { bottom: 1 }), 'sign:1')
    const picking = createEmptyClickSequence(
      karmaka.choices(state, 1).map((action) => ({ action, path: clickPathFor(action, karmaka.view(state, 1)) })),
    )
    const { targetsOf } = indexSceneTargets(show(state, 1, { bottom: 1 }))
    expect(evaluateClickSequence(applyClickToSequence(picking, targetsOf(sign))).chosen?.action).toEqual({
      do: 'answer',
      accept: true,
    })
  })

  it('shows the target of an ability', () => {
    const state = testPosition(2, [{ hand: ['dwindle', 'peek'] }, { hand: ['panic', 'spite'] }])
    play(state, playCardAction('dwindle'), { do: 'target', seat: 1 })
    expect(hasPiece(show(state), 'beam:aim')).toBe(true)
  })

  it('shows the colour sums of a life that ends', () => {
    const state = testPosition(2, [{ deeds: ['vengeance', 'embodiment', 'peek'] }])
    state.stack = [{ kind: 'turn', seat: 0, stage: 'death' }]
    expect(findPiece(show(state), 'reckoning').sprite).toMatchObject({
      red: 4,
      green: 1,
      blue: 2,
      best: 'red',
      spend: 0,
    })
  })
})

describe('a pile', () => {
  it.each(SIZES)('K5: has its number clear of its name and of the text of its card at %d x %d', (width, height) => {
    for (const players of [2, 3, 4]) {
      const state = testPosition(players, [{ deck: ['panic'], future: ['peek'] }], { ruins: ['mimic', 'spite'] })
      const shown = show(state, 0, { width, height, seats: testViewport(width, height, players).seats })
      for (const place of ['well', 'ruins', 'seat0:deck', 'seat0:future', 'seat1:deck', 'seat1:future']) {
        const number = boxOfPiece(findPiece(shown, `${place}:count`))
        const slot = findPiece(shown, `${place}:slot`)
        // The upper half of a card is its picture.
        expect(number.y + number.h, place).toBeLessThan(slot.y)
      }
    }
  })

  it('K5: has its full name in front, and a short one on a phone', () => {
    const nameAt = (width: number, height: number) =>
      findPiece(show(testPosition(4, []), 0, { width, height }), 'seat0:future:slot').sprite['caption']
    expect(nameAt(929, 711)).toBe('pile.future')
    expect(nameAt(369, 447)).toBe('sign.pile.future')
  })

  it.each(SIZES)('K5: has a name that does not reach that of the next pile at %d x %d', (width, height) => {
    for (const players of [2, 3, 4])
      for (const { captions, future, deck } of layoutTable(
        testViewport(width, height, players),
        players,
      ).seats.values())
        // A name is up to 9 pixels wider than a narrow pile (art/table.ts).
        if (captions) expect(deck.x - future.x - future.w).toBeGreaterThan(10)
  })

  it.each([0, 1, 3, 7])('A20: the name of a rival’s Hand of %d cards is centred under them', (count) => {
    const shown = show(testPosition(3, [{}, { hand: CARD_IDS.slice(0, count) }]), 0, { width: 929, height: 711 })
    const name = findPiece(shown, 'seat1:hand:name')
    const cards = shown.pieces.filter(({ id, sprite }) => id.startsWith('seat1:hand:') && sprite.kind === 'back')
    expect(cards).toHaveLength(count)
    if (count === 0) return
    const { x, w } = boundingBox(cards.map(boxOfPiece))
    expect(name.x).toBeCloseTo(x + w / 2, 6)
  })

  it.each(SIZES)('L6: the name of a Hand stays clear of the edge of its seat at %d x %d', (width, height) => {
    for (const players of [2, 3, 4]) {
      const hands = [{}, ...Array.from({ length: players - 1 }, () => ({ hand: [] }))]
      const shown = show(testPosition(players, hands), 0, { width, height })
      for (const { id, x, height: high } of shown.pieces.filter((piece) => piece.id.endsWith(':hand:name'))) {
        const panel = boxOfPiece(findPiece(shown, `${id.split(':')[0] ?? ''}:panel`))
        expect(x - (HAND_CAPTION_WIDTH_TO_HEIGHT / 2) * high).toBeGreaterThanOrEqual(panel.x + 3)
      }
    }
  })

  it('A20: the three colour sums of a header do not touch, however narrow it is', () => {
    for (let w = 40; w <= 700; w += 3)
      for (const line of [8, 12, 16, 24, 40]) {
        const { size, step } = colourSumsLayout(w, line)
        // A mark reaches 0.43 of its size to the left; a figure of two digits is about as wide as its mark, around 0.78.
        expect(step).toBeGreaterThan(size * (0.78 + 0.84 * 0.6 + 0.43))
        expect(0.66 * size + 2 * step + size * (0.78 + 0.84 * 0.6)).toBeLessThanOrEqual(w + 1e-9)
      }
  })

  it('K5: of a rival has a name', () => {
    const shown = show(testPosition(4, []), 0, { width: 929, height: 711 })
    for (const seat of [1, 2, 3]) {
      expect(findPiece(shown, `seat${String(seat)}:deck:slot`).sprite['caption']).toBe('sign.pile.deck')
      expect(findPiece(shown, `seat${String(seat)}:future:slot`).sprite['caption']).toBe('sign.pile.future')
      expect(hasPiece(shown, `seat${String(seat)}:hand:name`)).toBe(true)
    }
  })
})

describe('Deeds', () => {
  it('lie side by side while there are few, and all within their zone', () => {
    const area = makeBox(10, 10, 316, 106)
    const [first, second] = deedBoxes(area, 2)
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThan(first?.w ?? 0)
    for (let count = 1; count <= 14; count++) {
      const last = deedBoxes(area, count).at(-1)
      expect((last?.x ?? 0) + (last?.w ?? 0)).toBeLessThanOrEqual(area.x + area.w + 1e-9)
    }
  })
})

describe('the header of a seat', () => {
  it('K3: shows the points that a scored Deed would give', () => {
    const state = testPosition(2, [{ hand: ['vengeance'], deeds: ['mimic'] }])
    const shown = ghostsOnHover(gameUi, state, playCardAction('vengeance', 'points'), testViewport(960, 720, 2))
    const header = findPiece({ pieces: shown, outline: [] }, 'ghost:seat0:header')
    expect(header).toMatchObject({ sprite: { best: 'red', red: 4, need: 4 }, instead: 'seat0:header' })
    const played = ghostsOnHover(gameUi, state, playCardAction('vengeance'), testViewport(960, 720, 2))
    expect(hasPiece({ pieces: played, outline: [] }, 'ghost:seat0:header')).toBe(false)
  })

  it('always shows best colour, needed points and rings', () => {
    const state = testPosition(3, [{ deeds: ['vengeance'] }, { deeds: ['peek', 'mimic'] }])
    const other = state.players[1]
    if (other === undefined) throw new Error('no seat 1')
    other.rung = 2
    other.rings = 3
    const shown = show(state)
    expect(findPiece(shown, 'seat0:header').sprite).toMatchObject({ best: 'red', red: 3, need: 4, rings: 0 })
    expect(findPiece(shown, 'seat1:header').sprite).toMatchObject({
      best: 'blue',
      blue: 2,
      need: 6,
      rings: 3,
      rung: 'wolf',
    })
    expect(findPiece(shown, 'seat1:rings:2').piece).toBe('ring')
    expect(findPiece(shown, 'token:1').place).toBe('rung:2')
  })

  it('marks teams', () => {
    const teams = show(testPosition(4, [], { variant: 'teams' }))
    expect([0, 1, 2, 3].map((seat) => findPiece(teams, `seat${String(seat)}:header`).sprite['team'])).toEqual([
      'sun',
      'moon',
      'sun',
      'moon',
    ])
    const wolf = show(testPosition(3, [], { variant: 'wolf' }))
    expect(findPiece(wolf, 'seat0:header').sprite['team']).toBe('wolf')
  })
})

describe('the close-up of a card', () => {
  it.each(SIZES)('is larger and within %d x %d', (width, height) => {
    const of = testViewport(width, height, 4)
    const state = testPosition(4, [{ hand: ['panic', 'spite'] }, { deeds: ['mimic', 'peek'] }])
    const view = karmaka.view(state, 0)
    for (const piece of buildScene(view, of).pieces.filter(
      ({ sprite, width: w }) => sprite.kind === 'card' && w < 170,
    )) {
      const [near] = closeUpPiecesOf(piece, view, of)
      if (near === undefined) throw new Error(`nothing from near for ${piece.id}`)
      const { x, y, w, h } = boxOfPiece(near)
      expect(w).toBeGreaterThan(piece.width * 1.2)
      expect(x >= 0 && y >= 0 && x + w <= width && y + h <= height).toBe(true)
    }
  })

  it.each(SIZES)('K2: covers neither the targets of a card nor the buttons at %d x %d', (width, height) => {
    for (const players of [2, 3, 4]) {
      for (const variant of players === 4 ? (['free', 'teams'] as const) : (['free'] as const)) {
        for (const textScale of [1, 1.5]) {
          for (const hand of [1, 4, 7, 11]) {
            const of = testViewport(width, height, players, { textScale })
            const state = testPosition(players, [{ hand: CARD_IDS.slice(0, hand) }], { variant })
            const view = karmaka.view(state, 0)
            const shown = buildScene(view, of)
            const open = ['seat0:deeds:zone', 'centre:zone', 'seat0:future:slot']
            if (variant === 'teams') open.push('seat2:future:slot')
            const areas = open.map((id) => boxOfPiece(findPiece(shown, id)))
            const { left, top, width: w, height: h } = shown.answers ?? { left: 0, top: 0, width: 0, height: 0 }
            const held = shown.pieces.filter(({ place, sprite }) => place === 'seat0:hand' && sprite.kind === 'card')
            expect(held).toHaveLength(hand)
            for (const card of held) {
              for (const near of closeUpPiecesOf(card, view, of).map(boxOfPiece)) {
                for (const area of [...areas, { x: left, y: top, w, h }, boxOfPiece(card)])
                  expect(areBoxesApart(near, area), `${card.id}, ${String(players)} players`).toBe(true)
              }
            }
          }
        }
      }
    }
  })

  it.each(SIZES)('A18: covers no rival and no zone that the card in hand can go to, at %d x %d', (width, height) => {
    const state = testPosition(3, [{ hand: ['panic', 'spite', 'mimic'] }, { deeds: ['mimic'] }, { deeds: ['peek'] }])
    const view = karmaka.view(state, 0)
    const of = testViewport(width, height, 3)
    const shown = buildScene(view, of)
    const goals = ['seat1:panel', 'seat2:panel', 'seat0:deeds:zone'].map((id) => boxOfPiece(findPiece(shown, id)))
    const clear = goals.map(({ x, y, w, h }) => ({ left: x, top: y, width: w, height: h }))
    const held = shown.pieces.filter(({ place, sprite }) => place === 'seat0:hand' && sprite.kind === 'card')
    expect(held).toHaveLength(3)
    for (const card of held)
      for (const near of closeUpPiecesOf(card, view, { ...of, clear }).map(boxOfPiece))
        for (const goal of goals) expect(areBoxesApart(near, goal), card.id).toBe(true)
  })

  it('does not exist for a card back or a panel', () => {
    const state = testPosition(2, [{}, { hand: ['panic'] }])
    const shown = show(state)
    const of = testViewport(960, 720, 2)
    expect(closeUpPiecesOf(findPiece(shown, 'seat1:hand:back:0'), karmaka.view(state, 0), of)).toEqual([])
    expect(closeUpPiecesOf(findPiece(shown, 'seat1:panel'), karmaka.view(state, 0), of)).toEqual([])
  })
})
