/** Words of Karmaka that Home shows without the game: what the game is, and how far a saved table has come (engine/karmaka/progress.ts). */
import type { progressMessage } from '../../../../engine/karmaka/progress.ts'

const rung =
  '{rung, plural, =0 {alle noch Mistkäfer} =1 {zuoberst eine Schlange} =2 {zuoberst ein Wolf} =3 {zuoberst ein Affe} other {Transzendenz erreicht}}'

export const stages: Readonly<Record<ReturnType<typeof progressMessage>['id'] | 'karmaka.goal', string>> = {
  'karmaka.goal':
    'Spiel jede Karte für Punkte, für ihre Wirkung oder für dein nächstes Leben, und steig vom Mistkäfer zur Transzendenz auf.',
  'karmaka.stage': `Zug {turn}, ${rung}`,
}
