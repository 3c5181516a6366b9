import type { lessons as english } from '../../en/app/lessons.ts'
import type { TranslationOf } from '../../index.ts'

/** German words of guided first games: the ways in, the card that speaks beside the board, and the ways out. */
export const lessons = {
  'home.learn': 'Spielend lernen',
  'home.learnGame': 'Spielend lernen: {title}',
  'library.mark.guided': 'Erste Partie',
  'library.mark.guidedHint': 'Eine geführte Partie: Sie geht dort weiter, wo du sie verlassen hast.',

  'lesson.card': 'Deine erste Partie',
  'lesson.at': 'Lektion {at} von {count}',
  'lesson.free': 'Das liegt ganz bei dir.',
  'lesson.others':
    '{more, select, true {Du bist nicht am Zug. Sieh dem Brett zu; die nächste Lektion heißt „{lesson}“.} other {Du bist nicht am Zug. Sieh dem Brett zu, bis du gefragt wirst.}}',
  'lesson.done':
    '{more, select, true {Dein Zug ist fertig: Beende ihn. Die nächste Lektion heißt „{lesson}“.} other {Dein Zug ist fertig: Beende ihn.}}',
  'lesson.read': 'Lies, was geschehen ist, und wähle dann „{button}“.',
  'lesson.ended':
    'Keine der angebotenen Möglichkeiten führt jetzt zu „{lesson}“, deshalb endet diese Lektion hier. Im weiteren Spiel begegnet sie dir.',
  'lesson.meant': 'Vorschlag der Lektion',
  'lesson.back': 'Zurücknehmen',
  'lesson.skip': 'Lektion überspringen',
  'lesson.more': 'Mehr',
  'lesson.leave': 'Ohne Lektionen weiter',
  'lesson.again': 'Von vorn',
  'lesson.end.title': 'Du weißt genug',
  'lesson.end':
    'Allem Übrigen begegnest du beim Spielen. Die Partie geht von hier weiter, und dein Gegenüber spielt wie ein Novize.',
  'lesson.end.go': 'Weiterspielen',
} as const satisfies TranslationOf<typeof english>
