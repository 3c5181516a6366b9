/** What is written on the board of Moksha, and what its pieces are called, for index.ts. */
import { MAX_HELD_KARMA_PER_PILLAR, LAST_AGE_TRACK_STAGE } from '../../../../engine/moksha/data.ts'
import type { boardWords as english } from '../../en/moksha/board.ts'
import type { TranslationOf } from '../../index.ts'
import { DISCIPLE_COUNT } from './names.ts'

export const boardWords = {
  'moksha.place.map': 'Die Karte von Hindustan',
  'moksha.place.region': '{region}',
  'moksha.place.building': 'Gebäude in {region}',
  'moksha.place.disciples': 'Jünger in {region}',
  'moksha.place.land': 'Sperrmarker in {region}',
  'moksha.place.ocean': 'Indischer Ozean',
  'moksha.place.drawn': 'Von Brahma gezogene Plättchen',
  'moksha.place.supply': 'Vorrat {pillar}-Karma',
  'moksha.place.caste': 'Karten: {caste}',
  'moksha.place.race': 'Aura',
  'moksha.place.seat': 'Bogen von {seat}',
  'moksha.place.occupation': 'Beruf von {seat}',
  'moksha.place.harmony': 'Harmonie von {seat}',
  'moksha.place.grid': 'Harmonieraster von {seat}',
  'moksha.place.age': 'Alter von {seat}',
  'moksha.place.tokens': 'Plättchen von {seat}',
  'moksha.place.karma': 'Karma von {seat}',
  'moksha.place.reserve': 'Reserve von {seat}',
  'moksha.place.majorities': 'Mehrheiten',
  'moksha.label.region':
    '{region}, {building}. {height, plural, =0 {Hier liegt kein Plättchen} other {Plättchen von oben: {stack}}}. {count, plural, =0 {Keine Jünger} other {Jünger: {crowd}}}.{closed, select, true { Gesperrt von {owner}.} other {}}',
  'moksha.label.crowd': '{count} von {seat}',
  'moksha.label.unseen': 'ein verdecktes, noch nicht gesehen',
  'moksha.label.building': '{building}, {region}',
  'moksha.label.meeple': '{seat} in {region}',
  'moksha.label.disciples': `${DISCIPLE_COUNT} von {seat} in {region}`,
  'moksha.label.land': '{region} ist gesperrt von {seat}',
  'moksha.label.ocean':
    'Indischer Ozean: {count, plural, =0 {keine Plättchen} one {# Plättchen} other {# Plättchen}} verdeckt',
  'moksha.label.drawn': '{token}, von Brahma gezogen',
  'moksha.label.supply': 'Vorrat: {count} {pillar}-Karma',
  'moksha.label.caste':
    '{caste}: {count, plural, =0 {keine Karten} one {# Karte} other {# Karten}}, Vitalität {vitality}. Eine Wiedergeburt mit {cost} Karma führt hierher',
  'moksha.label.race':
    'Aura aller, {target} für Moksha. Öffne sie, um jede Mehrheit zu sehen, und was Sterben jetzt brächte',
  'moksha.label.runner': '{seat} hat {aura} von {target} Aura',
  'moksha.label.seat':
    '{seat}: Aura {aura} von {target}. Jetzt sterben: {majorities, plural, one {# Mehrheit} other {# Mehrheiten}}, {dying} Aura. Beendete Leben: {lives}',
  'moksha.label.card': '{life}, Vitalität {vitality}: {text}',
  'moksha.label.hex':
    'Gibt {reward}, wenn der Marker hier endet. Das Feld liegt {hex}; mit Moksha zählt es {points, plural, one {# Punkt} other {# Punkte}} Harmonie',
  'moksha.label.marker':
    '{seat}: Der Harmoniemarker steht {hex}. Das Feld gibt {reward}; mit Moksha zählt es {points, plural, one {# Punkt} other {# Punkte}}',
  'moksha.label.death': `Endete dieses Leben von {seat} jetzt: {count, plural, =0 {keine Mehrheit} one {eine Mehrheit, {regions},} other {# Mehrheiten, {regions},}} {aura, plural, =0 {und keine Aura} other {und # Aura}}: {total} von {target}{released, select, true {, genug für Moksha} other {}}. {disciples, plural, =0 {Kein Jünger ist auf dem Brett} other {{stay} von {disciples} Jüngern bleiben}}. {released, select, true {} other {{tokens, plural, =0 {} one {Ein Plättchen geht verloren. } other {# Plättchen gehen verloren. }}{karma, plural, =0 {Ohne Karma} other {Für # Karma}} ist das nächste Leben: {caste}{kept, plural, =0 {} other {, mit # behaltenem Karma}}. }}Harmonie, Aura und Götter bleiben`,
  'moksha.label.age': `{seat} ist auf Stufe {stage} von ${String(LAST_AGE_TRACK_STAGE)}`,
  'moksha.label.verdict.lives': 'Lebt weiter: Vitalität {vitality}, nötig {need}',
  'moksha.label.verdict.dies': 'Stirbt am Ende des Zuges: Vitalität {vitality}, nötig {need}, {short} zu wenig',
  'moksha.label.verdict.last': 'Vitalität {vitality}. Das ist die letzte Stufe: Mit diesem Zug endet das Leben',
  'moksha.label.verdict.dead': 'Dieses Leben ist vorbei',
  'moksha.label.verdict.free': 'Hat Moksha erlangt: kein weiteres Leben',
  'moksha.label.held': 'Plättchen von {seat}: {token}',
  'moksha.label.karma': `{seat}: {count} {pillar}-Karma von ${String(MAX_HELD_KARMA_PER_PILLAR)}`,
  'moksha.label.god':
    '{god}, {state, select, none {Gunst von {seat} noch nicht gewonnen} ready {bereit für {seat}} other {verbraucht von {seat}}}: {text}',
  'moksha.label.reserve': '{seat}: {count} von {all} Jüngern in Reserve',
  'moksha.label.close': 'Schließen',
  'moksha.label.majorities':
    '{seat}: {count, plural, =0 {keine Mehrheit} other {Mehrheiten in {regions}}}. Jetzt zu sterben bringt {aura} Aura',
  'moksha.sign.lives': 'lebt weiter',
  'moksha.sign.dies': '{short} fehlen: stirbt',
  'moksha.sign.last': 'letzte Stufe: stirbt',
  'moksha.sign.dead': 'Leben vorbei',
  'moksha.sign.free': 'frei vom Rad',
  'moksha.sign.ocean': 'Indischer Ozean',
  'moksha.sign.aura': 'Aura',
  'moksha.sign.majorities': 'Mehrheiten, und Aura, wenn ein Leben jetzt endete',
  'moksha.sign.dying': 'Jetzt sterben',
  'moksha.sign.after': 'Danach',
  'moksha.sign.died': 'Ein Leben endet',
  'moksha.sign.reborn': 'Wiedergeburt',
  'moksha.sign.attained': 'Moksha',
  'moksha.sign.temple.dharma': 'ein Dharma-Schritt für alle, die herwandern oder bleiben; ein Opfer bewegt Jünger',
  'moksha.sign.temple.kama': 'ein Kama-Schritt für alle, die herwandern oder bleiben; ein Opfer bewegt Jünger',
  'moksha.sign.temple.artha': 'ein Artha-Schritt für alle, die herwandern oder bleiben; ein Opfer bewegt Jünger',
  'moksha.sign.temple.neutral': 'ein beliebiger Schritt für alle, die herwandern oder bleiben; ein Opfer bewegt Jünger',
  'moksha.sign.harmony': 'Harmonie',
  'moksha.sign.next': 'dann {caste}',
  'moksha.sign.release': 'dann Moksha',
  'moksha.ending.title': 'Endete dieses Leben jetzt',
  'moksha.ending.lives': 'Es endet nicht: Vitalität {vitality}, und Stufe {stage} braucht {need}.',
  'moksha.ending.dies': 'Es endet: Vitalität {vitality}, und Stufe {stage} braucht {need}. {short} fehlen.',
  'moksha.ending.last': 'Es endet: Niemand wird älter als diese Stufe, gleich wie hoch die Vitalität ist.',
  'moksha.ending.none': 'Dieses Leben ist schon vorbei.',
  'moksha.ending.rescue': 'Um weiterzuleben, nimm das oberste Plättchen in {regions}.',
  'moksha.ending.vishnu': 'Um weiterzuleben, lass Vishnu das Plättchen aus {regions} bringen.',
  'moksha.ending.hopeless': 'Kein einzelnes Plättchen in Reichweite reicht dafür.',
  'moksha.ending.regions':
    '{count, plural, =0 {In keiner Region eine Mehrheit} one {Eine Mehrheit: {regions}} other {# Mehrheiten: {regions}}}.',
  'moksha.ending.aura': 'Zwei Mehrheiten sind 1 Aura: +{aura}, {total} von {target}.',
  'moksha.ending.released': 'Das ist genug für Moksha: keine Wiedergeburt, frei vom Rad.',
  'moksha.ending.stay':
    '{disciples, plural, =0 {Kein Jünger ist auf dem Brett} other {{stay} von {disciples} Jüngern bleiben auf dem Brett, nach Wahl}}.',
  'moksha.ending.reborn':
    '{karma, plural, =0 {Kein Karma wird abgegeben} other {# Karma abgegeben{kept, plural, =0 {} other {, # behalten}}}}: ein neues Leben als {caste}.',
  'moksha.ending.lost':
    '{tokens, plural, =0 {Kein Plättchen geht} one {Das Plättchen geht} other {Alle # Plättchen gehen}} verloren; Aura, Harmonie und Götter bleiben.',
} satisfies TranslationOf<typeof english>
