/** What is said of paths by the rules of a system. */
import path, { type PlatformPath } from 'node:path'

/** Whether a path is a folder, or lies in it. Both are absolute. @param rules those of the system's paths */
export function isPathInFolder(folder: string, file: string, rules: PlatformPath = path): boolean {
  const way = rules.relative(folder, file)
  // A name may begin with two dots; on Windows there is no way to another drive.
  return way !== '..' && !way.startsWith(`..${rules.sep}`) && !rules.isAbsolute(way)
}
