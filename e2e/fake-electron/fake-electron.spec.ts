/** The fake Electron behaves as Electron does and rejects APIs that it does not model. Tested with a small app of its own. */
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, launchOnFakeElectron as launch, createProfile, test } from '../fixture.ts'

interface TestAppWindow {
  readonly trial: {
    call(channel: string, value?: unknown): Promise<unknown>
    on(listener: (value: unknown) => void): () => void
  }
  readonly inlineRan?: boolean
}
interface MainObservations {
  readonly blocked: string[]
  readonly windows: string[]
  readonly second: unknown[]
}
declare const window: TestAppWindow & Window

const folder = resolve(import.meta.dirname, 'trial')

async function launchTestApp(userData = createProfile(), args: string[] = []) {
  const app = await launch({ folder, args: [`--user-data-dir=${userData}`, ...args], userData })
  return app
}

async function waitUntilReady(page: Page): Promise<Page> {
  await page.waitForSelector('[data-ready]')
  return page
}

test('a page calls main, and receives an event that main sent before its reply', async () => {
  const page = await waitUntilReady(await (await launchTestApp()).firstWindow())
  const [answer, heard] = await page.evaluate(async () => {
    const told: unknown[] = []
    window.trial.on((value) => told.push(value))
    const reply = await window.trial.call('double', 21)
    return [reply, [...told]]
  })
  expect(answer).toEqual({ twice: 42, from: 'app://trial/index.html#start' })
  expect(heard).toEqual(['before 21'])
})

test('errors of main reach the page with their message', async () => {
  const page = await waitUntilReady(await (await launchTestApp()).firstWindow())
  const words = await page.evaluate(() => window.trial.call('fail').catch((error: unknown) => (error as Error).message))
  expect(words).toBe("Error invoking remote method 'fail': Error: no luck")
})

test('rejects values that a message cannot carry, in both directions', async () => {
  const page = await waitUntilReady(await (await launchTestApp()).firstWindow())
  const proxy = async () => {
    try {
      return await window.trial.call('double', new Proxy({}, {}))
    } catch (error) {
      return (error as Error).name
    }
  }
  expect(await page.evaluate(proxy)).toBe('DataCloneError')
  const map = () =>
    window.trial.call('map').then(
      () => 'sent',
      (error: unknown) => (error as Error).message,
    )
  expect(await page.evaluate(map)).toContain('a Map in a message is not implemented')
})

test('the page has no Node, and cannot access the transport or change the bridge', async () => {
  const page = await waitUntilReady(await (await launchTestApp()).firstWindow())
  const found = await page.evaluate(() => ({
    globals: ['require', 'process', 'module', '__double'].filter((name) => name in window),
    frozen: Object.isFrozen(window.trial),
  }))
  expect(found).toEqual({ globals: [], frozen: true })
})

test('applies the response headers of the scheme: a page with a policy runs no inline script', async () => {
  const page = await waitUntilReady(await (await launchTestApp()).firstWindow())
  expect(await page.evaluate(() => window.inlineRan)).toBeUndefined()
})

test('main may deny navigation and new windows of a page', async () => {
  const app = await launchTestApp()
  const page = await waitUntilReady(await app.firstWindow())
  await page.getByText('elsewhere').click()
  const opened = await page.evaluate(() => globalThis.open('https://elsewhere.example/pop'))
  expect(opened).toBeNull()
  await page.getByText('another window').click()
  const seen = () => app.evaluate(() => (globalThis as unknown as { seen: MainObservations }).seen)
  await expect.poll(async () => (await seen()).blocked).toEqual(['https://elsewhere.example/'])
  await expect
    .poll(async () => (await seen()).windows)
    .toEqual(['https://elsewhere.example/pop', 'app://trial/app-page'])
  await expect(page.getByRole('heading', { name: 'Trial' })).toBeVisible()
  expect(app.windows()).toHaveLength(1)
  await app.close()
})

test('close fails if main has allowed a new window', async () => {
  const app = await launchTestApp()
  const page = await waitUntilReady(await app.firstWindow())
  await page.evaluate(() => globalThis.open('https://allowed.example/'))
  const seen = () => app.evaluate(() => (globalThis as unknown as { seen: MainObservations }).seen.windows.length)
  await expect.poll(seen).toBe(1)
  await expect(app.close()).rejects.toThrow('a window for https://allowed.example/ was not denied')
})

test('a second instance of a profile ends, and the first one gets the event', async () => {
  const userData = createProfile()
  const first = await launchTestApp(userData)
  await waitUntilReady(await first.firstWindow())
  const second = await launchTestApp(userData, ['--again'])
  await expect(second.firstWindow()).rejects.toThrow('main ended before its first window')
  const heard = () => first.evaluate(() => (globalThis as unknown as { seen: MainObservations }).seen.second)
  await expect.poll(heard).toEqual([true, { hello: 'first' }])
})

test('a profile whose owner was killed can be opened again', async () => {
  const userData = createProfile()
  const first = await launchTestApp(userData)
  const page = await waitUntilReady(await first.firstWindow())
  await first.kill()
  expect(page.isClosed()).toBe(true)
  const second = await launchTestApp(userData)
  await waitUntilReady(await second.firstWindow())
  await second.close()
})

test('what a page stores in localStorage is there at the next start', async () => {
  const userData = createProfile()
  const first = await launchTestApp(userData)
  await (
    await waitUntilReady(await first.firstWindow())
  ).evaluate(() => {
    localStorage.setItem('colour', 'jade')
  })
  await first.close()
  const page = await waitUntilReady(await (await launchTestApp(userData)).firstWindow())
  expect(await page.evaluate(() => localStorage.getItem('colour'))).toBe('jade')
})

