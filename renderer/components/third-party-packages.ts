/** Third-party packages in the app and their licences: a list that the build writes beside the page, fetched on request. */
import * as v from 'valibot'

const ThirdPartyPackageSchema = v.object({
  name: v.string(),
  version: v.optional(v.string()),
  /** SPDX identifier. */
  licence: v.string(),
  text: v.string(),
})

/** A package by other authors that is part of the app: its name, version, licence and licence text. */
export type ThirdPartyPackage = v.InferOutput<typeof ThirdPartyPackageSchema>

/**
 * Fetches the list of third-party packages that the build wrote beside the page.
 * @throws if the list cannot be read, such as on pages from a development server
 */
export async function fetchThirdPartyPackages(page: Pick<Window, 'fetch'>): Promise<readonly ThirdPartyPackage[]> {
  const answer = await page.fetch('third-party.json')
  return v.parse(v.array(ThirdPartyPackageSchema), await answer.json())
}

/** A line of at least this length counts as wrapped by width and is joined with the next. */
const MIN_FULL_LINE_LENGTH = 50

/**
 * Undoes the layout of a licence text for 80 columns: joins the lines of each paragraph, keeps short lines and list items,
 * and removes lines that only consist of dashes or the like.
 */
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
