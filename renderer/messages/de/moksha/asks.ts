/** What Moksha asks, for index.ts: one prompt for each kind of the rules, and the words for going on without. */
import type { MokshaPromptKind } from '../../../../engine/moksha/index.ts'
import { messageGroup, selectByValue } from '../../catalogue-builders.ts'

/** Where gods may be called on besides. */
const besides = '{count, plural, =0 {} other { Oder ruf {gods} an.}}'
/** Where nothing else is to be decided; and where something is about to happen. */
const orGod = '{count, plural, =0 {Geh weiter} other {Ruf {gods} an, oder geh weiter}}'
const godBefore = '{count, plural, =0 {Geh weiter} other {Ruf vorher {gods} an, oder geh weiter}}'
/** What the death that comes brings. */
const ending =
  'Das bringt {aura} Aura ({total} von {target}), {released, select, true {und Moksha} other {und ein neues Leben als {caste}}}.'
const pay = selectByValue('pay', { token: 'ein Plättchen', karma: 'Karma', both: 'ein Plättchen oder Karma' })

/** What a seat is asked; the screen adds `name`. */
const asks: Readonly<Record<MokshaPromptKind, string>> = {
  wander: `{name}, wohin wanderst du? Dort nimmst du das oberste Plättchen. {stay, select, true {Wähle deine eigene Region, um zu bleiben.} other {Bleiben kannst du nicht.}}${besides}`,
  take: `{name}, gleich nimmst du {token}. ${godBefore}.`,
  takeNothing: `{name}, hier gibt es kein Plättchen zu nehmen. ${orGod}.`,
  replace: `{name}, deine Fächer sind voll: Welches Plättchen macht Platz für {token}?${besides}`,
  farm: '{name}, als Bauer kannst du für ein weiteres Plättchen zwei Jünger heimrufen: {token}.',
  evolve: '{name}, wo endet dein Marker? Er rückt: {shifts}. Du sammelst, was das Feld dort gibt.',
  shift: '{name}, wo endet dein Marker? Vishnus Plättchen schiebt ihn: {shifts}.',
  gather: `{name}, welche Farbe hat das Karma, das du sammelst?${besides}`,
  beforeGather: `{name}, gleich sammelst du {reward}. ${godBefore}.`,
  serve: `{name}, ${selectByValue('occupation', {
    housekeeper: 'du bist geblieben: Nimm als Haushälter 1 Karma',
    cleaner: 'hier sind Jünger: Nimm als Putzkraft 1 Karma',
    servant: 'du hast eine höhere Kaste getroffen: Nimm als Diener 1 Karma',
    artisan: 'gib als Handwerker ein Plättchen für Karma seiner Farbe',
    merchant: 'gib als Händler Karma für mehr Jünger',
    soldier: 'die Region ist voll: Ersetze als Soldat hier einen Jünger',
    swami: 'setze als Swami einen Jünger mehr',
  })}, wenn du magst.${besides}`,
  devote: `{name}, opferst du ${pay}, um {god} zu verehren und einmal anrufen zu können? Ein gegebenes Plättchen kostet Vitalität.${besides}`,
  sacrifice: `{name}, opferst du ${pay}, um Jünger einer Region über eine Grenze zu bewegen? Ein gegebenes Plättchen kostet Vitalität.${besides}`,
  beforeDevote: `{name}, ${selectByValue('reason', {
    nothingToSacrifice: 'du hast nichts zu opfern',
    godReady: '{god} ist bei dir und bereit',
    noMobilization: 'keiner deiner Jünger könnte ziehen',
  })}. ${orGod}.`,
  mobilize: '{name}, welche Jünger überqueren welche Grenze? Wo du die meisten hast, bringt dein Tod Aura.',
  again: '{name}, als Maharadscha kannst du noch einmal Jünger bewegen.',
  age: `{name}, du wirst älter: Vitalität {vitality}, und Stufe {stage} braucht {need}. ${godBefore}.`,
  ageShort: `{name}, du wirst sterben: Vitalität {vitality}, und Stufe {stage} braucht {need}. ${ending} ${godBefore}.`,
  ageLast: `{name}, dieses Leben ist vollendet und endet jetzt. ${ending} ${godBefore}.`,
  recall:
    '{name}, {more, plural, one {noch ein Jünger verlässt} other {noch # Jünger verlassen}} das Brett, {stay, plural, one {# bleibt} other {# bleiben}}: aus welcher Region? Die bleiben, zählen für deinen nächsten Tod.',
  karma:
    '{name}, bis auf {kept} gibst du alles Karma ab, für ein Leben als {caste}: {kept, plural, one {Welches behältst du?} other {Welche # behältst du?}}',
  close: '{name}, als Grundherr kannst du eine Region für alle anderen sperren.',
  lay: '{name}, in welchen Stapel kommt {token}, und wie tief? Obenauf wird es dort als Nächstes genommen.{left, plural, =0 {} one { Noch eines folgt.} other { Noch # folgen.}}',
  sink: '{name}, nicht alle haben Platz: {tokens}. Welches geht zurück?',
  swap: '{name}, womit tauscht dieses Gebäude den Platz: {building}?',
}

