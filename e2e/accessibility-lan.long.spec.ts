/** A table between several devices can be used by everybody: axe finds nothing serious on its screens, and nothing is cut off. */
import { cutOff, LIGHTS, violations } from './everybody.ts'
import { expect, test } from './fixture.ts'
import { unless, WHY_NOT } from './lan.ts'
import { atRest } from './pictures.ts'
import { throughLan } from './screens-of-lan.ts'

test.skip(WHY_NOT !== undefined, WHY_NOT ?? '')

for (const { theme, media } of LIGHTS.slice(0, 2))
  test(`every screen between several devices can be used by everybody, ${theme}${unless}`, async () => {
    test.setTimeout(300_000)
    const found: string[] = []
    await throughLan(media, async (page, name) => {
      await atRest(page)
      const size = page.viewportSize()
      const here = [...(await violations(page)), ...(await cutOff(page))]
      found.push(...here.map((what) => `${name}: ${what}`))
      if (size !== null) await page.setViewportSize(size)
    })
    expect(found).toEqual([])
  })
