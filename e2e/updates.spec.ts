/** Updates: checked only on request, from fake releases, with the real electron-updater. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, launchApp, test } from './fixture.ts'
import { FAKE_RELEASE_CONTENT, launchAppImage, publishFakeRelease, FAKE_RELEASE_VERSION } from './fake-releases.ts'
import { sitDown } from './table-actions.ts'

/** The part of main that holds electron-updater, by its address. */
const isUpdaterModule = (address: string): boolean => /\/out\/main\/electron-updater-adapter-[^/]+\.js$/.test(address)

async function openVersions(page: Page) {
  await page.getByRole('button', { name: 'Settings', exact: true }).first().click()
  await page.getByRole('button', { name: 'New versions' }).click()
  return page.getByRole('region', { name: 'New versions' })
}

test('a build without a release says that it looks for no updates, and offers nothing', async () => {
  const app = await launchApp()
  const part = await openVersions(await app.firstWindow())
  await expect(part.getByText('knows no place where newer versions would lie')).toBeVisible()
  await expect(part.getByRole('button')).toHaveCount(0)
  await expect(part.getByRole('checkbox')).toHaveCount(0)
  await app.close()
})

const WHY_NOT = process.platform === 'linux' ? undefined : 'other systems have other packages'
const unless = WHY_NOT === undefined ? '' : ` (skipped: ${WHY_NOT})`

test.describe(`an AppImage${unless}`, () => {
  test.skip(WHY_NOT !== undefined, WHY_NOT ?? '')

  test('sends no request and does not load the updater unless the player asks', async () => {
    const installed = await launchAppImage()
    const { app } = installed
    const page = await app.firstWindow()
    const part = await openVersions(page)
    await expect(part.getByRole('checkbox', { name: /^Look once a day/ })).not.toBeChecked()
    await expect(part.getByText('Nothing was looked for')).toBeVisible()
    await page.keyboard.press('Escape')
    await sitDown(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: 'Leave the table' }).click()
    await expect(page.getByRole('article')).toHaveCount(5)
    expect((await installed.loaded()).filter(isUpdaterModule)).toEqual([])
    // Whatever it had asked for would be a fault of the stand-in.
    await app.close()
    expect(installed.programs().names).toEqual(['Samsara-1.0.0.AppImage'])
  })

  test('looks for a release, asks, downloads it, and is replaced by it after quitting', async () => {
    const installed = await launchAppImage()
    const page = await installed.app.firstWindow()
    await publishFakeRelease(installed)
    const part = await openVersions(page)
    await part.getByRole('button', { name: 'Look now' }).click()
    await expect(
      part.getByText(`Version ${FAKE_RELEASE_VERSION} is there. Fetch it from github.com/ana/samsara? It has 92 MB.`),
    ).toBeVisible()
    const releases = 'github.com/ana/samsara/releases'
    const looked = await installed.asked()
    expect(looked.map(({ address }) => address.split('?')[0])).toEqual([
      `${releases}.atom`,
      `${releases}/latest`,
      `${releases}/download/v${FAKE_RELEASE_VERSION}/latest-linux${process.arch === 'x64' ? '' : `-${process.arch}`}.yml`,
    ])
    expect((await installed.loaded()).filter(isUpdaterModule)).toHaveLength(1)
    // Nothing by which this machine would be known again.
    expect(new Set(looked.map(({ headers }) => headers['x-user-staging-id']))).toEqual(new Set(['']))
    expect(existsSync(join(installed.userData, '.updaterId'))).toBe(false)

    await part.getByRole('button', { name: 'Fetch it' }).click()
    await expect(part.getByText(`Version ${FAKE_RELEASE_VERSION} is here, whole and checked.`)).toBeVisible()
    await part.getByRole('button', { name: 'When I quit' }).click()
    await expect(part.getByText(`Version ${FAKE_RELEASE_VERSION} is installed when you quit Samsara.`)).toBeVisible()
    expect(installed.programs().names).toEqual(['Samsara-1.0.0.AppImage'])
    await installed.app.close()
    expect(installed.programs()).toEqual({
      names: [`Samsara-${FAKE_RELEASE_VERSION}.AppImage`],
      text: FAKE_RELEASE_CONTENT,
    })

    // The stand-in starts what it started before: as if the new one had not come.
    const again = await launchAppImage(installed)
    const after = await openVersions(await again.app.firstWindow())
    await expect(after.getByText(`Version ${FAKE_RELEASE_VERSION} could not be installed`)).toBeVisible()
    await again.app.close()
  })

  test('discards a download that differs from the announced one', async () => {
    const installed = await launchAppImage()
    const page = await installed.app.firstWindow()
    await publishFakeRelease(installed, 'another program')
    const part = await openVersions(page)
    await part.getByRole('button', { name: 'Look now' }).click()
    await part.getByRole('button', { name: 'Fetch it' }).click()
    await expect(part.getByText('What came is not what was announced, and is not kept.')).toBeVisible()
    await expect(part.getByRole('button', { name: 'When I quit' })).toHaveCount(0)
    await installed.app.close()
    expect(installed.programs()).toEqual({ names: ['Samsara-1.0.0.AppImage'], text: 'this Samsara' })
  })
})
