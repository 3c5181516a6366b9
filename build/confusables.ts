/**
 * Makes main/tables/confusables-data.ts from files of Unicode: `npx node build/confusables.ts FOLDER`. The folder holds `confusables.txt`
 * (UTS 39) and `UnicodeData.txt` of one version: unicode.org publishes them, and the sources of ICU have them in
 * `source/data/unidata`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from './lib/command.mjs'
import { moduleOf, prototypesOf, stylesOf, versionOf } from './lib/confusables.ts'
import { inProject } from './lib/project.mjs'

const [, , folder] = process.argv
if (folder === undefined) fail('Which folder holds confusables.txt and UnicodeData.txt?', 2)
const read = (file: string): string => readFileSync(join(folder, file), 'utf8')
const confusables = read('confusables.txt')
const text = moduleOf(versionOf(confusables), prototypesOf(confusables), stylesOf(read('UnicodeData.txt')))
writeFileSync(inProject('main/tables/confusables-data.ts'), text)
