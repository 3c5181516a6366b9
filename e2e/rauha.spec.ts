/** Rauha, played through its four rounds as players do, and drafted by two players with hidden cards. */
import type { Locator, Page } from '@playwright/test'
import { expect, launchApp, test } from './fixture.ts'
import { clickOn, dragPiece } from './mouse.ts'
import {
  actAndWaitForPrompt,
  waitForPrompt,
  choiceButtons,
  controlButton,
  curtainButton,
  endTurnButton,
  expectResult,
  litPieces,
  readLogLines,
  resultHeading,
  sitDown,
  reduceMotion,
} from './table-actions.ts'
import { takeMessages, recordMessages, readAllPageText, type ReceivedMessage } from './page-messages.ts'
import { playByKeys, sitDownByKeys, createIndexPicker } from './keyboard-play.ts'

const GAME = 'Rauha'
const START = { args: ['--seed', 'five worlds', '--pace', '0'] }

const on = (page: Page, place: string): Locator => page.locator(`button[data-piece][data-place^="${place}"]`)
const poolCards = (page: Page): Locator => on(page, 'satellite:')
const keptCard = (page: Page, seat: number): Locator => on(page, `seat${String(seat)}:kept`)
const squares = (page: Page, seat: number): Locator => on(page, `seat${String(seat)}:square`)
const prompt = (page: Page): Locator => page.getByTestId('prompt')
const discardFor = (page: Page, what: 'crystals' | 'spore'): Locator => controlButton(page, `rauha.control.${what}`)

async function idOf(card: Locator): Promise<string> {
  return ((await card.getAttribute('data-piece')) ?? '').replace('card:', '')
}

test('a whole game of three players, with the mouse on the board', async () => {
  test.setTimeout(900_000)
  const app = await launchApp(START)
  const page = await app.firstWindow()
  await reduceMotion(page)
  await sitDown(page, { game: GAME, people: ['Ana'], bots: 2 })
  const which = createIndexPicker()
  const done = { drafted: 0, clicked: 0, dragged: 0, spored: 0, sold: 0, activated: 0 }
  for (let now = await waitForPrompt(page); now !== 'over'; now = await waitForPrompt(page)) {
    if (now === 'endTurn') {
      await actAndWaitForPrompt(page, () => endTurnButton(page).click())
      continue
    }
    const pool = await poolCards(page).count()
    if (pool > 0) {
      done.drafted += 1
      await actAndWaitForPrompt(page, () => clickOn(page, poolCards(page).nth(which(pool))))
      // Until the bots have chosen too, another card could be taken.
      await expect(prompt(page)).not.toContainText('you keep')
    } else if (await discardFor(page, 'crystals').isVisible()) {
      const open = await squares(page, 0).count()
      const way = done.drafted % 4
      if (open === 0) {
        done.sold += 1
        await actAndWaitForPrompt(page, () => discardFor(page, 'crystals').click())
      } else if (way === 3) {
        done.spored += 1
        await actAndWaitForPrompt(page, () => discardFor(page, 'spore').click())
        await actAndWaitForPrompt(page, () => clickOn(page, squares(page, 0).first()))
      } else if (way === 2) {
        done.dragged += 1
        await actAndWaitForPrompt(page, () =>
          dragPiece(page, keptCard(page, 0), () => squares(page, 0).nth(which(open))),
        )
      } else {
        done.clicked += 1
        await actAndWaitForPrompt(page, () => clickOn(page, squares(page, 0).nth(which(open))))
      }
    } else {
      done.activated += 1
      const all = controlButton(page, 'rauha.control.all')
      const lights = await litPieces(page).count()
      await actAndWaitForPrompt(page, async () => {
        if (await all.isVisible()) await all.click()
        else if (lights > 0) await clickOn(page, litPieces(page).nth(which(lights)))
        else await controlButton(page, 'rauha.control.end').click()
      })
    }
  }
  expect(done).toMatchObject({ drafted: 12 })
  expect(Math.min(done.clicked, done.dragged, done.spored, done.activated)).toBeGreaterThan(1)
  expect((await readLogLines(page)).filter((line) => /^Round \d is scored\.$/.test(line))).toHaveLength(4)
  await expectResult(page, 'Ana')
  await expect(page.getByText('Water sources').first()).toBeVisible()
  await page.getByRole('button', { name: 'Look at the board' }).click()
  await expect(resultHeading(page)).toBeHidden()
  await app.close()
})

