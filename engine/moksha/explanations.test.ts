/** explainIllegal gives a reason for every action that is not legal, and for no legal action. */
import { expect, test } from 'vitest'
import { noopEventSink } from '../core/contract/game-events.ts'
import { canonicalJson } from '../core/contract/json.ts'
import { createRandomStream } from '../core/contract/random.ts'
import { GODS, HEXES, PILLARS, REGIONS, VITALITY_TOKEN_KINDS } from './data.ts'
import { moksha } from './index.ts'
import type { MokshaAction } from './state.ts'
import {
  resumeGodPromptsAction,
  brahmaAction,
  closeAction,
  replaceRivalDiscipleAction,
  tradeTokenForKarmaAction,
  decider,
  devoteAction,
  earnAction,
  payDisciplesForTokenAction,
  ganeshaAction,
  gatherRewardAction,
  goAction,
  harmonyAction,
  keepKarmaAction,
  placeDrawnTokenAction,
  mobilizeAction,
  legalActions,
  pauseGodPromptsAction,
  placeExtraDiscipleAction,
  recallFromRegionAction,
  replaceTokenAction,
  sacrificeAction,
  shivaAction,
  drawnTokenToOceanAction,
  swapAction,
  tradeKarmaForDisciplesAction,
  vishnuAction,
  wanderAction,
} from './testing.ts'

/** Every well-formed action. */
function everyAction(): MokshaAction[] {
  const regions = REGIONS.map(({ id }) => id)
  const prices = [...VITALITY_TOKEN_KINDS, ...PILLARS]
  const depths = [0, 1, 2, 3]
  return [
    ...regions.flatMap((region) => [null, ...VITALITY_TOKEN_KINDS].map((pay) => wanderAction(region, pay))),
    ...VITALITY_TOKEN_KINDS.flatMap((token) => [
      replaceTokenAction(token),
      tradeTokenForKarmaAction(token),
      drawnTokenToOceanAction(token),
    ]),
    ...regions.flatMap((from) =>
      regions.filter((and) => and >= from).map((and) => payDisciplesForTokenAction(from, and)),
    ),
    ...HEXES.map(({ q, r }) => harmonyAction(q, r)),
    ...PILLARS.flatMap((pillar) => [gatherRewardAction(pillar), earnAction(pillar), ganeshaAction(pillar)]),
    ...PILLARS.flatMap((pillar) => [1, 2].map((count) => tradeKarmaForDisciplesAction(pillar, count))),
    ...[0, 1, 2, 3, 4].map(replaceRivalDiscipleAction),
    ...GODS.flatMap((god) => prices.map((pay) => devoteAction(god, pay))),
    ...prices.map(sacrificeAction),
    ...regions.flatMap((from) => regions.flatMap((to) => [1, 2, 3, 4].map((count) => mobilizeAction(from, to, count)))),
    ...regions.flatMap((region) =>
      [recallFromRegionAction, closeAction, vishnuAction, shivaAction, swapAction].map((make) => make(region)),
    ),
    ...regions.flatMap((region) => depths.map((at) => placeDrawnTokenAction(region, at))),
    ...PILLARS.map((pillar) => keepKarmaAction(pillar)),
    ...PILLARS.flatMap((one, at) => PILLARS.slice(at).map((two) => keepKarmaAction(one, two))),
    placeExtraDiscipleAction,
    brahmaAction,
    goAction,
    pauseGodPromptsAction,
    resumeGodPromptsAction,
  ]
}

test('explainIllegal has a reason for every action that is not offered, and none for an offered action', () => {
  const actions = everyAction()
  const luck = createRandomStream('f'.repeat(32), 0)
  for (const players of [2, 5]) {
    const state = moksha.setup({ players, options: {} }, luck, noopEventSink)
    const view = () => moksha.view(state, decider(state))
    while (state.end === null) {
      const choices = legalActions(state)
      if (luck.int(6) === 0) {
        const seen = view()
        const silentOnes = actions.filter((action) => moksha.explainIllegal(seen, decider(state), action) === undefined)
        const names = (list: readonly MokshaAction[]): string[] => list.map((each) => canonicalJson(each)).sort()
        expect(names(silentOnes)).toEqual(names(choices))
      }
      moksha.play(state, decider(state), luck.pick(choices), luck, noopEventSink)
    }
  }
})
