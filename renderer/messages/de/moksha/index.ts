/**
 * German words of Moksha. ICU MessageFormat; for the values see ../../en/moksha/index.ts.
 * Terms: token = Plättchen, stack = Stapel, slot = Fach, vitality = Vitalität, stage = Stufe, disciple = Jünger, majority = Mehrheit,
 * region = Region, temple = Tempel, sanctuary = Heiligtum, devote a god = verehren, call on = anrufen, sacrifice = opfern, gather =
 * sammeln, marker = Marker, shift = Schritt, hex = Feld, harmony = Harmonie, occupation = Beruf, to close = sperren, attain moksha = Moksha
 * erlangen. Regions have their German names, without an article as on a map; a life comes after als, a building after a colon or in brackets.
 */
import type { moksha as english } from '../../en/moksha/index.ts'
import type { TranslationOf } from '../../index.ts'
import { askWords } from './asks.ts'
import { boardWords } from './board.ts'
import { explain } from './explain.ts'
import { legend } from './legend.ts'
import { lesson } from './lesson.ts'
import { reasons as reasonWords } from './reasons.ts'
import { DISCIPLE_COUNT, names } from './names.ts'
import { refusals } from './why.ts'

const majorities = '{count, plural, =0 {keine Mehrheit} one {# Mehrheit} other {# Mehrheiten}}'
const MAJORITIES = '{count, plural, =0 {Keine Mehrheit} one {# Mehrheit} other {# Mehrheiten}}'
/** The Jurist's choice; a length of 0 is of a source that is not there. */
const LENGTHS =
  '{token, plural, =0 {} other {Plättchen #}}{token, plural, =0 {} other {{temple, plural, =0 {} other {, }}}}{temple, plural, =0 {} other {Tempel #}}'

/** Moments that only a god could change are passed until the player asks for them again: on buttons and in the list. */
const PASS_GODS = 'Bis auf Weiteres nicht nach Göttern fragen'
const ASK_GODS = 'Wieder nach Göttern fragen'

