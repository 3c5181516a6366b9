/** What catalogues are built of, besides plain messages. */

/** A choice of words by a value; whatever is not listed shows question marks, so that invariant 8 finds it. */
export function selectByValue(value: string, cases: Readonly<Record<string, string>>): string {
  const listed = Object.entries(cases).map(([key, text]) => `${key} {${text}}`)
  return `{${value}, select, ${listed.join(' ')} other {??}}`
}

/** A message for each of several words: `<prefix>.<key>`. */
export function messageGroup<P extends string, W extends Readonly<Record<string, string>>>(
  prefix: P,
  words: W,
): MessageGroup<P, keyof W> {
  const entries = Object.entries(words).map(([key, word]) => [`${prefix}.${key}`, word])
  return Object.fromEntries(entries) as MessageGroup<P, keyof W>
}

export type MessageGroup<P extends string, K extends PropertyKey> = {
  readonly [Id in K & (string | number) as `${P}.${Id}`]: string
}

/** Words, each changed in the same way. */
export function mapTexts<W extends Readonly<Record<string, string>>>(words: W, change: (word: string) => string): W {
  return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, change(word)])) as W
}

/** Words as they begin a sentence. */
export function capitalizeTexts<W extends Readonly<Record<string, string>>>(words: W): W {
  return mapTexts(words, (word) => word.charAt(0).toUpperCase() + word.slice(1))
}

/** Several messages for each of several things, in the order of what they are: `<prefix>.<key>.<part>`. */
export function messageGroups<P extends string, const N extends readonly string[], K extends string>(
  prefix: P,
  parts: N,
  things: Readonly<Record<K, { readonly [I in keyof N]: string }>>,
): Readonly<Record<`${P}.${K}.${N[number]}`, string>> {
  const entries = Object.entries<readonly string[]>(things).flatMap(([key, texts]) =>
    parts.map((part, at) => [`${prefix}.${key}.${part}`, texts[at]]),
  )
  return Object.fromEntries(entries) as Readonly<Record<`${P}.${K}.${N[number]}`, string>>
}

/** A decision, and the things that usually matter for it: a short sentence each. */
export type ExplanationText = readonly [decides: string, matters: string]

/** A game's explanations of its decisions for a player that asks, by the kinds of the rules. */
export function explanationMessages<G extends string, K extends string>(
  game: G,
  words: Readonly<Record<K, ExplanationText>>,
): MessageGroup<`${G}.explain`, K> & MessageGroup<`${G}.matters`, K> {
  const half = (nth: 0 | 1) =>
    Object.fromEntries(Object.entries<ExplanationText>(words).map(([kind, both]) => [kind, both[nth]]))
  return {
    ...messageGroup(`${game}.explain`, half(0) as Readonly<Record<K, string>>),
    ...messageGroup(`${game}.matters`, half(1) as Readonly<Record<K, string>>),
  }
}

/** What something on a board is called, and what it is, in one line. */
export type LegendText = readonly [name: string, text: string]

/** The words of a game's legend (renderer/games/GAME/legend.ts): of its parts, and of its rows. */
export function legendMessages<G extends string, P extends string, K extends string>(
  game: G,
  parts: Readonly<Record<P, string>>,
  rows: Readonly<Record<K, LegendText>>,
): MessageGroup<`${G}.legend.part`, P> & MessageGroup<`${G}.legend`, K | `${K}.text`> {
  const texts = Object.entries<LegendText>(rows).flatMap(([id, [name, text]]) => [
    [id, name],
    [`${id}.text`, text],
  ])
  return {
    ...messageGroup(`${game}.legend.part`, parts),
    ...messageGroup(`${game}.legend`, Object.fromEntries(texts) as Readonly<Record<K | `${K}.text`, string>>),
  }
}

/** The name of an achievement, and how to get it. */
export type AchievementText = readonly [name: string, how: string]

/** The words of a game's achievements (engine/GAME/achievements.ts), by id. */
export function achievementMessages<G extends string>(
  game: G,
  deeds: Readonly<Record<string, AchievementText>>,
): Readonly<Record<string, string>> {
  return messageGroups(`${game}.achievement`, ['name', 'how'], deeds)
}
