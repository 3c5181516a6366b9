/** What others made and is inside, with its licences: a list that the build writes beside the page, fetched when somebody asks. */
import * as v from 'valibot'

const ThirdPartyPackageSchema = v.object({
  name: v.string(),
  version: v.optional(v.string()),
  /** As SPDX names it. */
  licence: v.string(),
  text: v.string(),
})

export type ThirdPartyPackage = v.InferOutput<typeof ThirdPartyPackageSchema>

/** @throws when it cannot be had, as where the pages come from a server for development */
export async function fetchThirdPartyPackages(page: Pick<Window, 'fetch'>): Promise<readonly ThirdPartyPackage[]> {
  const answer = await page.fetch('third-party.json')
  return v.parse(v.array(ThirdPartyPackageSchema), await answer.json())
}

/** From so many letters on a line of a licence was broken only because it was full. */
const MIN_FULL_LINE_LENGTH = 50

/** A text without the line breaks and rules of a terminal eighty letters wide: paragraphs flow, short lines stay. */
export function reflowLicenceText(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !/^[-=_*]{4,}$/.test(line))
    .reduce((before, line) => {
      const last = before.slice(before.lastIndexOf('\n') + 1)
      const goesOn = line !== '' && last.length >= MIN_FULL_LINE_LENGTH && !/^([*\-•]|\(?\w{1,2}[.)]) /.test(line)
      return before === '' ? line : `${before}${goesOn ? ' ' : '\n'}${line}`
    }, '')
}
