import type { lesson as english } from '../../en/chakra/lesson.ts'
import type { TranslationOf } from '../../index.ts'

/** German words of Chakra's guided first game: what I decide, what it does, why it matters. */
export const lesson = {
  'chakra.lesson.lift.title': 'Aus dem Lotus nehmen',
  'chakra.lesson.lift':
    'Die meisten Punkte gewinnen: Jedes Chakra in Harmonie bringt welche, und jede schwarze Energie, die in die Erde sinkt. Harmonie braucht drei Energien der eigenen Farbe. Neun treiben in drei Flüssen durch den Lotus: Nimm eine violette für deine Krone, das oberste Chakra.',
  'chakra.lesson.lift.instead':
    'Jeder Fluss zeigt gerade eine violette Energie, und die Krone ist das nächste Chakra, das du erreichst.',
  'chakra.lesson.lift.purple': 'Violett ist in deiner Hand. Es gehört zur Krone.',
  'chakra.lesson.lift.other': 'Auch diese findet ihr Chakra; sie hat nur den weiteren Weg.',

  'chakra.lesson.place.title': 'Wo sie warten',
  'chakra.lesson.place':
    'Aus demselben Fluss darfst du andere Farben dazunehmen, je eine: Nimm diesmal nur eine. Die Blasen über deiner Säule nehmen beide umsonst auf; ihren dritten Platz brauchst du später.',
  'chakra.lesson.place.instead':
    'Auf einem Chakra kostet die Landung einen Marker, dazu kommen wir gleich. Die Blasen kosten nichts, und zwei ihrer drei Plätze reichen vorerst.',
  'chakra.lesson.place.bubbles': 'Jetzt warten sie über deiner Säule und kosten dich nichts.',
  'chakra.lesson.place.chakra': 'Sie gingen direkt in ein Chakra, und in dessen Kerbe liegt ein Marker von dir.',

  'chakra.lesson.land.title': 'Der kurze Weg',
  'chakra.lesson.land':
    'Nimm noch einmal Violett und setz es gleich auf die Krone. Das spart eine Reise, aber einer deiner fünf Marker bleibt in der Kerbe, bis die Krone vollendet ist.',
  'chakra.lesson.land.instead':
    'Neben jedem Chakra ist nur für eine Landung Platz: Am meisten lohnt sie für eine Farbe, die dort zu Hause ist.',
  'chakra.lesson.land.notch': 'Eine Energie ist daheim. Dein Marker kommt mit der Harmonie zurück.',

  'chakra.lesson.gather.title': 'Die dritte',
  'chakra.lesson.gather':
    'Nimm das letzte Violett. Die Kerbe der Krone ist besetzt, also muss es in den Blasen warten. Von einer Farbe besitzt du nie mehr als drei: Diese drei sind alles, was du brauchst.',
  'chakra.lesson.gather.instead':
    'Noch ist eine violette Energie zu haben, und bis zu deinem nächsten Zug ist sie vielleicht fort.',
  'chakra.lesson.gather.three': 'Gut gesammelt. Jetzt müssen sie hinab.',

  'chakra.lesson.channel.title': 'Lass sie sinken',
  'chakra.lesson.channel':
    'Leg einen Marker auf ein Inspirationsfeld, um Energien entlang deiner Säule zu bewegen. Das Feld, das drei um eins hinab bewegt, leert deine Blasen auf einen Schlag.',
  'chakra.lesson.channel.instead': 'Andere Felder tragen dein Violett an der Krone vorbei oder lassen es, wo es ist.',
  'chakra.lesson.channel.paid':
    'Der Marker ist vorerst ausgegeben, und das Feld mit ihm. Mach die Schritte in beliebiger Reihenfolge.',

  'chakra.lesson.harmony.title': 'Harmonie',
  'chakra.lesson.harmony':
    'Ein Chakra mit drei Energien seiner eigenen Farbe ist in Harmonie, und nichts kann sie brechen. Bring zuerst hinab, was auf dem gestrichelt umrahmten zu Hause ist: Ein Chakra in Harmonie wird von allen übersprungen, die folgen.',
  'chakra.lesson.harmony.instead': 'Zuerst, was dort zu Hause ist: Alles andere nähme ihm Platz weg.',
  'chakra.lesson.harmony.home': 'Ein Chakra in Harmonie, für immer. Was es wert ist, liegt verdeckt neben dem Lotus.',

  'chakra.lesson.meditate.title': 'Atme',
  'chakra.lesson.meditate':
    'Meditieren bringt alle Marker von deinen Inspirationsfeldern zurück. Dabei darfst du unter ein Fülle-Plättchen sehen: Wähle eine Farbe, die du als Nächstes anstreben könntest.',
  'chakra.lesson.meditate.instead': 'Marker sind dein Atem: Ohne sie landet nichts, und nichts bewegt sich.',
  'chakra.lesson.meditate.looked': 'Jetzt weißt du, was dieses Chakra dir brächte.',

  'chakra.lesson.goal.title': 'Wohin es führt',
  'chakra.lesson.goal':
    'Mit fünf Harmonien ruft jemand die letzte Runde aus. Schwarze Energien, die in die Erde sinken, bringen je einen Punkt, und die längste Folge von Harmonien ab der Wurzel bringt zwei.',
  'chakra.lesson.goal.instead': 'Jetzt steht dir jeder Weg offen.',
} as const satisfies TranslationOf<typeof english>