test('the test can choose menu items, and a theme reaches the page', async () => {
  const app = await launchTestApp()
  const page = await waitUntilReady(await app.firstWindow())
  await app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('dark')?.click())
  await expect.poll(() => page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true)
})

test('windows keep their minimum size, and the page follows their size', async () => {
  const app = await launchTestApp()
  const page = await waitUntilReady(await app.firstWindow())
  expect(page.viewportSize()).toEqual({ width: 900, height: 700 })
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setSize(300, 500))
  await expect.poll(() => page.viewportSize()).toEqual({ width: 640, height: 500 })
})

test('worker threads run in main', async () => {
  const page = await waitUntilReady(await (await launchTestApp()).firstWindow())
  expect(await page.evaluate(() => window.trial.call('think'))).toBe(42)
})

test('an API that is not implemented throws, and so does a violated rule of order', async () => {
  const app = await launchTestApp()
  await waitUntilReady(await app.firstWindow())
  const attempt = (body: Parameters<typeof app.evaluate>[0]) =>
    app.evaluate(body).then(
      () => 'went through',
      (error: unknown) => String(error),
    )
  expect(await attempt(({ app: it }) => it.getGPUFeatureStatus())).toContain(
    'app.getGPUFeatureStatus is not implemented',
  )
  expect(
    await attempt(({ protocol }) => {
      protocol.registerSchemesAsPrivileged([])
    }),
  ).toContain('before the app is ready')
  expect(await attempt(({ BrowserWindow }) => new BrowserWindow({ webPreferences: { sandbox: false } }).id)).toContain(
    'only sandboxed windows',
  )
  expect(
    await attempt(({ app: it }) => {
      it.setPath('userData', '/no/such/folder')
    }),
  ).toContain('there is no /no/such/folder')
  expect(
    await attempt(({ dialog }) => {
      void dialog.showOpenDialog({})
    }),
  ).toContain('nobody expected dialog.showOpenDialog')
})

test('rejects a file or link that no handler opens, and has a clipboard of its own', async () => {
  const app = await launchTestApp()
  await waitUntilReady(await app.firstWindow())
  await expect(app.openFile('/a.samsara')).rejects.toThrow('nobody opens /a.samsara')
  await app.evaluate(({ app: it }) => {
    it.on('open-file', (event, path) => {
      event.preventDefault()
      it.setName(path)
    })
  })
  await app.openFile('/a.samsara')
  expect(await app.evaluate(({ app: it }) => it.getName())).toBe('/a.samsara')
  await expect(app.openLink('samsara://a')).rejects.toThrow('nobody opens samsara://a')
  await app.evaluate(({ clipboard }) => clipboard.writeText('words'))
  expect(await app.evaluate(({ clipboard }) => clipboard.readText())).toBe('words')
  const cleared = app.evaluate(({ clipboard }) => {
    clipboard.clear()
  })
  await expect(cleared).rejects.toThrow('clipboard.clear is not implemented')
})

test('main hears of a crashed page, and the next page has the session storage of the crashed one', async () => {
  const app = await launchTestApp()
  const page = await waitUntilReady(await app.firstWindow())
  await page.evaluate(() => {
    sessionStorage.setItem('table', 'one')
  })
  const next = new Promise<Page>((resolve) => app.once('window', resolve))
  await app.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows()
    window?.webContents.once('render-process-gone', (_event, { reason }) => {
      void window.loadURL(`app://trial/index.html#${reason}`)
    })
    window?.webContents.forcefullyCrashRenderer()
  })
  const after = await waitUntilReady(await next)
  expect(after.url()).toContain('#crashed')
  expect(await after.evaluate(() => sessionStorage.getItem('table'))).toBe('one')
  expect(after.viewportSize()).toEqual({ width: 900, height: 700 })
  expect(await after.evaluate(() => window.trial.call('double', 2))).toMatchObject({ twice: 4 })
  expect(app.windows()).toEqual([after])
  await app.close()
})

test('main receives did-fail-load for an address that cannot be loaded', async () => {
  const app = await launchTestApp()
  await waitUntilReady(await app.firstWindow())
  const codes = await app.evaluate(async ({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows()
    const heard: unknown[] = []
    window?.webContents.on('did-fail-load', (_event, code, _words, _address, isMainFrame) => {
      heard.push(code, isMainFrame)
    })
    await window?.loadURL('http://127.0.0.1:1/').catch(() => undefined)
    return heard
  })
  expect(codes).toEqual([-2, true])
  await app.close()
})

test('close fails after an unexpected dialog, even if main catches its error', async () => {
  const app = await launchTestApp()
  await waitUntilReady(await app.firstWindow())
  await app.evaluate(async ({ dialog }) => {
    await Promise.resolve()
      .then(() => dialog.showMessageBox({ message: 'x' }))
      .catch(() => undefined)
  })
  await expect(app.close()).rejects.toThrow('nobody expected dialog.showMessageBox')
})

test('close fails with the error of a main that crashes', async () => {
  const app = await launchTestApp()
  await waitUntilReady(await app.firstWindow())
  await app.evaluate(() => {
    setImmediate(() => {
      throw new Error('kaboom')
    })
  })
  await expect(app.close()).rejects.toThrow('kaboom')
})
