/** Mouse actions on the board. */
import { expect, type Locator, type Page } from '@playwright/test'

export async function clickOn(page: Page, locator: Locator): Promise<void> {
  const { x, y } = await centreOf(locator)
  await page.mouse.click(x, y)
}

/** Drags a piece to a target; the target may appear only once the piece is held. */
export async function dragPiece(page: Page, from: Locator, to: () => Locator): Promise<void> {
  const start = await centreOf(from)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x, start.y - 30, { steps: 3 })
  const end = await centreOf(to())
  await page.mouse.move(end.x, end.y, { steps: 3 })
  await page.mouse.up()
}

/** Centre of a piece, after it has stopped moving. */
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
