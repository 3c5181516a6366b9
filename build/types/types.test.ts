/**
 * Each folder's TypeScript project rejects code that uses libraries the folder must not know: one sample file per folder, checked
 * as `npm run check` does.
 */
import { resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** The compiler's errors for a source text in a folder. */
function faults(room: string, text: string): string[] {
  const path = resolve(import.meta.dirname, `${room}.json`)
  const read = ts.readConfigFile(path, (name) => ts.sys.readFile(name))
  const { options } = ts.parseJsonConfigFileContent(read.config, ts.sys, import.meta.dirname)
  const file = resolve(root, room, 'x.ts')
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.getSourceFile = (name, target) =>
    name === file ? ts.createSourceFile(name, text, target) : getSourceFile(name, target)
  host.fileExists = (name) => name === file || fileExists(name)
  const program = ts.createProgram([file], options, host)
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}

const PAGE = 'export const it = document.title\n'
const NODE = "import { readFileSync } from 'node:fs'\nexport const it = readFileSync\n"
const PROCESS = 'export const it = process.env\n'

describe('the TypeScript project of a folder', () => {
  test.each([
    ['engine', 'no page', PAGE],
    ['engine', 'no Node', NODE],
    ['engine', 'no process', PROCESS],
    ['main', 'no page', PAGE],
    ['renderer', 'no Node', NODE],
    ['renderer', 'no process', PROCESS],
  ])('%s knows %s', (room, _what, text) => {
    expect(faults(room, text)).toEqual([expect.stringMatching(/^Cannot find name/)])
  })

  test.each([
    ['main', NODE],
    ['renderer', PAGE],
  ])('%s knows the globals of its own platform', (room, text) => {
    expect(faults(room, text)).toEqual([])
  })
})
