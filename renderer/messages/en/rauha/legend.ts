/** English words of Rauha's legend: what lies on its worlds, and in its sky. */
import { legendMessages } from '../../catalogue-builders.ts'

export const legend = legendMessages(
  'rauha',
  { card: 'Cards', world: 'On a world', goods: 'What a world holds', sky: 'In the sky', table: 'In a turn' },
  {
    free: ['Card', 'Landscape and animals above, what it does below. Three equal signs in a line win an entity.'],
    paid: ['Card with a price', 'It costs so many crystals, and goes on any square.'],
    squares: ['Card with marked squares', 'It costs nothing, and goes only where the small grid is marked.'],
    back: ['Card face down', 'Kept in secret, until everybody has chosen.'],
    tile: ['Tile', 'A square of a world, printed or covered by a card. It works when its line is active.'],
    spore: [
      'Spore',
      'The tile under it works once more at every scoring. It stays when another card covers the square.',
    ],
    border: [
      'Edge of the world',
      'The way of the avatar: moons and stars are turns, and name the pool; each corner is a scoring.',
    ],
    avatar: ['Avatar', 'Where it stands says which line is active, and from which pool you choose.'],
    band: ['Active line', 'The row or column whose tiles work in this turn.'],
    used: ['Used', 'This tile has worked already in this turn.'],
    yield: ['What it would give', 'A tile or entity that can work now: its price, if any, and what comes of it.'],
    energy: ['Life Energy', 'The most of it wins. Whoever has most of it plays first, too.'],
    crystals: ['Crystals', 'They pay for cards and effects; what is left at the end is worth nothing.'],
    water: ['Water sources', 'At a scoring, those beyond the driest world bring energy.'],
    spores: ['Spores', 'How many of the tiles carry one.'],
    satellite: [
      'Satellite',
      'A pool of cards between two neighbours: by the moon for one of them, by the star for the other.',
    ],
    entity: [
      'Divine entities',
      'A line of three equal signs wins one, also from somebody else. It works then, and at scorings.',
    ],
    niche: ['Empty place', 'The entity that stood here is with the person of that colour.'],
    rounds: ['Rounds', 'Four rounds of three turns, with a scoring after each.'],
    track: ['Energy track', 'Everybody’s energy. Of those who are level, the one on top plays first.'],
    deck: ['Decks', 'First age for rounds 1 and 2, second age for 3 and 4.'],
    blackHole: ['Black hole', 'Cards that are out of the game.'],
    supply: ['Supply', 'Crystals and spores come from here.'],
    order: ['Order of play', 'Who plays after whom in this turn, and who has done so.'],
    chosen: ['Chosen', 'The card that you keep, as long as others still choose.'],
  },
)
