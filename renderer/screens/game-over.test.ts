// @vitest-environment happy-dom
import { flushSync, mount, unmount, type ComponentProps } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import type { Outcome } from '../../engine/core/contract/outcome.ts'
import { ANA_SEAT, BEN_SEAT, HERON_BOT_SEAT } from '../testing/fake-host.ts'
import { addMessages } from '../messages/index.ts'
import { medalWreathOfNthAchievement, wreathPath } from '../components/achievements/medal-wreath.ts'
import GameResultOverlay from './GameResultOverlay.svelte'

addMessages({
  'toy.end': 'The bag is empty.',
  'toy.earth': '{count} on the Earth',
  'toy.run': 'Longest run',
  'toy.sage': 'Sage',
  'toy.came': '{seat} is at rest',
})

const outcome: Outcome = {
  reason: { id: 'toy.end' },
  ranking: [
    {
      seats: [1],
      rank: 1,
      score: 9,
      title: { id: 'toy.sage' },
      lines: [
        { id: 'toy.earth', values: { count: 7 }, points: 7 },
        { id: 'toy.run', points: 2 },
      ],
    },
    { seats: [0], rank: 2, score: 4, lines: [{ id: 'toy.earth', values: { count: 4 }, points: 4 }] },
    { seats: [2], rank: 2, score: 4, lines: [{ id: 'toy.run', points: 4 }] },
  ],
}

let shown: Record<string, unknown> | undefined
afterEach(() => {
  if (shown !== undefined) void unmount(shown)
  shown = undefined
})

function show(
  what: Outcome,
  clicks: string[] = [],
  advised?: readonly number[],
  more: Partial<ComponentProps<typeof GameResultOverlay>> = {},
): HTMLElement {
  shown = mount(GameResultOverlay, {
    target: document.body,
    props: {
      outcome: what,
      game: 'toy',
      advised,
      cameTo: (seat: number) => (seat === 1 ? { id: 'toy.came', values: { seat: { seat } } } : undefined),
      seats: [ANA_SEAT, BEN_SEAT, HERON_BOT_SEAT],
      onagain: () => clicks.push('again'),
      onlook: () => clicks.push('look'),
      onreview: () => clicks.push('review'),
      onhome: () => clicks.push('home'),
      ...more,
    },
  })
  flushSync()
  return document.body
}

const text = (element: Element | null | undefined): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

test('each standing shows its rank, its score and the lines that add up to it', () => {
  const standings = [...show(outcome).querySelectorAll('.standing')]
  expect(standings.map((each) => text(each.querySelector('.rank')))).toEqual(['1st', '2nd', '2nd'])
  expect(standings.map((each) => text(each.querySelector('.score')))).toEqual(['9', '4', '4'])
  expect([...(standings[0]?.querySelectorAll('tr') ?? [])].map(text)).toEqual([
    '7 on the Earth 7',
    'Longest run 2',
    'Sum9',
  ])
  expect(text(standings[0]?.querySelector('.title'))).toBe('Sage')
  expect(text(standings[1]?.querySelector('.title'))).toBe('')
})

test('a game without scores shows ranks and names, and no sums', () => {
  const ranking = outcome.ranking.map(({ seats, rank }) => ({ seats, rank, lines: [] }))
  const standings = [...show({ ...outcome, ranking }).querySelectorAll('.standing')]
  expect(standings.map((each) => text(each.querySelector('.rank')))).toEqual(['1st', '2nd', '2nd'])
  expect(document.body.querySelector('.score, .ranking table')).toBeNull()
  expect(text(document.body.querySelector('.winner-line'))).toBe('Ben wins')
})

test('a line without points is shown and adds nothing', () => {
  const [first, second] = outcome.ranking.map((standing) => ({
    ...standing,
    lines: [{ id: 'toy.run' }, ...standing.lines],
  }))
  if (first === undefined || second === undefined) throw new Error('Two standings, please')
  const { score: _, ...unscored } = { ...second, lines: [{ id: 'toy.run' }] }
  const standings = [...show({ ...outcome, ranking: [first, unscored] }).querySelectorAll('.standing')]
  expect([...(standings[0]?.querySelectorAll('tr') ?? [])].map(text)).toEqual([
    'Longest run',
    '7 on the Earth 7',
    'Longest run 2',
    'Sum9',
  ])
  expect([...(standings[1]?.querySelectorAll('tr') ?? [])].map(text)).toEqual(['Longest run'])
})

