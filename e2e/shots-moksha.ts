/** `npm run shots`: characteristic positions of Moksha. */
import type { Page } from '@playwright/test'
import { expect, launchApp, createProfile, test } from './fixture.ts'
import { LAST_TURN_POSITION, majoritiesButton, mokshaPosition } from './moksha-positions.ts'
import { clickOn } from './mouse.ts'
import { DESKTOP_SIZE, LONG_NAMES, playFromList, takePictures, THEMES } from './pictures.ts'
import { writePreparedTable, type PreparedTable } from './prepared-saves.ts'
import {
  actAndWaitForPrompt,
  waitForPrompt,
  controlButton,
  curtainButton,
  litPieces,
  sitDown,
  reduceMotion,
} from './table-actions.ts'

const START = { args: ['--seed', 'pictures', '--pace', '0'], viewport: DESKTOP_SIZE }

/** A life with all options: gods to call on, tokens to pay with, and a possible death. */
const RIPE = mokshaPosition(
  [
    {
      region: 7,
      occupation: 'pandit',
      stage: 7,
      aura: 6,
      ready: ['brahma', 'ganesha', 'vishnu', 'shiva'],
      tokens: ['kama5', 'dharma10', 'artha5', 'artha5'],
      slotAura: true,
      karma: { dharma: 2, kama: 2, artha: 1 },
      karmaAura: true,
      disciples: { 1: 2, 2: 1, 7: 2, 10: 2, 11: 1 },
    },
    {
      region: 11,
      occupation: 'landholder',
      stage: 4,
      aura: 6,
      land: 5,
      tokens: ['artha10', 'artha5', 'kama10'],
      karma: { dharma: 0, kama: 1, artha: 1 },
      disciples: { 5: 3, 11: 2, 10: 1 },
    },
    { region: 9, occupation: 'dalit', stage: 2, aura: 4, disciples: { 9: 2, 6: 1, 1: 2 } },
  ],
  {
    1: ['kama5'],
    2: ['artha5', 'kama10'],
    3: ['dharma10', 'kama5'],
    6: ['dharma5'],
    8: ['artha10', 'dharma5'],
    9: ['artha10'],
    10: ['artha5', 'dharma10'],
    11: ['kama5'],
  },
)

/** All players in one region, before one of them wanders on. */
const CROWD = mokshaPosition(
  [
    { region: 9, occupation: 'pandit', aura: 3, disciples: { 9: 2, 3: 1 } },
    { region: 9, occupation: 'landholder', aura: 4, disciples: { 9: 1, 5: 2 } },
    { region: 9, occupation: 'dalit', aura: 3, disciples: { 6: 1 } },
    { region: 9, occupation: 'farmer', aura: 3, disciples: { 9: 1 } },
    { region: 9, occupation: 'swami', aura: 4, disciples: { 1: 1 } },
  ],
  { 5: ['artha5'], 6: ['kama5', 'dharma5'], 9: ['artha10', 'kama10', 'dharma5'] },
)

