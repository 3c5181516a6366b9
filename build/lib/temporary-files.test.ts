import { ESLint } from 'eslint'
import { getFileInfo } from 'prettier'
import { describe, expect, it } from 'vitest'
import { projectPath } from './project.mjs'

/** electron-vite writes its configuration as such a file beside the original, and removes it once it is read. */
const TEMPORARY_FILE = 'electron.vite.config.ts.1795750886754-3e2093ab678218.mjs'

describe('a file that a build writes and removes while other steps run', () => {
  it('is not read by lint', async () => {
    const lint = new ESLint({ cwd: projectPath('.') })
    expect(await lint.isPathIgnored(projectPath(TEMPORARY_FILE))).toBe(true)
    expect(await lint.isPathIgnored(projectPath('electron.vite.config.ts'))).toBe(false)
  })

  it('is not read by the format check', async () => {
    const ignorePath = projectPath('.prettierignore')
    expect((await getFileInfo(projectPath(TEMPORARY_FILE), { ignorePath })).ignored).toBe(true)
    expect((await getFileInfo(projectPath('electron.vite.config.ts'), { ignorePath })).ignored).toBe(false)
  })
})
