/** `npm run shots`: importing and exporting tables: the dialogs, drag and drop, the imported table, the details of a file. */
import { expect, launchApp, createProfile, test } from './fixture.ts'
import { DESKTOP_SIZE, LONG_NAMES, takePictures, THEMES } from './pictures.ts'
import { waitForPrompt, sitDown } from './table-actions.ts'
import { dragFilesOver, dropFiles, pasteText, recordedSaveText } from './save-files.ts'

const people = (body: Record<string, unknown>, names: readonly string[]): void => {
  const header = body['header'] as Record<string, unknown>
  const seats = header['seats'] as readonly object[]
  header['seats'] = seats.map((seat, n) => ({ ...seat, name: names[n % names.length] }))
}

for (const { theme, colorScheme } of THEMES)
  test(`files, ${theme}`, async () => {
    const userData = createProfile()
    const app = await launchApp({ userData, args: ['--seed', 'files', '--pace', '0'], viewport: DESKTOP_SIZE })
    const page = await app.firstWindow()
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const shot = (name: string): Promise<void> => takePictures(page, theme, `files-${name}`)
    const dialog = page.getByRole('dialog')
    const close = async (): Promise<void> => {
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }

    await page.getByRole('button', { name: 'Import …' }).click()
    await expect(dialog).toBeVisible()
    await shot('import')
    await close()
    await dragFilesOver(page, { name: 'a.samsara', text: '' })
    await shot('drop')

    const chakra = recordedSaveText('chakra/end-harmony')
    await dropFiles(page, { name: 'a.samsara', text: chakra })
    await expect(page.locator('.notices')).toContainText('among your tables')
    await shot('came')
    await page.getByRole('button', { name: 'Dismiss' }).click()

    // The same table as saved by another user, with other names.
    const again = recordedSaveText('chakra/end-harmony', (body) => people(body, LONG_NAMES))
    await dropFiles(page, { name: 'Chakra 2026-01-05.samsara', text: again })
    await expect(dialog).toBeVisible()
    await shot('again')
    await close()

    const six = recordedSaveText('cosmic-karma/end-majority-6', (body) =>
      people(body, [...LONG_NAMES, 'Theodora Papadopoulou']),
    )
    const forged = recordedSaveText('karmaka/end-wolf', (body) => {
      const log = body['log'] as unknown[]
      log.splice(12, 1, { seat: 0, action: { kind: 'win' } })
    })
    await dropFiles(
      page,
      { name: 'Cosmic Karma of a long evening in November, the one with the three comets.samsara', text: six },
      { name: 'again.samsara', text: again },
      { name: 'equal.samsara', text: chakra },
      { name: 'forged.samsara', text: forged },
      { name: 'holiday.jpg', text: 'picture' },
      { name: 'newer.samsara', text: recordedSaveText('karmaka/end-wolf', (body) => (body['version'] = 9)) },
      { name: 'cut.samsara', text: chakra.slice(0, 2000) },
    )
    await expect(dialog.getByRole('listitem')).toHaveCount(7)
    await shot('arrived')
    await close()
    await pasteText(page, chakra.replace('Ana', 'Ina'))
    await expect(dialog).toBeVisible()
    await shot('refused')
    await close()

    await sitDown(page, { game: 'Karmaka', people: ['Ana'], bots: 2 })
    await waitForPrompt(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await shot('menu')
    await page.getByRole('menuitem', { name: 'Export …' }).click()
    await expect(dialog).toBeVisible()
    await shot('export')
    await app.close()
  })
