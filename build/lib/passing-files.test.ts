import { ESLint } from 'eslint'
import { getFileInfo } from 'prettier'
import { describe, expect, it } from 'vitest'
import { inProject } from './project.mjs'

/** electron-vite writes its configuration as such a file beside the original, and removes it once it is read. */
const PASSING = 'electron.vite.config.ts.1795750886754-3e2093ab678218.mjs'

describe('a file that a build writes and removes while other steps run', () => {
  it('is not read by lint', async () => {
    const lint = new ESLint({ cwd: inProject('.') })
    expect(await lint.isPathIgnored(inProject(PASSING))).toBe(true)
    expect(await lint.isPathIgnored(inProject('electron.vite.config.ts'))).toBe(false)
  })

  it('is not read by the check of the format', async () => {
    const ignorePath = inProject('.prettierignore')
    expect((await getFileInfo(inProject(PASSING), { ignorePath })).ignored).toBe(true)
    expect((await getFileInfo(inProject('electron.vite.config.ts'), { ignorePath })).ignored).toBe(false)
  })
})
