/** Writes a finished recorded game into the library of a profile before the app starts, with chosen players and bots. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { canonicalJson } from './prepared-saves.ts'

const PLAYER_NAMES = ['Ana', 'Heron', 'Moth', 'Wren', 'Lynx', 'Crane']

/**
 * @param recorded the recorded game: `chakra/end-harmony`
 * @param name of the save
 * @param names of the seats; the first is a human player
 */
export function writeFinishedSave(userData: string, recorded: string, name = 'finished', names = PLAYER_NAMES): void {
  const text = readFileSync(join(import.meta.dirname, '../engine/fixtures', `${recorded}.samsara`), 'utf8')
  const { checksum: _, ...save } = JSON.parse(text) as Record<string, unknown>
  const seats = Array.from({ length: Number(save['players']) }, (__, colour) =>
    colour === 0
      ? { kind: 'person', name: names[0], colour }
      : { kind: 'bot', name: names[colour], colour, level: 'sage' },
  )
  const body = { ...save, header: { title: titleOf(String(save['game'])), seats, savedAt: 0, over: true } }
  const folder = join(userData, 'saves')
  mkdirSync(folder, { recursive: true })
  const sum = createHash('sha256').update(canonicalJson(body)).digest('hex')
  writeFileSync(join(folder, `${name}.samsara`), `${JSON.stringify({ ...body, checksum: sum })}\n`)
}

function titleOf(game: string): string {
  return game === 'cosmic-karma' ? 'Cosmic Karma Game' : game.replace(/^./, (letter) => letter.toUpperCase())
}

/** One finished game of every kind, for pictures of the end of a game. */
export const FINISHED_GAMES = [
  ['chakra', 'chakra/end-harmony'],
  ['karmaka', 'karmaka/end-alone-3'],
  ['rauha', 'rauha/end-energy-2'],
  ['moksha', 'moksha/end-shared-2'],
  ['cosmic-karma-6', 'cosmic-karma/end-move-6'],
] as const

/** Opens the only game of the library, which is over, and waits for its result. */
export async function openFinishedGame(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^View / })
    .first()
    .click()
  await page.getByTestId('game-over').waitFor({ timeout: 20_000 })
}
