/**
 * Licences of bundled third-party code. Vite lists the packages in each of the three bundles, with their licence texts. This
 * module merges the lists into one, for the app's About page and for a file beside the program. A part without a text, or with a
 * licence outside ALLOWED_LICENCES, fails the build.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { projectPath, readJson } from '../lib/project.mjs'
import { UserFacingError } from '../lib/progress.mjs'

/**
 * A third-party part of the app.
 * @typedef {{name: string, version?: string, licence: string, text: string}} Part
 * Vite's entry for a package (`build.license`), with Vite's field names.
 * @typedef {{name: string, version: string, identifier?: string, text?: string}} Listed
 */

/** Vite's list in each bundle's folder, as named in electron.vite.config.ts. */
export const BUNDLE_LICENCES_FILE = 'licences.json'
/** For the About page; it is in the same folder. */
export const ABOUT_LICENCES_FILE = 'out/renderer/third-party.json'
/** For users who look into the package. */
export const PACKAGE_LICENCES_FILE = 'out/third-party.txt'

/** Licences that require only their text and a name. */
export const ALLOWED_LICENCES = [
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'OFL-1.1',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'Unicode-3.0',
]

/**
 * Data missing from packages. svelte-toolbelt names its licence only in the text. Pixi's copy of colord comes without the text,
 * so the original's is used. lazy-val names licence and author but has no text, so the text of the MIT licence is used.
 * @type {Readonly<Record<string, {licence?: string, file?: string}>>}
 */
const MISSING_LICENCE_DATA = {
  'svelte-toolbelt': { licence: 'MIT' },
  '@pixi/colord': { file: 'pixi-colord.txt' },
  'lazy-val': { file: 'lazy-val.txt' },
}

/** Parts that are not npm packages, or that packages contain unlisted. @returns {Part[]} */
export function extraLicensedParts() {
  const { version } = readJson(projectPath('node_modules/electron/package.json')) ?? {}
  return [
    {
      name: 'Electron',
      version,
      licence: 'MIT',
      text: `${readFileSync(projectPath('node_modules/electron/LICENSE'), 'utf8').trim()}\n\nIn an installed app the licences of Chromium and of all that Electron holds stand in LICENSES.chromium.html, beside the program.`,
    },
    {
      name: 'game-icons.net',
      licence: 'CC-BY-3.0',
      text: 'Emblems by Lorc, Delapouite and Darkzaitzev, recoloured.\nhttps://game-icons.net\nhttps://creativecommons.org/licenses/by/3.0/',
    },
    {
      name: 'Unicode confusables data',
      version: '17.0.0',
      licence: 'Unicode-3.0',
      text: readLicenceText('unicode.txt'),
    },
  ]
}

/**
 * Merges lists: each part once, sorted by name.
 * @param {readonly (readonly Listed[])[]} lists
 * @param {readonly Part[]} others
 * @returns {{parts: Part[], faults: string[]}}
 */
export function mergeLicenceLists(lists, others) {
  /** @type {Map<string, Part>} */
  const parts = new Map()
  for (const { name, version, identifier, text } of lists.flat()) {
    const { licence, file } = MISSING_LICENCE_DATA[name] ?? {}
    parts.set(`${name} ${version}`, {
      name,
      version,
      licence: identifier ?? licence ?? '',
      text: text ?? (file === undefined ? '' : readLicenceText(file)),
    })
  }
  for (const part of others) parts.set(part.name, part)
  const sorted = [...parts.values()].sort((a, b) => compareNames(nameOf(a), nameOf(b)))
  return { parts: sorted, faults: sorted.flatMap(findLicenceFaults) }
}

/** The list as readable text. @param {readonly Part[]} parts */
export function toLicencesText(parts) {
  const rule = '-'.repeat(80)
  const texts = parts.map((part) => `${rule}\n${nameOf(part)} (${part.licence})\n${rule}\n\n${part.text}\n`)
  return `What others made and is inside Samsara, each part under its own licence.\n\n${texts.join('\n')}`
}

/** Merges the lists written by the build. @throws {UserFacingError} if a part must not be redistributed as it is */
export function writeThirdPartyLicences() {
  const files = ['main', 'preload', 'renderer'].map((bundle) => projectPath('out', bundle, BUNDLE_LICENCES_FILE))
  const lists = files.map((file) => {
    const list = readJson(file)
    if (!Array.isArray(list)) throw new UserFacingError(`The build has left no list of licences: ${file}`)
    return list
  })
  const { parts, faults } = mergeLicenceLists(lists, extraLicensedParts())
  if (faults.length > 0) throw new UserFacingError(`The licences of what is inside:\n${faults.join('\n')}`)
  writeFileSync(projectPath(ABOUT_LICENCES_FILE), `${JSON.stringify(parts)}\n`)
  writeFileSync(projectPath(PACKAGE_LICENCES_FILE), toLicencesText(parts))
  for (const file of files) rmSync(file)
}

/** @param {Pick<Part, 'name' | 'version'>} part */
const nameOf = ({ name, version }) => (version === undefined ? name : `${name} ${version}`)

/** Independent of the machine's locale. @param {string} a @param {string} b */
const compareNames = (a, b) => (a < b ? -1 : a > b ? 1 : 0)

/** @param {string} file */
const readLicenceText = (file) => readFileSync(projectPath('build/packaging/licences', file), 'utf8').trim()

/** @param {Part} part @returns {string[]} */
function findLicenceFaults(part) {
  return [
    ...(part.text === ''
      ? [`${nameOf(part)} brings no text of its licence: put it into build/packaging/licences/`]
      : []),
    ...(ALLOWED_LICENCES.includes(part.licence)
      ? []
      : [`${nameOf(part)} is under '${part.licence}', which is not among those that may be passed on`]),
  ]
}
