/**
 * Makes the icons of the packages from build/icons/icon.svg: `node build/icons.mjs`. The results are committed, so that packaging
 * needs neither a browser nor an icon tool that electron-builder would download.
 */
/* global document, Image */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium, CHROMIUM_MISSING_MESSAGE } from './lib/test-browsers.mjs'
import { encodeIcns, encodeIco } from './lib/icon-files.mjs'
import { ROOT } from './lib/project.mjs'

const folder = join(ROOT, 'build/icons')
const icon = readFileSync(join(folder, 'icon.svg'), 'utf8')

/** The icon of table files: a sheet with a folded corner and the wheel. */
const table = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 1024" width="1024" height="1024">
  <path d="M192 32h448l192 192v736a32 32 0 0 1-32 32H192a32 32 0 0 1-32-32V64a32 32 0 0 1 32-32Z" fill="#fff8ea"
    stroke="#c9a46a" stroke-width="10"/>
  <path d="M640 32v160a32 32 0 0 0 32 32h160Z" fill="#e9d3a8" stroke="#c9a46a" stroke-width="10" stroke-linejoin="round"/>
  <svg x="232" y="330" width="528" height="528" viewBox="0 0 1024 1024">${icon.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '')}</svg>
</svg>`

const executablePath = await findChromium()
if (executablePath === undefined) throw new Error(CHROMIUM_MISSING_MESSAGE)
const browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 })
const page = await browser.newPage()

/** @param {string} svg @param {readonly number[]} sizes */
async function renderPngs(svg, sizes) {
  const encoded = await page.evaluate(
    async ({ source, widths }) => {
      const image = new Image()
      image.src = `data:image/svg+xml,${encodeURIComponent(source)}`
      await image.decode()
      return widths.map((width) => {
        const canvas = Object.assign(document.createElement('canvas'), { width, height: width })
        canvas.getContext('2d')?.drawImage(image, 0, 0, width, width)
        return canvas.toDataURL('image/png').replace(/^.*,/, '')
      })
    },
    { source: svg, widths: [...sizes] },
  )
  return sizes.map((size, n) => ({ size, png: Buffer.from(encoded[n] ?? '', 'base64') }))
}

const WINDOWS = [16, 24, 32, 48, 64, 128, 256]
const MAC = [32, 64, 128, 256, 512, 1024]
const LINUX = [16, 24, 32, 48, 64, 128, 256, 512]
mkdirSync(join(folder, 'linux'), { recursive: true })
for (const { size, png } of await renderPngs(icon, LINUX))
  writeFileSync(join(folder, 'linux', `${size}x${size}.png`), png)
for (const [name, svg] of Object.entries({ icon, table })) {
  writeFileSync(join(folder, `${name}.ico`), encodeIco(await renderPngs(svg, WINDOWS)))
  writeFileSync(join(folder, `${name}.icns`), encodeIcns(await renderPngs(svg, MAC)))
}
await browser.close()
