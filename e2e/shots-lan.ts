/** `npm run shots`: a table between several devices: its host's panel, how people find it and come in, what they see of each other. */
import { test } from './fixture.ts'
import { unless, WHY_NOT } from './lan.ts'
import { atRest, shoot, THEMES } from './pictures.ts'
import { throughLan } from './screens-of-lan.ts'

test.skip(WHY_NOT !== undefined, WHY_NOT ?? '')

for (const { theme, colorScheme } of THEMES)
  test(`several devices, ${theme}${unless}`, () =>
    throughLan({ colorScheme }, async (page, name) => {
      await atRest(page)
      await shoot(page, theme, `lan-${name}`)
    }))
