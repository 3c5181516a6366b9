/** English words of Rauha's guided first game: what I decide, what it does, why it matters. */
export const lesson = {
  'rauha.lesson.keep.title': 'A card for your world',
  'rauha.lesson.keep':
    'Your world is nine squares, nearly all of them dry, and whoever draws the most energy out of theirs wins. Keep a card that gives something and fits in the bright column: only that one works in this turn.',
  'rauha.lesson.keep.instead':
    'In the bright column it may not lie, or finds no tile that shares its sign. The lit ones begin something there.',
  'rauha.lesson.keep.kept': 'Kept. The others lie on their satellite again, and your rival chooses from them next.',

  'rauha.lesson.place.title': 'Where your avatar stands',
  'rauha.lesson.place':
    'Lay it in the bright column, beside a tile that shows one of its signs. It covers what is printed there, and works at once.',
  'rauha.lesson.place.instead':
    'In the bright column it works at once, and next to a tile with the same sign it begins a line of three.',
  'rauha.lesson.place.laid': 'There it lies, and two tiles of a line have a sign in common.',

  'rauha.lesson.work.title': 'Let the line work',
  'rauha.lesson.work':
    'Each tile of the line may work once: click them one by one. Energy wins the game; crystals pay for cards and for some effects. A sign behind a stroke: once for each such sign in your world.',
  'rauha.lesson.work.instead': 'What you leave out is lost, and these tiles cost you nothing.',
  'rauha.lesson.work.energy': 'That is energy, and nobody can take it from you.',
  'rauha.lesson.work.crystals': 'Crystals to spend: at the end of the game they are worth nothing.',

  'rauha.lesson.entity.title': 'Three alike',
  'rauha.lesson.entity':
    'When all three tiles of a row or column share a sign, its divine entity comes to you. Two of yours have one in common already: keep a card that shows it, and complete the line.',
  'rauha.lesson.entity.instead': 'That leaves the line open, and your rival may win its entity before you.',
  'rauha.lesson.entity.won': 'It is with you now, and may work in this very turn, like the tiles of the line.',

  'rauha.lesson.spore.title': 'Before the scoring',
  'rauha.lesson.spore':
    'After three turns comes a scoring, and then only entities work, and tiles with a spore. Discard your card for a spore on a good tile, or let a mushroom grow one: it serves you in every scoring.',
  'rauha.lesson.spore.instead':
    'A spore on a tile that gives much works in each of the four scorings: nothing else pays as often.',
  'rauha.lesson.spore.sown': 'That tile works in every scoring from now on. The spore stays even if a card covers it.',

  'rauha.lesson.score.title': 'The corner',
  'rauha.lesson.score':
    'Your avatar has reached a corner: a scoring. Every tile with a spore works once more, and every entity of yours. Take all that they give.',
  'rauha.lesson.score.instead': 'What you leave out is lost, and the next scoring is three turns away.',
  'rauha.lesson.score.water': 'And you have more water than your rival: that brought you energy, too.',
  'rauha.lesson.score.dry': 'Then water was counted, and brought you nothing: your rival has as much, or more.',

  'rauha.lesson.water.title': 'Water',
  'rauha.lesson.water':
    'Each scoring ends with water: more sources than the driest world bring energy, and more for each one further. Three scorings are still to come, so a card with water may be worth keeping.',
  'rauha.lesson.water.instead': 'Any card is as good.',

  'rauha.lesson.price.title': 'What a card costs',
  'rauha.lesson.price':
    'A card with a price goes on any square; one with a small grid is free, but only where the grid is marked. Cover what gives you least, or discard the card for crystals or a spore.',
  'rauha.lesson.price.instead': 'Any way is open to you now.',
  'rauha.lesson.price.laid': 'What lay there is covered for good. Only a spore would have stayed.',
  'rauha.lesson.price.given': 'Discarded: better than to cover a good tile.',

  'rauha.lesson.guests.title': 'Guests come and go',
  'rauha.lesson.guests':
    'An entity stays only until somebody else completes a line of its sign. You win it back in the same way, or take one of theirs: look where two of your tiles are alike.',
  'rauha.lesson.guests.instead': 'Any way is open to you now.',
  'rauha.lesson.guests.won': 'A guest for your world again.',

  'rauha.lesson.goal.title': 'Once around',
  'rauha.lesson.goal':
    'Four rounds of three turns, each closed by a scoring: in all, every row and every column works just twice. The most energy wins, and whoever has most plays first.',
  'rauha.lesson.goal.instead': 'Any way is open to you now.',
} as const
