/** What the decisions of Moksha are about, for whoever asks: what is decided, and what usually matters. */
import type { MokshaPromptKind } from '../../../../engine/moksha/index.ts'
import { explanationMessages, type ExplanationText } from '../../catalogue-builders.ts'

const death =
  'When you die, every two regions where nobody has more disciples than you bring 1 aura; karma buys a better life.'

const explanations = {
  wander: [
    'You stay in your region, or go to a neighbouring one; for a token you get two borders far.',
    'The token that lies there pushes your harmony marker: point at a region to see where it could end.',
  ],
  take: [
    'Next you take the token of this region. Before that you may call on a god.',
    'A god helps once until you devote it anew: use it when it changes what you are about to get.',
  ],
  takeNothing: [
    'There is no token to take here. You may call on a god, or go on.',
    'Without a token only the dot of the temple pushes your marker.',
  ],
  replace: [
    'Your four slots are full, so one of the older tokens makes room.',
    'Tokens keep you alive: let go of the one with the least vitality.',
  ],
  farm: [
    'As a Farmer you may call two disciples home, and take another token for it.',
    'A token makes you live longer. Disciples are worth aura where you have as many as anybody.',
  ],
  evolve: [
    'Your marker is pushed once for every arrow; you choose the order, and so where it ends.',
    'Near the centre wait disciples, along the edge karma. A push beyond the edge is lost.',
  ],
  shift: [
    'The token of Vishnu pushes your marker; you choose where it ends.',
    'Near the centre wait disciples, along the edge karma.',
  ],
  gather: [
    'You choose the colour of the karma that you receive.',
    'One of each colour brings aura once in a life; otherwise take what pays for what you plan.',
  ],
  beforeGather: [
    'Next you gather what your hex shows. Before that you may call on a god.',
    'Call if that makes the reward better; otherwise gather.',
  ],
  serve: [
    'You may use the effect of your occupation, once in this turn.',
    'It is yours for this life only. If it costs nothing, it is nearly always worth using.',
  ],
  devote: [
    'For a token or karma you win the god of this place, or leave it.',
    'A god helps once when you call, and the fourth you ever devote brings aura.',
  ],
  sacrifice: [
    'For a token or karma you move disciples from one region to a neighbouring one, or leave it.',
    'When you die, every two regions where nobody has more disciples than you bring 1 aura.',
  ],
  beforeDevote: [
    'A sacrifice would do nothing here. You may call on a god, or go on.',
    'Shiva can change the building you stand at, and with it what you may do.',
  ],
  mobilize: [
    'You move disciples of one region across one border.',
    'Spread them so far that you are level with the strongest in as many regions as you can.',
  ],
  again: [
    'As a Maharaja you may move disciples a second time.',
    'It costs nothing: use it if it wins or saves a region.',
  ],
  age: [
    'Your vitality is enough: you grow older by a stage. Before that you may call on a god.',
    `An older death leaves more disciples on the map. ${death}`,
  ],
  ageShort: [
    'Your vitality is not enough, and this life ends. Before that you may call on a god.',
    `Dying is part of the way. ${death}`,
  ],
  ageLast: ['You have reached the last stage, and this life ends. Before that you may call on a god.', death],
  recall: [
    'After your death only some disciples stay on the map; you choose which come home.',
    'Keep them where a majority hangs on them, and take those that are alone against many.',
  ],
  karma: [
    'Karma has paid for your next caste, and some is left over: you choose which you keep.',
    'Keep different colours: all three together bring aura in the new life.',
  ],
  close: [
    'As a Landholder you may close a region: nobody else enters or crosses it.',
    'Close what rivals need next, a sanctuary for instance, or keep it open for yourself.',
  ],
  lay: [
    'You say into which stack the token drawn by Brahma goes, and how deep.',
    'On top it is taken next: lay good ones where you go, and poor ones where rivals go.',
  ],
  sink: [
    'There is no room for all drawn tokens: you choose which goes back.',
    'Send away what pushes rivals where they want to be.',
  ],
  swap: [
    'You choose with which other building this one changes places.',
    'Where a sanctuary stands you devote a god, at a temple you move disciples: bring what you need now.',
  ],
} satisfies Readonly<Record<MokshaPromptKind, ExplanationText>>

export const explain = explanationMessages('moksha', explanations)