test('a first round with the keyboard alone', async () => {
  test.setTimeout(600_000)
  const app = await launchApp(START)
  const page = await app.firstWindow()
  await reduceMotion(page)
  await sitDownByKeys(page, GAME)
  await playByKeys(page, 36)
  expect((await readLogLines(page)).some((line) => line.startsWith('Round 2'))).toBe(true)
  await app.close()
})

test('the player may exchange a chosen card for another one while bots are choosing', async () => {
  const app = await launchApp({ args: ['--seed', 'second thoughts', '--pace', '60000'] })
  const page = await app.firstWindow()
  await reduceMotion(page)
  await sitDown(page, { game: GAME, people: ['Ana'], bots: 2 })
  await expect(poolCards(page)).toHaveCount(4)
  const [first, second] = await Promise.all([0, 1].map((n) => idOf(poolCards(page).nth(n))))
  for (const card of [first, second, first]) {
    await actAndWaitForPrompt(page, () => clickOn(page, page.locator(`button[data-piece="card:${String(card)}"]`)))
    await expect(prompt(page)).toContainText('you keep')
    // The others may still be taken instead.
    await expect(poolCards(page)).toHaveCount(3)
  }
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(prompt(page)).toContainText(/^Ana, place|discard it\.$/)
  await expect(keptCard(page, 0)).toHaveAttribute('data-piece', `card:${String(first)}`)
  await app.close()
})

// ------------------------------------------------------------------------------------------------------------ hot-seat

/** Of a view only what may hide something. */
interface SeenView {
  readonly players: readonly {
    readonly kept: { readonly made: boolean; readonly cards: readonly string[] }
    readonly tiles: readonly (string | null)[]
    readonly covered: readonly string[]
  }[]
  readonly satellites: readonly { readonly cards: readonly string[] }[]
  readonly decks: readonly { readonly cards: readonly string[] }[]
  readonly blackHole: { readonly known: readonly string[] }
  readonly deals: readonly { readonly left: readonly (string | null)[]; readonly loose: readonly string[] }[]
}

/** All cards that a message names in its views, and those in the secrets of its events. */
function cardsIn({ views, facts: events }: ReceivedMessage<SeenView>): string[] {
  const secrets = events.flatMap(({ secret }) => (secret === undefined ? [] : [secret]))
  return [...new Set(JSON.stringify([views, secrets]).match(/A[12]-\d\d/g))]
}

const openly = ({ players }: SeenView): string[] =>
  players.flatMap(({ tiles, covered }) => [...tiles, ...covered]).filter((card) => card !== null)

/** The secrets that a message tells its viewer. `seen`: the cards that each seat has had in its hands. */
function leaks(message: ReceivedMessage<SeenView>, seen: readonly ReadonlySet<string>[]): string[] {
  const { viewer, views, facts: events } = message
  const known = viewer === 'table' ? undefined : seen[viewer]
  const open = new Set(views.flatMap(openly))
  const cards = cardsIn(message).filter((card) => !open.has(card) && known?.has(card) !== true)
  const secrets = events.filter(({ seat, from, to, secret }) => {
    if (secret === undefined || seat === viewer) return false
    const own = [from, to].some((place) => place?.startsWith(`seat${String(viewer)}:`))
    return !own
  })
  return [
    ...cards.map((card) => `${String(viewer)} was told of ${card}`),
    ...secrets.map(({ kind }) => `${String(viewer)} was told the secret of ${kind}`),
  ]
}

