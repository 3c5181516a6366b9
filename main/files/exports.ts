/**
 * Tables that go out: a save's own text, as it was written last, and nothing beside it. Where it goes is said in a dialog
 * of the system; what stands there is replaced only where that dialog has asked.
 */
import { constants } from 'node:fs'
import { copyFile, lstat, realpath, rm } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import type { Exported } from '../../bridge/files.ts'
import type { Reply } from '../../bridge/reply.ts'
import { isWithin } from '../paths.ts'
import { done, reject, type Rejection } from '../reply.ts'
import { codeOf, moveNew, temporaryOf, writeAtomic } from '../saves/atomic.ts'
import { cardOf } from '../saves/header.ts'
import type { Whole } from '../saves/folder.ts'
import type { Library } from '../saves/library.ts'
import { ENDING } from './arguments.ts'
import { fileNameOf, numbered } from './file-name.ts'
import type { Outside } from './outside.ts'

const NOTHING: Reply<Exported> = done({ written: 0, refused: 0 })

/** @param own the folder of the saves: nothing is exported into it */
export async function exportOne(
  library: Library,
  outside: Outside,
  own: string,
  save: string,
): Promise<Reply<Exported>> {
  const whole = await library.textOf(save)
  if (!whole.ok) return whole
  const chosen = await outside.chooseTarget(nameOf(save, whole), 'table')
  if (chosen === undefined) return NOTHING
  return (await writeChosen(chosen, ENDING, whole.text, own)) ?? done({ written: 1, refused: 0 })
}

/** Writes a file that somebody has chosen in a dialog. @param ending of its kind @returns why it could not be */
export async function writeChosen(
  chosen: string,
  ending: string,
  text: string,
  own: string,
): Promise<Rejection | undefined> {
  const refused = await badFolder(dirname(chosen), own)
  if (refused !== undefined) return refused
  try {
    // The dialog has asked about the name as it was typed, and about no other.
    if (extname(chosen).toLowerCase() === ending) await replace(chosen, text)
    else await writeFresh(dirname(chosen), `${basename(chosen)}${ending}`, text)
    return undefined
  } catch (error) {
    return reject('files.refused.disk', { code: codeOf(error) })
  }
}

/** Copies a file into a folder that a player has chosen, under a name that is free there. @throws the system's error */
export async function copyBeside(from: string, chosen: string, ending: string): Promise<void> {
  const name = basename(chosen, extname(chosen))
  for (let copy = 1; ; copy++)
    try {
      const number = copy === 1 ? '' : ` (${String(copy)})`
      await copyFile(from, join(dirname(chosen), `${name}${number}${ending}`), constants.COPYFILE_EXCL)
      return
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
    }
}

/** Each under a name that the folder does not have yet. */
export async function exportMany(
  library: Library,
  outside: Outside,
  own: string,
  saves: readonly string[],
): Promise<Reply<Exported>> {
  const folder = await outside.chooseFolder()
  if (folder === undefined) return NOTHING
  const bad = await badFolder(folder, own)
  if (bad !== undefined) return bad
  let written = 0
  let first: Rejection | undefined
  for (const save of saves) {
    const refused = await exportInto(folder, save, await library.textOf(save))
    if (refused === undefined) written += 1
    else first ??= refused
  }
  const refused = saves.length - written
  return done({ written, refused, ...(first === undefined ? {} : { reason: first.reason }) })
}

export function nameOf(save: string, { saved, header }: Whole): string {
  return fileNameOf(cardOf(save, saved, header), Date.now())
}

async function exportInto(folder: string, save: string, whole: Whole | Rejection): Promise<Rejection | undefined> {
  if (!whole.ok) return whole
  try {
    await writeFresh(folder, nameOf(save, whole), whole.text)
    return undefined
  } catch (error) {
    return reject('files.refused.disk', { code: codeOf(error) })
  }
}

async function replace(file: string, text: string): Promise<void> {
  const stat = await lstat(file).catch(() => undefined)
  if (stat?.isDirectory() === true) throw Object.assign(new Error('a folder'), { code: 'EISDIR' })
  await writeAtomic(file, text)
}

/** Writes a file under the first name that is free: whoever takes one meanwhile keeps it. */
async function writeFresh(folder: string, name: string, text: string): Promise<void> {
  const temporary = temporaryOf(join(folder, name))
  await writeAtomic(temporary, text)
  try {
    for (let copy = 1; ; copy++)
      try {
        await moveNew(temporary, join(folder, numbered(name, copy)))
        return
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error
      }
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined)
    throw error
  }
}

async function badFolder(folder: string, own: string): Promise<Rejection | undefined> {
  try {
    return isWithin(await realpath(own), await realpath(folder)) ? reject('files.refused.inside') : undefined
  } catch (error) {
    return reject('files.refused.disk', { code: codeOf(error) })
  }
}
