import { expect, test } from 'vitest'
import { npmCommand } from '../lib/install-packages.mjs'
import { runProgram } from '../lib/run-program.mjs'
import { filterBundledComponents, NPM_SBOM_ARGUMENTS, type BillOfMaterials } from './bill-of-materials.ts'

const component = (name: string, version: string) => ({
  'bom-ref': `${name}@${version}`,
  name,
  version,
  hashes: [version],
})
const BILL: BillOfMaterials = {
  metadata: { component: { ...component('folder', '1.0.0'), 'bom-ref': 'samsara@1.0.0' } },
  components: [
    component('ws', '8.0.0'),
    component('ws', '7.0.0'),
    component('electron', '45.0.0'),
    component('vite', '8.0.0'),
  ],
  dependencies: [
    { ref: 'samsara@1.0.0', dependsOn: ['ws@8.0.0', 'vite@8.0.0'] },
    { ref: 'vite@8.0.0', dependsOn: ['ws@7.0.0'] },
    { ref: 'ws@8.0.0' },
  ],
}
const PARTS = [
  { name: 'Electron', version: '45.0.0', licence: 'MIT' },
  { name: 'ws', version: '8.0.0', licence: 'MIT' },
  { name: 'game-icons.net', licence: 'CC-BY-3.0' },
]

test('filterBundledComponents keeps the bundled parts in their bundled versions, and no build tools', () => {
  const { components, dependencies } = filterBundledComponents(BILL, PARTS)
  expect(components).toEqual([
    component('electron', '45.0.0'),
    component('ws', '8.0.0'),
    expect.objectContaining({ name: 'game-icons.net', licenses: [{ license: { id: 'CC-BY-3.0' } }] }),
  ])
  expect(dependencies).toEqual([
    { ref: 'samsara@1.0.0', dependsOn: ['ws@8.0.0'] },
    { ref: 'ws@8.0.0', dependsOn: [] },
  ])
})

test('filterBundledComponents names the app itself, whatever its folder is called', () => {
  expect(filterBundledComponents(BILL, PARTS).metadata.component).toMatchObject({
    name: 'samsara',
    version: '1.0.0',
    type: 'application',
  })
})

test('npm sbom succeeds for the lock file: no dependency of a library is missing', async () => {
  const { command, shell } = npmCommand()
  const { code, output } = await runProgram([...command, ...NPM_SBOM_ARGUMENTS], { shell })
  expect(code, output.slice(-500)).toBe(0)
}, 60_000)
