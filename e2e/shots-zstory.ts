import { expect, launchApp, newProfile, test } from './fixture.ts'
import { openFinished, putFinished } from './finished.ts'
import { THEMES } from './pictures.ts'
const SHOTS = [['chakra','chakra/end-harmony'],['karmaka','karmaka/end-alone-3'],['cosmic-karma','cosmic-karma/end-move-6'],['moksha','moksha/end-shared-2'],['rauha','rauha/end-energy-2']] as const
for (const { theme, colorScheme } of THEMES)
  for (const [name, recorded] of SHOTS)
    for (const [w,h] of [[1280,800],[1024,640],[390,844]] as const)
    test(`story ${name} ${theme} ${String(w)}`, async () => {
      test.setTimeout(200_000)
      const userData = newProfile()
      putFinished(userData, recorded)
      const app = await launchApp({ userData, args: ['--pace', '0', '--review', '6'], viewport: {width:w,height:h} })
      const page = await app.firstWindow()
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await openFinished(page)
      await expect(page.locator('[data-plot] canvas').first()).toBeVisible({ timeout: 60_000 })
      await page.screenshot({ path: `/tmp/out/story/${name}-${theme}-${String(w)}.png` })
      if (w === 1280) {
        const down = page.waitForEvent('download', { timeout: 20_000 }).catch(() => undefined)
        await page.getByRole('button', { name: 'Save as a picture' }).click()
        const d = await down
        if (d) await d.saveAs(`/tmp/out/story/card-${name}-${theme}.png`)
      }
      await app.close()
    })
