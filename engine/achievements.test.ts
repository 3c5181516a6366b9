/** Every achievement can be earned: for each there is a bot game in which a seat earns it. */
import { describe, expect, it } from 'vitest'
import { playAndListAchievements } from './core/invariants/achievement-playthrough.ts'
import { CATALOGUE, loadGame } from './index.ts'

/** By game and achievement: the number of a game (achievement-playthrough.ts). When a rule changes, another may be needed. */
const EARNED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  chakra: {
    beyondFive: 0,
    twinLotus: 0,
    fromTheRoot: 25,
    crownFirst: 1,
    deepEarth: 40,
    leadTheWay: 0,
    lastBreath: 3,
    fullLight: 39,
    byAHair: 1,
    stillMind: 20,
    clearSight: 1,
  },
  karmaka: {
    straightUp: 0,
    bareHands: 0,
    longRoad: 9,
    richLife: 6,
    allColours: 0,
    toThePoint: 2,
    lightFingers: 1,
    shapeShifter: 1,
    threeInOne: 0,
    savedUp: 144,
    fullPurse: 1,
  },
  rauha: {
    openHouse: 0,
    courtier: 1,
    fullHouse: 0,
    gardener: 11,
    springs: 0,
    brightWorld: 0,
    nothingWasted: 45,
    lessIsMore: 10,
    newLayers: 0,
    nineTiles: 0,
    firework: 0,
    byAHair: 39,
  },
  moksha: {
    allFour: 6,
    pilgrim: 0,
    greatCrowd: 0,
    manyConverts: 35,
    fromTheDust: 3,
    perfectBalance: 6,
    ripeOldAge: 0,
    youngSoul: 3,
    manyLives: 4,
    stormRaiser: 0,
    everyTrade: 24,
    justInTime: 11,
  },
  'cosmic-karma': {
    oneLife: 9,
    oldSoul: 1,
    toolSmith: 0,
    freeSpirit: 0,
    longWait: 72,
    openHand: 41,
    settledWays: 14,
    letGo: 4,
    smoothRoad: 0,
    outOfThePit: 0,
    changedPlaces: 2,
    twoSixes: 17,
    carriedHome: 84,
  },
}

describe('every achievement is earned in a game of bots', () => {
  for (const { info } of CATALOGUE)
    it(
      info.id,
      async () => {
        const game = await loadGame(info.id)
        const known = EARNED[info.id] ?? {}
        expect(Object.keys(known)).toEqual((game?.achievements ?? []).map(({ id }) => id))
        if (game === undefined) return
        const games = new Map(
          [...new Set(Object.values(known))].map((number) => [number, playAndListAchievements(game, number)]),
        )
        const missed = Object.entries(known).filter(
          ([id, number]) => games.get(number)?.earned.some((each) => each.id === id) !== true,
        )
        expect(missed).toEqual([])
        // B3 statistics-2: a count reaches its goal exactly where the achievement is earned, and some fall short.
        for (const { id, progress } of game.achievements ?? []) {
          if (progress === undefined) continue
          const seen = [...games.values()].flatMap((each) => {
            const earned = each.earned.find((one) => one.id === id)?.seats ?? []
            const counts = each.progress.find((one) => one.id === id)?.counts ?? Array<number>(each.players).fill(0)
            return counts.map((count, seat) => ({ count, isEarned: earned.includes(seat) }))
          })
          expect(progress.goal).toBeGreaterThan(1)
          expect(seen.filter(({ count }) => !Number.isInteger(count) || count < 0)).toEqual([])
          expect(seen.filter(({ count, isEarned }) => count >= progress.goal !== isEarned)).toEqual([])
          const isShort = seen.some(({ count }) => count > 0 && count < progress.goal)
          // Of two there is one step only, and few games stop at it.
          if (progress.goal > 2 && !isShort) expect.fail(`no seat came some way towards ${id}`)
        }
      },
      120_000,
    )
})