for (const { theme, colorScheme } of THEMES) {
  const shot = (page: Page, name: string): Promise<void> => takePictures(page, theme, `moksha-${name}`)

  async function open(prepared?: PreparedTable) {
    const userData = createProfile()
    if (prepared !== undefined) writePreparedTable(userData, prepared)
    const app = await launchApp({ userData, ...START })
    const page = await app.firstWindow()
    await page.emulateMedia({ colorScheme })
    await reduceMotion(page)
    if (prepared !== undefined) {
      await page.getByRole('button', { name: 'Continue Moksha' }).click()
      await waitForPrompt(page)
    }
    return { app, page }
  }

  test(`Moksha at the beginning, ${theme}`, async () => {
    test.setTimeout(900_000)
    const { app, page } = await open()
    await sitDown(page, { game: 'Moksha', people: ['Ana'], bots: 2 })
    await waitForPrompt(page)
    await shot(page, 'wander')
    // Possible end points of the marker, and the effect of each hex.
    await litPieces(page).nth(1).hover()
    await shot(page, 'preview')
    await page.mouse.move(0, 0)
    await playFromList(page, 40)
    await shot(page, 'later')
    await app.close()
  })

  test(`Moksha with gods, a death and the end, ${theme}`, async () => {
    test.setTimeout(900_000)
    const { app, page } = await open(RIPE)
    const at = (place: string) => page.locator(`button[data-piece][data-place="${place}"]`).first()
    const site = (region: number) => page.locator(`button[data-piece="site:${String(region)}"]`)
    const prompt = async (): Promise<string> => (await page.getByTestId('prompt').textContent()) ?? ''

    await shot(page, 'ripe')
    // The majorities of all players, opened on request; and another player's sheet in front.
    await clickOn(page, majoritiesButton(page))
    await shot(page, 'majorities')
    await page.keyboard.press('Escape')
    await page.getByTitle('Enlarge the board of Bot 1').click()
    await shot(page, 'enlarged')
    await page.getByTitle('Show all boards').click()
    await clickOn(page, at('seat0:god:shiva'))
    await actAndWaitForPrompt(page, () => clickOn(page, site(4)))
    await shot(page, 'shiva')
    await actAndWaitForPrompt(page, () => clickOn(page, site(7)))
    await actAndWaitForPrompt(page, () => clickOn(page, at('seat0:god:brahma')))
    await shot(page, 'brahma')
    await actAndWaitForPrompt(page, () => clickOn(page, site(1)))
    // The choices of depth, or the next token.
    await shot(page, 'brahma-depth')
    /** Pictures to take at the first matching prompt, each once. */
    const moments = new Map<string, RegExp>([
      ['replace', /slots are full/],
      ['evolve', /where does it end/],
      ['sacrifice', /, sacrifice .* to move disciples/],
      ['mobilize', /move disciples of one region/],
      ['recall', /on the board:/],
      ['karma', /is handed in/],
    ])
    for (
      let step = 0, now = await waitForPrompt(page);
      now !== 'over' && step < 30;
      step++, now = await waitForPrompt(page)
    ) {
      const said = now === 'choice' ? await prompt() : ''
      for (const [name, words] of moments) {
        if (!words.test(said)) continue
        moments.delete(name)
        await shot(page, name)
      }
      const passing = controlButton(page, 'moksha.control.passWindows')
      // Madras with its temple, if it can be reached.
      const where = (await site(10).isVisible()) ? site(10) : litPieces(page).first()
      if (said.includes('where do you wander')) await actAndWaitForPrompt(page, () => clickOn(page, where))
      else if (now === 'choice' && (await passing.isVisible())) await actAndWaitForPrompt(page, () => passing.click())
      else await playFromList(page, 1)
    }
    await shot(page, 'reborn')
    await app.close()
  })

  test(`Moksha with all pawns in one region, ${theme}`, async () => {
    const { app, page } = await open(CROWD)
    await shot(page, 'crowd')
    await litPieces(page).first().hover()
    await shot(page, 'crowd-preview')
    await app.close()
  })

  test(`Moksha at its end, ${theme}`, async () => {
    test.setTimeout(900_000)
    const { app, page } = await open(LAST_TURN_POSITION)
    for (let step = 0; (await waitForPrompt(page)) !== 'over' && step < 12; step++) await playFromList(page, 1)
    await shot(page, 'over')
    await page.getByRole('button', { name: 'Look at the board' }).click()
    await shot(page, 'end')
    await app.close()
  })

  test(`Moksha with five people, ${theme}`, async () => {
    test.setTimeout(900_000)
    const { app, page } = await open()
    await sitDown(page, { game: 'Moksha', people: [...LONG_NAMES, 'Bo'], bots: 0, variant: 'Even finish' })
    await expect(curtainButton(page).or(litPieces(page).first()).first()).toBeVisible()
    await playFromList(page, 60)
    if ((await waitForPrompt(page)) === 'curtain') await actAndWaitForPrompt(page, () => curtainButton(page).click())
    await shot(page, 'five-people')
    await app.close()
  })
}
