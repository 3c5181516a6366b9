/**
 * The bill of materials of a package. npm can list the dependencies in package.json, but the libraries of the page are bundled
 * and therefore no dependencies of the installed app, and most packages that npm installs only build and test. So npm's complete
 * list is filtered by the packages that the build found in the bundles.
 */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'

/** Arguments for npm's complete list, from the lock file only. */
export const NPM_SBOM_ARGUMENTS = [
  'sbom',
  '--sbom-format',
  'cyclonedx',
  '--package-lock-only',
  '--loglevel',
  'error',
] as const

/** A third-party part that the build found in a bundle. */
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

/** As written by `npm sbom --sbom-format cyclonedx`. */
export interface BillOfMaterials {
  readonly metadata: { readonly component: SbomComponent }
  readonly components: readonly SbomComponent[]
  readonly dependencies?: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[]
}

/** Filters the bill to the bundled parts. Parts that npm does not know are added with name and licence. */
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
  // npm names a project after its folder, and gives everything the type library.
  const component = { ...bill.metadata.component, name: 'samsara', type: 'application' }
  return { ...bill, metadata: { ...bill.metadata, component }, components, dependencies }
}

/** Electron's display name differs from its package name. */
function isSameComponent(component: SbomComponent, part: BundledPart): boolean {
  return component.name.toLowerCase() === part.name.toLowerCase() && component.version === part.version
}

function refOf({ name, version }: BundledPart): string {
  return version === undefined ? name : `${name}@${version}`
}
