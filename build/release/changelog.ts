/** Parses CHANGELOG.md: a heading `## [1.2.3] - 2026-01-31` per version, newest first. */

export interface ChangelogVersion {
  readonly version: string
  /** As 2026-01-31. */
  readonly date: string
  /** Text below the heading. */
  readonly notes: string
}

const HEADING = /^## \[(\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?)\] - (\d{4}-\d{2}-\d{2})$/

/** All released versions, in file order. */
export function parseChangelog(changelog: string): readonly ChangelogVersion[] {
  return changelog.split(/^(?=## )/m).flatMap((section) => {
    const [first = '', ...lines] = section.split('\n')
    const [, version, date] = HEADING.exec(first) ?? []
    if (version === undefined || date === undefined) return []
    // Link definitions at the end of the file belong to no version.
    const notes = lines.filter((line) => !/^\[[^\]]+\]: /.test(line)).join('\n')
    return [{ version, date, notes: notes.trim() }]
  })
}

/** Notes of a version. @throws Error with a one-line message if there are none */
export function releaseNotesFor(changelog: string, version: string): string {
  const versions = parseChangelog(changelog)
  const found = versions.find((each) => each.version === version)
  const known = versions.map((each) => each.version).join(', ')
  if (found === undefined) throw new Error(`CHANGELOG.md has no version ${version}, only: ${known || 'none'}`)
  if (found.notes === '') throw new Error(`CHANGELOG.md says nothing of version ${version}`)
  return found.notes
}

/** The version in a tag. @throws Error with a one-line message if the tag is not a version or not the app's version */
export function versionOfTag(tag: string, app: string): string {
  const version = /^v(\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?)$/.exec(tag)?.[1]
  if (version === undefined) throw new Error(`A tag of a release is v and a version, as v1.2.3, not '${tag}'`)
  if (version !== app) throw new Error(`The tag ${tag} is not that of version ${app} in package.json`)
  return version
}
