/** The rules on one page. Its figures come from the data of the rules, its words from the catalogue. */
import { CARDS, HAND, TO_WIN } from '../../../engine/template-game/data.ts'
import type { Chapter } from '../../../../../../renderer/components/rulebook/chapters.ts'
import type { IdsOf } from '../../../../../../renderer/games/named.ts'
import { words } from '../../../../../../renderer/messages/index.ts'
import type { templateGame } from '../../messages/template-game/en.ts'
import { message } from './names.ts'

export function chapters(): readonly Chapter[] {
  const say = (id: IdsOf<'template-game.rules', typeof templateGame>, values = {}): string => words(message(`rules.${id}`, values))
  return [
    { title: say('aim'), blocks: [say('aimText')] },
    { title: say('start'), blocks: [say('startText', { cards: CARDS, hand: HAND })] },
    { title: say('round'), blocks: [say('roundText')] },
    { title: say('lost'), blocks: [[say('lostBack'), say('lostDraw')]] },
    { title: say('end'), blocks: [say('endText', { rounds: TO_WIN })] },
  ]
}