/** What has to be done before anything else. */
const first: Readonly<Record<MokshaPromptKind, string>> = {
  wander: 'Sag erst, wohin du gehst, oder dass du bleibst.',
  take: 'Erst kommt das oberste Plättchen des Stapels.',
  takeNothing: 'Geh erst weiter: Hier gibt es kein Plättchen zu nehmen.',
  replace: 'Sag erst, welches Plättchen Platz macht.',
  farm: 'Sag erst, ob du als Bauer Jünger heimrufst.',
  evolve: 'Sag erst, wo dein Harmoniemarker endet.',
  shift: 'Sag erst, wohin Vishnus Plättchen deinen Marker führt.',
  gather: 'Sag erst, was du sammelst.',
  beforeGather: 'Erst kommt, was du sammelst.',
  serve: 'Sag erst, ob du deinen Beruf nutzt.',
  devote: 'Sag erst, ob du die Gottheit dieses Ortes verehrst.',
  sacrifice: 'Sag erst, ob du etwas opferst.',
  beforeDevote: 'Geh erst weiter: Hier gibt es nichts, wofür du opfern könntest.',
  mobilize: 'Bewege erst Jünger: Das ist bezahlt.',
  again: 'Sag erst, ob noch einmal Jünger ziehen.',
  age: 'Erst wirst du älter.',
  ageShort: 'Erst endet dieses Leben.',
  ageLast: 'Erst endet dieses Leben.',
  recall: 'Sag erst, welche Jünger das Brett verlassen.',
  karma: 'Sag erst, welches Karma du behältst.',
  close: 'Sag erst, ob du eine Region sperrst.',
  lay: 'Erst müssen Brahmas Plättchen gelegt werden.',
  sink: 'Sag erst, welche Plättchen zurückgehen: Nicht alle haben Platz.',
  swap: 'Sag erst, welches Gebäude den Platz tauscht.',
}

/** Going on, where that is offered: what is left undone, or what comes next. */
const go = {
  take: 'Plättchen nehmen',
  takeNothing: 'Weiter',
  farm: 'Niemanden heimrufen',
  beforeGather: 'Jetzt sammeln',
  serve: 'Lassen',
  devote: 'Kein Opfer',
  sacrifice: 'Kein Opfer',
  beforeDevote: 'Weiter',
  again: 'Nicht noch einmal',
  age: 'Älter werden: Zug beenden',
  ageShort: 'Leben enden lassen',
  ageLast: 'Leben enden lassen',
  close: 'Nichts sperren',
} satisfies Partial<Record<MokshaPromptKind, string>>

export const askWords = {
  ...messageGroup('moksha.ask', asks),
  ...messageGroup('moksha.why.first', first),
  ...messageGroup('moksha.control.go', go),
}
