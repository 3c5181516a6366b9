/** Path helpers by the rules of an operating system. */
import path, { type PlatformPath } from 'node:path'

/**
 * Whether a path is a given folder itself, or lies inside it. Both paths are absolute; neither need exist.
 * @param rules path rules of the operating system
 */
export function isPathInFolder(folder: string, file: string, rules: PlatformPath = path): boolean {
  const way = rules.relative(folder, file)
  // A name may begin with two dots; on Windows there is no relative path to another drive.
  return way !== '..' && !way.startsWith(`..${rules.sep}`) && !rules.isAbsolute(way)
}
