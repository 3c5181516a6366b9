import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { errorReasonIn } from './electron.mjs'
import { projectPath } from './project.mjs'
import { runProgram } from './run-program.mjs'

const node = process.execPath

describe('runProgram and startProgram', () => {
  test('return the exit code and the output of both streams', async () => {
    const script = 'console.log("out"); console.error("err"); process.exitCode = 3'
    const { code, output } = await runProgram([node, '-e', script])
    expect(code).toBe(3)
    expect(output).toContain('out')
    expect(output).toContain('err')
  })

  test('return code 127 for a program that does not exist', async () => {
    expect((await runProgram(['no-such-program-anywhere'])).code).toBe(127)
  })

  test('end the child process when the script is stopped', async () => {
    const module = JSON.stringify(projectPath('build/lib/run-program.mjs'))
    const child = '"setInterval(() => {}, 1000); console.log(process.pid)"'
    const script = `import(${module}).then(({ startProgram }) => startProgram([process.execPath, '-e', ${child}]))`
    const outer = spawn(node, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [data] = (await once(outer.stdout, 'data')) as [Buffer]
    const pid = Number(String(data).trim())
    outer.kill('SIGTERM')
    await once(outer, 'close')
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  })
})

describe('every script', () => {
  const scripts = ['start', 'test', 'check', 'build', 'dev', 'headless', 'shots']

  test.each(scripts)('%s prints its usage for --help', async (script) => {
    const { code, output } = await runProgram([node, projectPath(`build/${script}.mjs`), '--help'])
    expect(code).toBe(0)
    expect(output).toContain('--help')
  })

  test.each(scripts)('%s refuses an unknown flag with one line and code 2', async (script) => {
    const { code, output } = await runProgram([node, projectPath(`build/${script}.mjs`), '--no-such-flag'])
    expect(code).toBe(2)
    expect(output.trim().split('\n')).toEqual([expect.stringContaining("Unknown option '--no-such-flag'")])
  })

  test.each([
    ['start', '--port', '70000'],
    ['start', '--pace', 'fast'],
    ['test', '--only', 'everything'],
  ])('%s %s refuses the value %s', async (script, flag, value) => {
    const { code, output } = await runProgram([node, projectPath(`build/${script}.mjs`), flag, value])
    expect(code).toBe(2)
    expect(output).toContain(`not '${value}'`)
  })
})

test('errorReasonIn shortens the output of a failed download to its message', () => {
  expect(errorReasonIn('TypeError: fetch failed\n    at node:internal/deps/undici')).toBe('fetch failed')
  expect(errorReasonIn('')).toBe('the download failed')
})
