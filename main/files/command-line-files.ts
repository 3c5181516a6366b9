/**
 * Which files a command line names. Electron and Chromium put arguments of their own among a person's, in any order, and
 * on Linux a file may come as an address; so a file counts only by its ending.
 */
import type { PlatformPath } from 'node:path'
import { fileURLToPath } from 'node:url'
import { positionalArguments } from '../command-line-flags.ts'

export const SAVE_EXTENSION = '.samsara'

/**
 * @param argv the whole command line, or what of it somebody else has passed on
 * @param folder in which it was given: relative paths begin there
 * @param rules those of the system's paths
 * @returns absolute paths
 */
export function saveFilesFromArguments(
  argv: readonly string[],
  folder: string,
  rules: PlatformPath,
): readonly string[] {
  return positionalArguments(argv)
    .filter((argument) => argument.toLowerCase().endsWith(SAVE_EXTENSION))
    .flatMap((argument) => pathFromArgument(argument, folder, rules) ?? [])
}

function pathFromArgument(argument: string, folder: string, rules: PlatformPath): string | undefined {
  // A Windows path begins with a letter and a colon, too.
  if (!/^[a-z][a-z0-9+.-]+:/i.test(argument)) return rules.resolve(folder, argument)
  try {
    const address = new URL(argument)
    // Windows would ask another machine for it, and tell that who is signed in here.
    return address.host === '' ? fileURLToPath(address, { windows: rules.sep === '\\' }) : undefined
  } catch {
    // Another scheme, or no address at all.
    return undefined
  }
}
