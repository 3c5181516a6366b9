/** What catalogues are built of, besides plain messages. */

/** A choice of words by a value; whatever is not listed shows question marks, so that law 8 finds it. */
export function select(value: string, cases: Readonly<Record<string, string>>): string {
  const listed = Object.entries(cases).map(([key, text]) => `${key} {${text}}`)
  return `{${value}, select, ${listed.join(' ')} other {??}}`
}

/** A message for each of several words: `<prefix>.<key>`. */
export function family<P extends string, W extends Readonly<Record<string, string>>>(
  prefix: P,
  words: W,
): Family<P, keyof W> {
  const entries = Object.entries(words).map(([key, word]) => [`${prefix}.${key}`, word])
  return Object.fromEntries(entries) as Family<P, keyof W>
}

export type Family<P extends string, K extends PropertyKey> = {
  readonly [Id in K & (string | number) as `${P}.${Id}`]: string
}
