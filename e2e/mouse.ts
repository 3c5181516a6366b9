/** What a hand does with the mouse on the board. */
import { expect, type Locator, type Page } from '@playwright/test'

export async function clickOn(page: Page, locator: Locator): Promise<void> {
  const { x, y } = await centreOf(locator)
  await page.mouse.click(x, y)
}

/** Takes a piece up, carries it, and puts it down: what it is put on may come to light only once it is in the hand. */
export async function dragPiece(page: Page, from: Locator, to: () => Locator): Promise<void> {
  const start = await centreOf(from)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x, start.y - 30, { steps: 3 })
  const end = await centreOf(to())
  await page.mouse.move(end.x, end.y, { steps: 3 })
  await page.mouse.up()
}

/** Where a piece lies; one that just moves, or is about to be offered, comes to lie there. */
async function centreOf(locator: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await boxOf(locator)
  return { x: x + width / 2, y: y + height / 2 }
}

async function boxOf(locator: Locator): Promise<Box> {
  const seen: Box[] = []
  await expect
    .poll(async () => {
      const box = await locator.boundingBox()
      if (box !== null) seen.push(box)
      return box
    })
    .not.toBeNull()
  const [box] = seen
  if (box === undefined) throw new Error('there is nothing to click')
  return box
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>
