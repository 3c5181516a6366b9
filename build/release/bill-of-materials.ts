/**
 * What is inside a package, as a bill of materials. npm can list what package.json calls dependencies; but the page's
 * libraries are bundled and so no dependencies of an installed app, and most of what npm installs only builds and tests.
 * So of npm's whole list that is kept which the build itself found inside.
 */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'

/** Asks npm for its whole list, by the lock alone. */
export const NPM_SBOM_ARGUMENTS = [
  'sbom',
  '--sbom-format',
  'cyclonedx',
  '--package-lock-only',
  '--loglevel',
  'error',
] as const

/** What the build found inside, made by others. */
export interface BundledPart {
  readonly name: string
  readonly version?: string
  readonly licence: string
}

export interface SbomComponent {
  readonly name: string
  readonly version?: string
  readonly [field: string]: unknown
}

/** As `npm sbom --sbom-format cyclonedx` writes it. */
export interface BillOfMaterials {
  readonly metadata: { readonly component: SbomComponent }
  readonly components: readonly SbomComponent[]
  readonly dependencies?: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[]
}

/** The bill of what is inside. What npm does not know stands there by its name and licence. */
export function filterBundledComponents(bill: BillOfMaterials, parts: readonly BundledPart[]): BillOfMaterials {
  const components = parts.map(
    (part) =>
      bill.components.find((each) => isSameComponent(each, part)) ?? {
        type: 'library',
        'bom-ref': refOf(part),
        name: part.name,
        ...omitUndefined({ version: part.version }),
        licenses: [{ license: { id: part.licence } }],
      },
  )
  const refs = new Set([bill.metadata.component, ...components].map((each) => each['bom-ref']))
  const dependencies = (bill.dependencies ?? []).flatMap(({ ref, dependsOn = [] }) =>
    refs.has(ref) ? [{ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) }] : [],
  )
  // npm calls a project by its folder, and everything a library.
  const component = { ...bill.metadata.component, name: 'samsara', type: 'application' }
  return { ...bill, metadata: { ...bill.metadata, component }, components, dependencies }
}

/** Electron is spelled otherwise as a name than as a package. */
function isSameComponent(component: SbomComponent, part: BundledPart): boolean {
  return component.name.toLowerCase() === part.name.toLowerCase() && component.version === part.version
}

function refOf({ name, version }: BundledPart): string {
  return version === undefined ? name : `${name}@${version}`
}