export const moksha = {
  ...names,
  ...boardWords,
  ...refusals,
  ...askWords,
  ...reasonWords,
  ...explain,
  ...legend,
  ...lesson,

  // ---------------------------------------------------------------------------------------------------- variants
  'moksha.option.evenFinish': 'Ende',
  'moksha.option.evenFinish.false': 'Wie erschienen',
  'moksha.option.evenFinish.true': 'Gleiche Züge',
  'moksha.option.evenFinish.false.hint': 'Nach dem ersten Moksha haben alle anderen noch einen Zug.',
  'moksha.option.evenFinish.true.hint':
    'Nach dem ersten Moksha wird die Runde beendet, und eine weitere folgt: Spät zu sitzen ist kein Nachteil.',

  // ---------------------------------------------------------------------------------------------------- controls
  'moksha.control.preach': 'Ein Jünger mehr',
  'moksha.control.passWindows': PASS_GODS,
  'moksha.control.askWindows': ASK_GODS,
  'moksha.control.lay.top': 'Obenauf',
  'moksha.control.lay.between': 'Dazwischen',
  'moksha.control.lay.bottom': 'Zuunterst',

  'moksha.series.bottom': 'Alle zuunterst, wo Platz ist',
  'moksha.further.disciples': 'Wie viele Jünger?',
  'moksha.further.depth': 'Wie tief?',

  'moksha.final.token': 'Ein verdecktes Plättchen wird aufgedeckt.',
  'moksha.undo.token': 'Ein verdecktes Plättchen wurde aufgedeckt.',
  'moksha.final.ocean': 'Es werden Plättchen aus dem Ozean gezogen.',
  'moksha.undo.ocean': 'Es wurden Plättchen aus dem Ozean gezogen.',
  'moksha.final.life': 'Der Beruf des nächsten Lebens wird gezogen.',
  'moksha.undo.life': 'Der Beruf des nächsten Lebens wurde gezogen.',

  // ----------------------------------------------------------------------------------------------------- choices
  'moksha.group.near': 'Hier oder nebenan',
  'moksha.group.far': 'Zwei Regionen weit, für ein Plättchen',
  'moksha.choice.stay': 'In {region} bleiben ({building})',
  'moksha.choice.wander': 'Nach {region} gehen ({building})',
  'moksha.choice.wanderFar': 'Nach {region} gehen ({building}), Abgabe: {token}',
  'moksha.choice.replace': 'Hergeben: {token}',
  'moksha.choice.farm': 'Heimrufen: je ein Jünger aus {region} und {other}',
  'moksha.choice.farmBoth': 'Heimrufen: zwei Jünger aus {region}',
  'moksha.choice.harmony': '{reward}: Der Marker endet {hex}',
  'moksha.choice.harmonyLess': '{reward}, davon bekommst du {got}: Der Marker endet {hex}',
  'moksha.choice.harmonyPandit': '{reward}: Der Marker endet {hex} (Plättchen gilt als {pillar})',
  'moksha.choice.harmonyJurist': `{reward}: Der Marker endet {hex} (${LENGTHS})`,
  'moksha.choice.gather': 'Sammeln: {karma}',
  'moksha.choice.earn': 'Nehmen: {karma}',
  'moksha.choice.craft': 'Plättchen {token} geben für {karma}',
  'moksha.choice.trade': '{karma} geben für {disciples}',
  'moksha.choice.convert': 'Einen Jünger von {other} ersetzen',
  'moksha.choice.preach': 'Einen Jünger mehr setzen',
  'moksha.choice.devote': '{god} verehren für {price}',
  'moksha.choice.sacrifice': 'Jünger bewegen für {price}',
  'moksha.choice.mobilize': '{disciples} von {region} nach {other}',
  'moksha.choice.recall': 'Einen Jünger aus {region} zurücknehmen',
  'moksha.choice.keep': 'Behalten: {karma}',
  'moksha.choice.close': 'Sperren: {region}',
  'moksha.choice.brahma': 'Brahma: Plättchen ziehen und in Stapel legen',
  'moksha.choice.ganesha': 'Ganesha: {karma} erhalten',
  'moksha.choice.vishnu': 'Vishnu: {token} aus {region} nehmen',
  'moksha.choice.shiva': 'Shiva: {building} versetzen ({region})',
  'moksha.choice.swap': 'Tausch mit {building} ({region})',
  'moksha.choice.lay.empty': '{token} nach {region} legen, wo kein Stapel ist',
  'moksha.choice.lay.top': '{token} nach {region} legen, obenauf',
  'moksha.choice.lay.between': '{token} nach {region} legen, dazwischen',
  'moksha.choice.lay.bottom': '{token} nach {region} legen, zuunterst',
  'moksha.choice.sink': 'Zurück in den Ozean: {token}',
  'moksha.choice.passWindows': PASS_GODS,
  'moksha.choice.askWindows': ASK_GODS,

  // What a choice brings, said of its row.
  'moksha.foretell.takes': 'Du nimmst {token}',
  'moksha.foretell.replaces': 'Du nimmst {token} anstelle eines deiner Plättchen',
  'moksha.foretell.noToken': 'Dort liegt kein Plättchen',
  'moksha.foretell.gathers': 'Dann sammelst du {reward}',
  'moksha.foretell.orGathers': 'oder {reward}',

  // --------------------------------------------------------------------------------------------------------- log
  'moksha.log.rolled': '{seat} würfelt {dice}: {region}.',
  'moksha.log.order': '{seat} beginnt, zuletzt spielt {last}.',
  'moksha.log.born': '{seat} lebt nun als {life}.',
  'moksha.log.stayed': '{seat} bleibt in {to}.',
  'moksha.log.wandered': '{seat} geht von {from} nach {to}.',
  'moksha.log.wanderedFar': '{seat} gibt {pay} ab und geht den weiten Weg von {from} nach {to}.',
  'moksha.log.took.wander': '{seat} nimmt {token}.',
  'moksha.log.took.farmer': '{seat} nimmt auch {token}.',
  'moksha.log.took.vishnu': '{seat} nimmt {token} aus {region}.',
  'moksha.log.tookFor.wander': '{seat} nimmt {token} und gibt {for} her.',
  'moksha.log.tookFor.farmer': '{seat} nimmt auch {token} und gibt {for} her.',
  'moksha.log.tookFor.vishnu': '{seat} nimmt {token} aus {region} und gibt {for} her.',
  'moksha.log.blocked': 'Am Rand des Rasters macht {seat} keinen Schritt: {pillar}.',
  'moksha.log.gathered': '{seat} sammelt in {region}: {reward}.',
  'moksha.log.gatheredLess': '{seat} sammelt in {region}: {reward}; kein Platz für {lost}.',
  'moksha.log.gatheredNothing': '{seat} kann in {region} nichts nehmen; verloren: {lost}.',
  'moksha.log.placed': `{seat} setzt noch ${DISCIPLE_COUNT} in {region}.`,
  'moksha.log.karma': '{seat} erhält {count} {pillar}-Karma.',
  'moksha.log.usedPandit': 'Als {occupation} lässt {seat} das Plättchen als {pillar} gelten.',
  'moksha.log.usedJurist': `Als {occupation} wählt {seat} die Schritte: ${LENGTHS}.`,
  'moksha.log.usedMaharaja': 'Als {occupation} bewegt {seat} noch einmal Jünger.',
  'moksha.log.paid.devote': '{seat} opfert {price}.',
  'moksha.log.paid.mobilize': '{seat} opfert {price}.',
  'moksha.log.paid.artisan': 'Als Handwerker gibt {seat} {price}.',
  'moksha.log.paid.merchant': 'Als Händler gibt {seat} {price}.',
  'moksha.log.devoted': '{seat} verehrt {god} in {region}.',
  'moksha.log.mobilized': `{seat} bewegt ${DISCIPLE_COUNT} von {from} nach {to}.`,
  'moksha.log.converted': 'Als Soldat schickt {seat} einen Jünger von {whose} aus {region} heim.',
  'moksha.log.invoked': '{seat} ruft {god} an.',
  'moksha.log.windowsPassed': '{seat} wird bis auf Weiteres nicht nach Göttern gefragt.',
  'moksha.log.windowsAsked': '{seat} wird wieder nach Göttern gefragt.',
  'moksha.log.drew': '{seat} zieht aus dem Ozean: {tokens}.',
  'moksha.log.laid':
    '{seat} legt {token} nach {region}, darunter {at, plural, =0 {nichts} one {# Plättchen} other {# Plättchen}}.',
  'moksha.log.sank': 'Das Plättchen {token} findet keinen Platz und geht zurück in den Ozean.',
  'moksha.log.swapped': '{seat} lässt Gebäude den Platz tauschen: {regions}.',
  'moksha.log.aged': '{seat} hat Vitalität {vitality}, nötig {need}: Stufe {stage}.',
  'moksha.log.died': '{seat} hat Vitalität {vitality}, nötig {need}: stirbt auf Stufe {stage}.',
  'moksha.log.diedOld': '{seat} hat alle {stage} Stufen durchlebt und stirbt.',
  'moksha.log.majority': '{region} zählt für {seat}: {own} gegen {best}.',
  'moksha.log.aura.majorities': `${MAJORITIES}: {seat} gewinnt {amount} Aura und hat {total}.`,
  'moksha.log.aura.fourthToken': 'Alle Fächer voll: {seat} gewinnt {amount} Aura und hat {total}.',
  'moksha.log.aura.threeColours': 'Karma aller Farben: {seat} gewinnt {amount} Aura und hat {total}.',
  'moksha.log.aura.fourthGod': 'Alle vier Götter verehrt: {seat} gewinnt {amount} Aura und hat {total}.',
  'moksha.log.returned.death': `${DISCIPLE_COUNT} von {seat} {count, plural, one {verlässt} other {verlassen}} {region}.`,
  'moksha.log.returned.farmer': `Als Bauer ruft {seat} ${DISCIPLE_COUNT} aus {region} heim.`,
  'moksha.log.attained': '{seat} erlangt Moksha mit {aura} Aura, nötig waren {target}!',
  'moksha.log.reborn': '{seat} gibt {karma} ab und wird wiedergeboren: {caste}.',
  'moksha.log.rebornKept': '{seat} gibt {karma} ab, behält {kept} und wird wiedergeboren: {caste}.',
  'moksha.log.rebornBare': '{seat} hat kein Karma abzugeben und wird wiedergeboren: {caste}.',
  'moksha.log.closed': 'Als Grundherr sperrt {seat} {region} für alle anderen.',
  'moksha.log.opened': '{region} ist wieder offen: Das Leben von {seat} als Grundherr ist vorbei.',
  'moksha.log.lastTurns':
    '{count, plural, =0 {Kein Zug ist übrig.} one {Ein letzter Zug folgt.} other {# letzte Züge folgen.}}',
  'moksha.log.ended.alone': '{seat} allein hat Moksha erlangt.',
  'moksha.log.ended.harmony': 'Von allen mit Moksha ist {seat} am ausgeglichensten.',
  'moksha.log.ended.karma': 'Von allen mit Moksha, gleich in der Harmonie, hat {seat} das meiste Karma.',
  'moksha.log.ended.shared': '{count} haben Moksha erlangt und sind gleich an Harmonie und Karma.',

  // --------------------------------------------------------------------------------------------- figures at a glance
  'moksha.figure.lives': 'Vitalität {vitality}, nötig {need}: lebt weiter, Stufe {stage}',
  'moksha.figure.dies': 'Vitalität {vitality}, nötig {need}: stirbt, {short} fehlen zu Stufe {stage}',
  'moksha.figure.lastStage': 'Vitalität {vitality}: letzte Stufe, stirbt mit diesem Zug',
  'moksha.figure.dead': 'Dieses Leben ist vorbei',
  'moksha.figure.aura': 'Aura {aura} von {target}',
  'moksha.figure.dying': `Jetzt sterben: {aura} Aura (${majorities})`,
  'moksha.figure.dyingMoksha': `Jetzt sterben: {aura} Aura (${majorities}) und Moksha`,
  'moksha.figure.life': '{life}, Stufe {stage}',
  'moksha.figure.karma': '{karma}: nächstes Leben {caste}',
  'moksha.figure.noKarma': 'Kein Karma: nächstes Leben {caste}',
  'moksha.figure.karmaHeld': 'Karma: {count}',
  'moksha.figure.nearSlot': 'Noch ein Plättchen: {amount} Aura',
  'moksha.figure.nearColours': 'Noch {karma}: {amount} Aura',
  'moksha.figure.nearGod': '{god} verehren: {amount} Aura',
  'moksha.figure.harmony': 'Harmonie: {points, plural, one {# Punkt} other {# Punkte}}',
  'moksha.figure.disciples':
    '{count} von {all} Jüngern auf dem Brett; {kept, plural, one {# überdauert} other {# überdauern}} den Tod',
  'moksha.figure.ready': 'Bereit: {gods}',
  'moksha.figure.used': 'Verbraucht: {gods}',
  'moksha.figure.land': 'Sperrt {region}',
  'moksha.figure.passing': 'Wird nicht nach Göttern gefragt',
  'moksha.figure.attained': 'Hat Moksha erlangt',
  'moksha.figure.left':
    '{turns, plural, =0 {{now, select, true {Das ist der letzte Zug} other {Kein Zug übrig}}} one {Noch ein Zug} other {Noch # Züge}}',

  // ------------------------------------------------------------------------------------------------------ the end
  'moksha.great.dies': '{seat} stirbt.',
  'moksha.great.lack': 'Vitalität {vitality}, nötig {need}, um über Stufe {stage} hinaus zu leben.',
  'moksha.great.old': 'Alle {stage} Stufen dieses Lebens sind gelebt.',
  'moksha.great.distance':
    '{missing, plural, =0 {Genug: {seat} verlässt das Rad.} other {Noch # Aura bis Moksha: {seat} wird wiedergeboren.}}',
  'moksha.great.reborn': '{seat} wird wiedergeboren als {life}.',
  'moksha.great.attained': '{seat} erlangt Moksha.',
  'moksha.great.enough': '{aura} Aura, nötig {target}: frei vom Rad.',
  'moksha.came': 'Aufgedeckt: {token} in {region}.',
  'moksha.cameTo.free': 'Frei vom Rad nach {lives, plural, one {einem Leben} other {# Leben}}',
  'moksha.cameTo.bound':
    '{lives, plural, =0 {Noch im ersten Leben} one {Ein Leben liegt zurück} other {# Leben liegen zurück}}, noch {missing} Aura bis Moksha',

  'moksha.end.alone': '{seat} allein ist frei vom Rad.',
  'moksha.end.harmony': 'Mehrere sind frei vom Rad; am ausgeglichensten ist {seat}.',
  'moksha.end.karma': 'Mehrere sind frei und gleich ausgeglichen; das meiste Karma hat {seat}.',
  'moksha.end.shared': 'Mehrere sind frei, gleich an Harmonie und Karma: Der Sieg ist geteilt.',
  'moksha.rank.attained': 'Moksha',
  'moksha.rank.bound': 'Noch auf dem Rad',
  'moksha.score.aura': 'Aura: {aura} von {target}',
  'moksha.score.harmony':
    'Zuerst bei Gleichstand: Harmonie {ring, plural, =0 {in der Mitte} one {# Schritt von der Mitte} other {# Schritte von der Mitte}}',
  'moksha.score.karma': 'Danach Karma: {count}',
} satisfies TranslationOf<typeof english>