test('two people draft at one screen: neither sees the other’s cards', async () => {
  test.setTimeout(400_000)
  const app = await launchApp({ args: ['--seed', 'two drafts', '--pace', '0'] })
  const page = await app.firstWindow()
  await reduceMotion(page)
  await sitDown(page, { game: GAME, people: ['Ana', 'Ben'], bots: 0 })
  await expect(curtainButton(page)).toBeVisible()
  await recordMessages(page)
  const seen = [new Set<string>(), new Set<string>()]
  /** The full words of every card that any seat has had in hand. */
  const texts = new Map<string, string>()
  const kept: string[] = []

  /** Everything that reached the page, and everything on it, is known to all or to `seat`; undefined: the curtain is down. */
  async function expectNothingElse(seat: number | undefined): Promise<readonly string[]> {
    const messages = await takeMessages<SeenView>(page)
    expect(messages.flatMap((message) => leaks(message, seen))).toEqual([])
    const view = messages.findLast(({ views }) => views.length > 0)?.views.at(-1)
    const open = view === undefined ? [] : openly(view)
    const mine = seat === undefined ? [] : [...(seen[seat] ?? [])]
    const said = await readAllPageText(page)
    const ids = new Set(said.match(/A[12]-\d\d/g))
    expect([...ids].filter((card) => ![...open, ...mine].includes(card))).toEqual([])
    const named = [...texts].filter(([, text]) => said.includes(text)).map(([card]) => card)
    expect(named.filter((card) => !mine.includes(card))).toEqual([])
    return named
  }

  await expectNothingElse(undefined)
  for (const seat of [0, 1]) {
    await expect(curtainButton(page)).toContainText(seat === 0 ? 'Ana' : 'Ben')
    await curtainButton(page).click()
    await expect(poolCards(page)).toHaveCount(4)
    for (const card of await poolCards(page).all()) {
      const id = await idOf(card)
      seen[seat]?.add(id)
      texts.set(id, ((await card.getAttribute('aria-label')) ?? '').replace(/\. Age \d\.$/, ''))
    }
    // The check finds the cards: each of the four is said in full.
    expect(await expectNothingElse(seat)).toHaveLength(4)
    const wish = await Promise.all([0, 1].map((n) => idOf(poolCards(page).nth(n))))
    if (seat === 0) {
      // Ana thinks again before she hands the screen over.
      for (const card of wish) {
        await actAndWaitForPrompt(page, () => clickOn(page, page.locator(`button[data-piece="card:${card}"]`)))
        await expect(prompt(page)).toContainText('Ana, you keep')
        await expectNothingElse(seat)
      }
      kept.push(wish[1] ?? '')
      await actAndWaitForPrompt(page, () => endTurnButton(page).click())
      await expectNothingElse(undefined)
    } else {
      kept.push(wish[0] ?? '')
      await actAndWaitForPrompt(page, () => clickOn(page, poolCards(page).first()))
    }
  }
  expect([...(seen[0] ?? [])].filter((card) => seen[1]?.has(card))).toEqual([])

  // Both play their card, until the next draft. The curtain is still up for Ben, who chose last.
  const viewers = new Set<number>()
  let seat = 1
  for (let step = 0; step < 40; step++) {
    const now = await waitForPrompt(page)
    if (now === 'choice' && (await poolCards(page).count()) > 0) break
    await expectNothingElse(now === 'curtain' ? undefined : seat)
    if (now === 'curtain') {
      seat = ((await curtainButton(page).textContent()) ?? '').includes('Ana') ? 0 : 1
      await actAndWaitForPrompt(page, () => curtainButton(page).click())
    } else if (now === 'endTurn') {
      await actAndWaitForPrompt(page, () => endTurnButton(page).click())
    } else {
      viewers.add(seat)
      await actAndWaitForPrompt(page, () => choiceButtons(page).first().click())
    }
  }
  expect(viewers).toEqual(new Set([0, 1]))

  // Turn 2: the asked player looks at the cards that the other has left, and not at those that the other has kept.
  await expect(poolCards(page)).toHaveCount(3)
  const left = await Promise.all((await poolCards(page).all()).map(idOf))
  const other = 1 - seat
  expect(left.toSorted()).toEqual([...(seen[other] ?? [])].filter((card) => card !== kept[other]).toSorted())
  await app.close()
})
