/** Mutates JSON values as a hostile host could: copies of a plain value with errors. For tests of trust boundaries. */
import type { Json } from '../contract/json.ts'
import type { Random } from '../contract/random.ts'

/** Replacement values: every kind of JSON, and numbers beyond every limit. */
const HOSTILE_VALUES: readonly Json[] = [
  null,
  true,
  false,
  '',
  'x',
  'open',
  '__proto__',
  [],
  {},
  [null],
  { seat: 0 },
  0,
  1,
  2,
  3,
  -1,
  0.5,
  7,
  60,
  1e9,
  -1e9,
  1e308,
]
const LONG_LIST_LENGTH = 5_000

type Tree = Json[] | Record<string, Json>
/** The location of one value in a tree. */
interface JsonLocation {
  readonly parent: Tree
  readonly key: string
}

/**
 * @returns a copy with one to three changes: keys removed or added, other types, other numbers, swapped values, longer
 *   lists
 */
export function mutateJson(value: Json, random: Random): Json {
  const root: Tree = { value: structuredClone(value) }
  for (let changes = 1 + random.int(3); changes > 0; changes--) {
    const places = locationsIn(root)
    if (places.length === 0) break
    changeAt(random.pick(places), random.pick(places), random)
  }
  return root['value'] ?? null
}

function locationsIn(tree: Tree): JsonLocation[] {
  return Object.entries(tree).flatMap(([key, item]) => [
    { parent: tree, key },
    ...(isTree(item) ? locationsIn(item) : []),
  ])
}

function isTree(value: Json | undefined): value is Tree {
  return typeof value === 'object' && value !== null
}

function at({ parent, key }: JsonLocation): Json {
  return (parent as Record<string, Json>)[key] ?? null
}

function put({ parent, key }: JsonLocation, value: Json): void {
  // Like JSON.parse, also for a key such as `__proto__`.
  Object.defineProperty(parent, key, { value, enumerable: true, writable: true, configurable: true })
}

/** @param other the location of another value in the same tree, possibly the same one */
function changeAt(place: JsonLocation, other: JsonLocation, random: Random): void {
  const value = at(place)
  const changes: (() => void)[] = [
    () => put(place, structuredClone(random.pick(HOSTILE_VALUES))),
    () => put(place, structuredClone(at(other))),
    () => {
      if (Array.isArray(place.parent)) place.parent.splice(Number(place.key), 1)
      else Reflect.deleteProperty(place.parent, place.key)
    },
  ]
  if (typeof value === 'number') {
    changes.push(
      () => put(place, value + 1),
      () => put(place, value - 1),
    )
  }
  if (typeof value === 'boolean') changes.push(() => put(place, !value))
  if (Array.isArray(value)) {
    changes.push(
      () => void value.reverse(),
      () => void value.push(structuredClone(value.at(-1) ?? null)),
      () =>
        put(
          place,
          Array.from({ length: LONG_LIST_LENGTH }, () => value[0] ?? null),
        ),
    )
  } else if (isTree(value)) {
    changes.push(() => put({ parent: value, key: random.pick(['extra', 'toString', '__proto__']) }, null))
  }
  random.pick(changes)()
}
