/**
 * `npm run shots`: a table with several devices: the host's panel, finding and joining the table, and the participants' screens.
 */
import { test } from './fixture.ts'
import { skippedSuffix, LAN_SKIP_REASON } from './lan-devices.ts'
import { waitUntilStill, takePictures, THEMES } from './pictures.ts'
import { visitLanScreens } from './lan-screens.ts'

test.skip(LAN_SKIP_REASON !== undefined, LAN_SKIP_REASON ?? '')

for (const { theme, colorScheme } of THEMES)
  test(`several devices, ${theme}${skippedSuffix}`, () =>
    visitLanScreens({ colorScheme }, async (page, name) => {
      await waitUntilStill(page)
      await takePictures(page, theme, `lan-${name}`)
    }))
