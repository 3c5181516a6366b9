import type { book as english } from '../../en/app/book.ts'
import type { TranslationOf } from '../../index.ts'

/** German words of the rulebooks' frame: what stands around the rules. */
export const book = {
  'rules.heading': 'Regeln',
  'rules.of': 'Regeln: {title}',
  'rules.none': 'Das Regelheft kommt mit dem Spiel.',
  'rules.credit': '{title}: von {designers}, erschienen bei {publisher}',
  'rules.creditAlone': '{title}: von {designers}',
  'rules.contents': 'Inhalt',
  'rules.find': 'In den Regeln suchen',
  'rules.findShort': 'Suchen',
  'rules.found':
    '{count, plural, =0 {Diese Wörter stehen nirgends in den Regeln.} one {# Stelle gefunden} other {# Stellen gefunden}}',
  'rules.hits': 'Gefundene Stellen',
  'rules.width': 'Breite des Regelhefts',
  'rules.step': 'Schritt {step} von {of}',
  'rules.next': 'Weiter',
  'rules.again': 'Von vorn',
  'rules.noBoard': 'Das Bild ließ sich hier nicht malen.',
  'rules.ofLine': 'Regel',
} as const satisfies TranslationOf<typeof english>
