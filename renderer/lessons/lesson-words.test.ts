/** Checks the texts of lessons, in every language. */
import { describe, expect, it } from 'vitest'
import { CATALOGUE } from '../../engine/index.ts'
import { loadGameUi } from '../games/catalogue.ts'
import { tutorialCourseOf, nextLesson, lessonMessageId } from './tutorial-course.ts'

const FILES = import.meta.glob<{ readonly lesson: Readonly<Record<string, string>> }>('../messages/*/*/lesson.ts', {
  eager: true,
})
const LANGUAGES = ['en', 'fr', 'de'] as const

/** The verb of a win. */
const WINS = { en: /\bwins?\b|\bwon\b/i, fr: /gagn|victoire/i, de: /gewinn|gewonnen/i }
/** A card that was placed. */
const PLACES = { en: /\btile helps|\bplaced\b|\blaid\b/i, fr: /carte de plus|posé/i, de: /Karte mehr|gelegt/i }

const textOf = (language: string, game: string, id: string): string =>
  FILES[`../messages/${language}/${game}/lesson.ts`]?.lesson[id] ?? ''

describe.each(LANGUAGES)('the lessons in %s', (language) => {
  it.each(CATALOGUE.map(({ info }) => info.id))('A10: the first lesson of %s says how to win it', async (game) => {
    const guided = (await loadGameUi(game))?.tutorial
    const first = guided && nextLesson(tutorialCourseOf([], { game, guided, seat: 0, skipped: [] }))
    expect(first && textOf(language, game, lessonMessageId(game, first))).toMatch(WINS[language])
  })

  it('A10: the first lesson of Chakra says what black energies are worth', () => {
    expect(textOf(language, 'chakra', 'chakra.lesson.lift')).toMatch(/black|noire|schwarze/)
  })

  it('AB3: after another choice, Rauha’s lesson about spores does not say that a tile was placed', () => {
    const instead = textOf(language, 'rauha', 'rauha.lesson.spore.instead')
    expect(instead).not.toBe('')
    expect(instead).not.toMatch(PLACES[language])
  })
})
