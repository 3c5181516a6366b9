/** Karmaka, played from birth to Transcendence as players do, and by several players with hidden hands. */
import type { Locator, Page } from '@playwright/test'
import { expect, launchApp, createProfile, test } from './fixture.ts'
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
  resultHeading,
  sitDown,
  reduceMotion,
} from './table-actions.ts'
import { takeMessages, recordMessages, readAllPageText, type ReceivedMessage } from './page-messages.ts'
import { playByKeys, sitDownByKeys, tabToButton, createIndexPicker } from './keyboard-play.ts'

const GAME = 'Karmaka'
const START = { args: ['--seed', 'whole life', '--pace', '0'] }

const handCards = (page: Page): Locator => page.locator('button[data-piece*=":hand:"]')
const place = (page: Page, place: string): Locator => page.locator(`button[data-piece][data-place$="${place}"]`)

test('a whole game against a bot, with the mouse on an animated board', async () => {
  test.setTimeout(900_000)
  const app = await launchApp({ ...START, userData: createProfile({ motion: 2 }) })
  const page = await app.firstWindow()
  await sitDown(page, { game: GAME, people: ['Ana'], bots: 1 })
  const which = createIndexPicker()
  let plays = 0
  for (let now = await waitForPrompt(page); now !== 'over'; now = await waitForPrompt(page)) {
    if (now === 'endTurn') {
      await actAndWaitForPrompt(page, () => endTurnButton(page).click())
      continue
    }
    const cards = handCards(page)
    const count = await cards.count()
    const playing = count > 0 && (await choiceButtons(page).first().textContent())?.includes(': score it') === true
    if (playing) {
      plays += 1
      const card = cards.nth(which(count))
      const deeds = (): Locator => place(page, ':deeds').first()
      // For points by drag and by clicks, now and then for the future or the ability.
      if (plays % 4 === 1) await actAndWaitForPrompt(page, () => dragPiece(page, card, deeds))
      else {
        await actAndWaitForPrompt(page, () => clickOn(page, card))
        const to = plays % 4 === 0 ? place(page, 'centre') : plays % 4 === 3 ? place(page, ':future') : deeds()
        await actAndWaitForPrompt(page, () => clickOn(page, to.first()))
      }
      continue
    }
    const targets = litPieces(page)
    const lights = await targets.count()
    await actAndWaitForPrompt(page, () =>
      lights > 0 ? clickOn(page, targets.nth(which(lights))) : page.locator('[data-control]').first().click(),
    )
  }
  expect(plays).toBeGreaterThan(10)
  await expectResult(page, 'Ana')
  await page.getByRole('button', { name: 'Look at the board' }).click()
  await expect(resultHeading(page)).toBeHidden()
  await app.close()
})

test('a whole game against a bot, with the keyboard alone', async () => {
  test.setTimeout(900_000)
  const app = await launchApp(START)
  const page = await app.firstWindow()
  await reduceMotion(page)
  await sitDownByKeys(page, GAME)
  await playByKeys(page)
  await expect(resultHeading(page)).toBeVisible()
  await tabToButton(page, 'Home')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `Play ${GAME}` })).toBeVisible()
  await app.close()
})

test('the Ruins and the own Future Life open and close by mouse and by keyboard', async () => {
  const app = await launchApp(START)
  const page = await app.firstWindow()
  await reduceMotion(page)
  await sitDown(page, { game: GAME, people: ['Ana'], bots: 1 })
  // Something has to lie there first.
  const ruins = page.locator('button[data-open="ruins"]')
  const future = page.locator('button[data-open="seat0:future"]')
  for (let step = 0; step < 60 && (await ruins.count()) + (await future.count()) < 2; step++) {
    if ((await waitForPrompt(page)) === 'endTurn') {
      await actAndWaitForPrompt(page, () => endTurnButton(page).click())
      continue
    }
    const wish = choiceButtons(page).getByText((await future.count()) === 0 ? ': keep it' : ': use its ability')
    const choice = (await wish.count()) > 0 ? wish : choiceButtons(page)
    await actAndWaitForPrompt(page, () => choice.first().click())
  }
  for (const pile of ['ruins', 'seat0:future']) {
    const button = page.locator(`button[data-open="${pile}"]`)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  }
  await clickOn(page, ruins)
  await expect(ruins).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(ruins).toHaveAttribute('aria-expanded', 'false')
  await app.close()
})

// ------------------------------------------------------------------------------------------------------------ hot-seat

interface SeenPile {
  readonly known: readonly unknown[]
}

/** Of a view only what may hide something. */
interface SeenView {
  readonly players: readonly {
    readonly hand: SeenPile
    readonly deck: SeenPile
    readonly future: { readonly known: readonly { readonly card: string }[] }
    readonly deeds: readonly string[]
  }[]
  readonly well: SeenPile
  readonly lifted: SeenPile
  readonly picked: SeenPile
  readonly ruins: readonly string[]
  readonly centre: string | null
}

