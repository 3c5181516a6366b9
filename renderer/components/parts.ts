/** What others made and is inside, with its licences: a list that the build writes beside the page, fetched when somebody asks. */
import * as v from 'valibot'

const PartSchema = v.object({
  name: v.string(),
  version: v.optional(v.string()),
  /** As SPDX names it. */
  licence: v.string(),
  text: v.string(),
})

export type Part = v.InferOutput<typeof PartSchema>

/** @throws when it cannot be had, as where the pages come from a server for development */
export async function fetchParts(page: Pick<Window, 'fetch'>): Promise<readonly Part[]> {
  const answer = await page.fetch('third-party.json')
  return v.parse(v.array(PartSchema), await answer.json())
}
