/**
 * Finds the save files named on a command line. Electron and Chromium mix their own arguments with the user's, in any order, and
 * Linux may pass a file as a URL. An argument therefore counts only by its file extension.
 */
import type { PlatformPath } from 'node:path'
import { fileURLToPath } from 'node:url'
import { positionalArgumentsOf } from '../command-line-flags.ts'

/** The file extension of saves, with its dot. */
export const SAVE_EXTENSION = '.samsara'

/**
 * The save files named on a command line; they need not exist.
 * @param argv the whole command line, or the part that another process forwarded
 * @param folder the working directory: relative paths start there
 * @param rules path rules of the operating system
 * @returns absolute paths
 */
export function findSaveFilesInArguments(
  argv: readonly string[],
  folder: string,
  rules: PlatformPath,
): readonly string[] {
  return positionalArgumentsOf(argv)
    .filter((argument) => argument.toLowerCase().endsWith(SAVE_EXTENSION))
    .flatMap((argument) => pathFromArgument(argument, folder, rules) ?? [])
}

function pathFromArgument(argument: string, folder: string, rules: PlatformPath): string | undefined {
  // A Windows path also starts with a letter and a colon.
  if (!/^[a-z][a-z0-9+.-]+:/i.test(argument)) return rules.resolve(folder, argument)
  try {
    const address = new URL(argument)
    // Windows would contact the other machine, and send it the name of the signed-in user.
    return address.host === '' ? fileURLToPath(address, { windows: rules.sep === '\\' }) : undefined
  } catch {
    // Another scheme, or not a URL.
    return undefined
  }
}
