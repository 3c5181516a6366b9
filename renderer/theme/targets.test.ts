/** What large targets enlarge. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const read = (path: string): string => readFileSync(resolve(import.meta.dirname, path), 'utf8')

it('B3 settings-2: large targets enlarge buttons, but not lines of the log', () => {
  const rule = /:root\[data-targets='large'\] :is\(button[^{]*\{/.exec(read('base.css'))?.[0]
  expect(rule).toContain(':not([data-place], [data-way], [data-line])')
  expect(read('../components/table/LogPanel.svelte')).toMatch(/<button[^>]*data-line/)
})
