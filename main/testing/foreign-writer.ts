/**
 * Another program: for each line of its input it waits, writes a text to a file, and answers with a line. It replaces the file by
 * a rename, or writes into it.
 */
import { renameSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'

export interface ForeignWriteCommand {
  readonly file: string
  readonly text: string
  /** Milliseconds. */
  readonly after: number
  readonly by: 'rename' | 'write'
}

for await (const line of createInterface(process.stdin)) {
  const { file, text, after, by } = JSON.parse(line) as ForeignWriteCommand
  await wait(after)
  // More finely than timers count.
  const until = performance.now() + (after % 1)
  while (performance.now() < until);
  const target = by === 'rename' ? `${file}~other` : file
  writeFileSync(target, text)
  if (by === 'rename') renameSync(target, file)
  process.stdout.write('done\n')
}