/** The secrets that a message tells its viewer, while no player has yet looked at another's cards. */
function leaks({ viewer, views, facts: events }: ReceivedMessage<SeenView>): string[] {
  const found: string[] = []
  for (const view of views) {
    view.players.forEach(({ hand, deck, future }, seat) => {
      if (deck.known.length > 0) found.push(`the Deck of ${String(seat)}`)
      if (seat !== viewer && hand.known.length > 0) found.push(`the hand of ${String(seat)}`)
      if (seat !== viewer && future.known.length > 0) found.push(`the Future Life of ${String(seat)}`)
    })
    for (const pile of ['well', 'lifted', 'picked'] as const) if (view[pile].known.length > 0) found.push(pile)
  }
  for (const event of events) {
    const own = event.seat === viewer || event.to?.startsWith(`seat${String(viewer)}:`) === true
    if (event.secret !== undefined && !own) found.push(`the secret of ${event.kind}`)
  }
  return found.map((what) => `${String(viewer)} was told ${what}`)
}

const CARDS = [
  'Panic',
  'Dwindle',
  'Crisis',
  'Roulette',
  'Hell’s Heart',
  'Vengeance',
  'Spite',
  'Another Day',
  'Recycle',
  'Salvage',
  'Longevity',
  'Sowing',
  'Voyage',
  'Jubilee',
  'Transmigrate',
  'Peek',
  'Destiny',
  'Stolen Dreams',
  'Denial',
  'Swindle',
  'Thievery',
  'Embodiment',
  'Mimic',
]
const idOf = (name: string): string => name.toLowerCase().replace('’', '').replace(' ', '-')

/** The cards that the page names anywhere. */
async function named(page: Page): Promise<string[]> {
  const all = await readAllPageText(page)
  return CARDS.filter((name) => all.includes(name) || new RegExp(`\\b${idOf(name)}\\b`).test(all)).map(idOf)
}

test('three people at one screen: neither a message nor the page reveals what another player hides', async () => {
  test.setTimeout(400_000)
  const app = await launchApp({ args: ['--seed', 'three hands', '--pace', '0'] })
  const page = await app.firstWindow()
  await reduceMotion(page)
  await sitDown(page, { game: GAME, people: ['Ana', 'Ben', 'Cleo'], bots: 0 })
  await expect(curtainButton(page)).toBeVisible()
  await recordMessages(page)
  // The curtain is down, and nothing lies openly yet: the page knows no card at all.
  expect(await named(page)).toEqual([])

  const lifted = new Set<number>()
  const viewers: (number | 'table')[] = []
  let seat = -1
  for (let step = 0; step < 30; step++) {
    const now = await waitForPrompt(page)
    if (now === 'curtain') {
      const name = (await curtainButton(page).textContent()) ?? ''
      seat = ['Ana', 'Ben', 'Cleo'].findIndex((each) => name.includes(each))
      await actAndWaitForPrompt(page, () => curtainButton(page).click())
      lifted.add(seat)
    } else if (now === 'endTurn') {
      await actAndWaitForPrompt(page, () => endTurnButton(page).click())
    } else {
      // In turn for points and for the future; abilities would show cards of others rightly.
      const way = choiceButtons(page).getByText(step % 2 === 0 ? ': score it' : ': keep it')
      await actAndWaitForPrompt(page, () => way.first().click())
    }
    const messages = await takeMessages<SeenView>(page)
    viewers.push(...messages.map(({ viewer }) => viewer))
    expect(messages.flatMap(leaks)).toEqual([])
    const down = await curtainButton(page).isVisible()
    expect(messages.filter(({ viewer }) => viewer !== 'table' && viewer !== seat)).toEqual([])
    // Each card that the page names lies openly, or belongs to the player that lifted the curtain.
    const view = messages.findLast(({ views }) => views.length > 0)?.views.at(-1)
    if (view === undefined) continue
    const open = [...view.players.flatMap(({ deeds }) => deeds), ...view.ruins, view.centre]
    const own = down ? undefined : view.players[seat]
    const mine = own === undefined ? [] : [...own.hand.known, ...own.future.known.map(({ card }) => card)]
    expect((await named(page)).filter((card) => ![...open, ...mine].includes(card))).toEqual([])
  }
  expect([...lifted].toSorted()).toEqual([0, 1, 2])
  // The checked messages were of every kind: each person's own, and those for all viewers.
  expect(new Set(viewers)).toEqual(new Set([0, 1, 2, 'table']))
  await app.close()
})

test('an answer out of turn is behind a curtain of its own', async () => {
  const app = await launchApp({ args: ['--seed', 'three hands', '--pace', '0'] })
  const page = await app.firstWindow()
  await reduceMotion(page)
  await sitDown(page, { game: GAME, people: ['Ana', 'Ben'], bots: 0 })
  await actAndWaitForPrompt(page, () => curtainButton(page).click())
  const player = await page.getByTestId('prompt').textContent()
  // Any ability ends in an offer to the other person; on the way whatever it asks is answered with the first choice.
  await actAndWaitForPrompt(page, () => choiceButtons(page).getByText(': use its ability').first().click())
  for (let step = 0; step < 12 && (await waitForPrompt(page)) !== 'curtain'; step++)
    await actAndWaitForPrompt(page, async () => {
      if ((await waitForPrompt(page)) === 'endTurn') await endTurnButton(page).click()
      else await choiceButtons(page).last().click()
    })
  await expect(curtainButton(page)).toBeVisible()
  const next = await curtainButton(page).textContent()
  expect(player?.startsWith('Ana')).toBe(next?.includes('Ben'))
  await actAndWaitForPrompt(page, () => curtainButton(page).click())
  await expect(controlButton(page, 'yes').or(choiceButtons(page)).first()).toBeVisible()
  await app.close()
})