test('B1a-10: the value that decides the game is large for each seat, and a single line has no sum', () => {
  const decidedBy = (seat: number) => ({ value: 10 + seat, words: { id: 'toy.earth', values: { count: 10 + seat } } })
  const body = show(outcome, [], undefined, { decidedBy })
  const standings = [...body.querySelectorAll('.standing')]
  const large = standings.map((each) => each.querySelector('.score'))
  expect(large.map(text)).toEqual(['11', '10', '12'])
  expect(large[0]?.getAttribute('aria-label')).toBe('11 on the Earth')
  expect(standings.map((each) => each.querySelector('tfoot') !== null)).toEqual([true, false, false])
})

test('A14: the recount of a seat is below its result, line by line', () => {
  const recount = (seat: number) => (seat === 1 ? [{ id: 'toy.run' }, { id: 'toy.sage' }] : [])
  const standings = [...show(outcome, [], undefined, { recount }).querySelectorAll('.standing')]
  expect([...(standings[0]?.querySelectorAll('.recount li') ?? [])].map(text)).toEqual(['Longest run', 'Sage'])
  expect(standings[1]?.querySelector('.recount')).toBeNull()
})

test('A14: without a story there is no empty column beside the ranking', () => {
  const isFew = (isTelling: boolean): boolean => {
    if (shown !== undefined) void unmount(shown)
    return show(outcome, [], undefined, { isTelling }).querySelector('.body.few') !== null
  }
  expect([isFew(true), isFew(false)]).toEqual([true, false])
})

test('the result names the winner and the reason of the end', () => {
  const body = show(outcome)
  expect(text(body.querySelector('.winner-line'))).toBe('Ben wins')
  expect(text(body.querySelector('.reason'))).toBe('The bag is empty.')
})

test('a shared victory names all winners', () => {
  const tied = { ...outcome, ranking: outcome.ranking.slice(1).map((standing) => ({ ...standing, rank: 1 })) }
  expect(text(show(tied).querySelector('.winner-line'))).toBe('Ana and Heron share the victory')
})

test('offers to play again, review the game, look at the board and go home', () => {
  const clicks: string[] = []
  for (const button of show(outcome, clicks).querySelectorAll('footer button')) (button as HTMLElement).click()
  expect(clicks).toEqual(['again', 'review', 'look', 'home'])
})

test('X9: each standing shows the final state of each of its seats', () => {
  const [first] = outcome.ranking
  if (first === undefined) throw new Error('A standing, please')
  const team = { ...outcome, ranking: [{ ...first, seats: [1, 2] }] }
  expect(text(show(team).querySelector('.came'))).toBe('Ben Ben is at rest')
})

test('the result shows which seat asked the Sage, and how often', () => {
  const body = show(outcome, [], [3, 0, 0])
  expect(text(body.querySelector('.advised'))).toBe('Ana asked the Sage 3 times.')
})

test('the result does not mention the Sage if no seat asked', () => {
  expect(show(outcome).querySelector('.advised')).toBeNull()
})

test('X9: the page has the glow of its game', () => {
  expect(show(outcome).querySelector<HTMLElement>('.page')?.style.getPropertyValue('--glow')).not.toBe('')
})

test('B1b-6: achievements have a picture and a sound, and records are plain lines below the ranking', async () => {
  const onearned = vi.fn()
  addMessages({ 'toy.achievement.calm.name': 'Calm' })
  shown = mount(GameResultOverlay, {
    target: document.body,
    props: {
      outcome,
      game: 'toy',
      cameTo: () => undefined,
      seats: [ANA_SEAT, BEN_SEAT, HERON_BOT_SEAT],
      noted: { earned: [{ id: 'calm', seats: [0, 1] }], records: [{ kind: 'closest', value: 5 }] },
      achievements: ['quick', 'calm'],
      onearned,
      onagain: () => undefined,
      onlook: () => undefined,
      onreview: () => undefined,
      onhome: () => undefined,
    },
  })
  await vi.waitFor(() => {
    expect(document.body.textContent).toContain('Achieved: Calm (Ana and Ben)')
  })
  expect(document.body.textContent).toContain('Record: Closest game (5 points apart)')
  expect(document.querySelector('.medals path')?.getAttribute('d')).toBe(wreathPath(medalWreathOfNthAchievement(1)))
  expect(onearned).toHaveBeenCalledOnce()
})
