/**
 * Generates main/tables/confusables-data.ts from Unicode data: `npx node build/confusables.ts FOLDER`. The folder holds
 * `confusables.txt` (UTS 39) and `UnicodeData.txt` of one version: unicode.org publishes them, and the ICU sources contain them
 * in `source/data/unidata`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exitWithError } from './lib/command-line.mjs'
import { toConfusablesModule, parseConfusables, parseStyledLetters, unicodeVersionIn } from './lib/confusables.ts'
import { projectPath } from './lib/project.mjs'

const [, , folder] = process.argv
if (folder === undefined) exitWithError('Which folder holds confusables.txt and UnicodeData.txt?', 2)
const read = (file: string): string => readFileSync(join(folder, file), 'utf8')
const confusables = read('confusables.txt')
const text = toConfusablesModule(
  unicodeVersionIn(confusables),
  parseConfusables(confusables),
  parseStyledLetters(read('UnicodeData.txt')),
)
writeFileSync(projectPath('main/tables/confusables-data.ts'), text)
