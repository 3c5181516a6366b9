/** CHANGELOG.md by versions: a heading `## [1.2.3] - 2026-01-31` each, the newest first. */

export interface ChangelogVersion {
  readonly version: string
  /** As 2026-01-31. */
  readonly date: string
  /** What is said of it, without the heading. */
  readonly notes: string
}

const HEADING = /^## \[(\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?)\] - (\d{4}-\d{2}-\d{2})$/

/** All versions that were released, in the order of the file. */
export function parseChangelog(changelog: string): readonly ChangelogVersion[] {
  return changelog.split(/^(?=## )/m).flatMap((section) => {
    const [first = '', ...lines] = section.split('\n')
    const [, version, date] = HEADING.exec(first) ?? []
    if (version === undefined || date === undefined) return []
    // Where links are listed at the end of the file, they belong to no version.
    const notes = lines.filter((line) => !/^\[[^\]]+\]: /.test(line)).join('\n')
    return [{ version, date, notes: notes.trim() }]
  })
}

/** What is said of a version. @throws Error in one line where nothing is */
export function releaseNotesFor(changelog: string, version: string): string {
  const versions = parseChangelog(changelog)
  const found = versions.find((each) => each.version === version)
  const known = versions.map((each) => each.version).join(', ')
  if (found === undefined) throw new Error(`CHANGELOG.md has no version ${version}, only: ${known || 'none'}`)
  if (found.notes === '') throw new Error(`CHANGELOG.md says nothing of version ${version}`)
  return found.notes
}

/** The version that a tag names. @throws Error in one line where it is none, or another than the app's */
export function versionOfTag(tag: string, app: string): string {
  const version = /^v(\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?)$/.exec(tag)?.[1]
  if (version === undefined) throw new Error(`A tag of a release is v and a version, as v1.2.3, not '${tag}'`)
  if (version !== app) throw new Error(`The tag ${tag} is not that of version ${app} in package.json`)
  return version
}
