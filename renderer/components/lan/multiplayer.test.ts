// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { HostingStatus } from '../../../bridge/hosting.ts'
import type { Party, TablePresence } from '../../../bridge/presence.ts'
import type { Result } from '../../../bridge/result.ts'
import { DEFAULT_SETTINGS } from '../../../bridge/settings.ts'
import { createFakeHost, testPeople, type FakeHost } from '../../testing/fake-host.ts'
import type { AppOverlay } from '../../app-shell.ts'
import { AppState } from '../../app-state.svelte.ts'
import type { MultiplayerTableStore } from './multiplayer-store.svelte.ts'
import MultiplayerHarness from '../../testing/MultiplayerHarness.svelte'

let host: FakeHost
let app: AppState
let shown: Record<string, unknown> | undefined
const parted = vi.fn()

const value = <T>(of: T): Result<T> => ({ ok: true, value: of })
const HOST: Party = { id: 'host', name: 'Ana', kind: 'host', seats: [0] }
const CEM: Party = { id: 'p1', name: 'Cem', kind: 'browser', seats: [], delay: 12 }
/** A guest called Cem, at a table with a free seat. */
const GUEST: Partial<TablePresence> = {
  parties: [HOST, CEM],
  holders: [{ by: 'party', party: 'host' }, { by: 'nobody' }],
  me: 'p1',
  open: true,
}
/** The host, with Cem on the seat of Ben. */
const HOSTS: Partial<TablePresence> = {
  parties: [HOST, { ...CEM, seats: [1] }],
  holders: [
    { by: 'party', party: 'host' },
    { by: 'party', party: 'p1' },
  ],
  open: true,
}
const HOSTING: HostingStatus = {
  table: 't1',
  port: 4712,
  moved: false,
  code: 'ABCDE-FGHJK',
  pageCode: '12345-67890',
  fingerprint: '1A2B-3C4D',
  addresses: [
    {
      address: 'http://192.168.1.7:4712',
      network: 'eth0',
      family: 4,
      page: 'http://192.168.1.7:4712/guest#1234567890',
      link: 'samsara://join/?a=192.168.1.7:4712&f=00&c=ABCDEFGHJK',
    },
  ],
  networks: [{ name: 'eth0', addresses: ['192.168.1.7'], chosen: true }],
  byCode: false,
  sage: false,
}

beforeEach(() => {
  vi.useFakeTimers()
  host = createFakeHost()
  app = new AppState({ bridge: host.bridge, onLostChanged: () => () => undefined })
  app.settings = { ...DEFAULT_SETTINGS, motion: 0 }
})
afterEach(async () => {
  if (shown !== undefined) await unmount(shown)
  shown = undefined
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.clearAllMocks()
})

/** Until everything that was asked is answered and drawn. */
async function settled(): Promise<void> {
  for (let i = 0; i < 40; i++) await Promise.resolve()
  flushSync()
}

async function show(people: Partial<TablePresence>, hosting = false): Promise<void> {
  host.answer('table.people', () => value(testPeople(people)))
  shown = mount(MultiplayerHarness, { target: document.body, props: { app, hosting, onpart: parted } })
  await settled()
}

async function told(people: Partial<TablePresence>): Promise<void> {
  host.push('people', testPeople(people))
  await settled()
}

const named = (each: Element): string => (each.getAttribute('aria-label') ?? each.textContent).trim()
const text = (): string => document.body.textContent.replace(/\s+/g, ' ')
const asked = (name: string): unknown[] => host.asked.filter((each) => each.name === name).map(({ arg }) => arg)

function button(name: string): HTMLElement {
  const all = [...document.querySelectorAll('button')]
  const found = all.find((each) => named(each) === name)
  if (found === undefined) throw new Error(`no button ${name}: ${all.map(named).join('; ')}`)
  return found
}

async function press(name: string): Promise<void> {
  button(name).click()
  await settled()
}

async function tick(box: number): Promise<void> {
  const boxes = document.querySelectorAll<HTMLInputElement>('[data-testid=lobby] input[type=checkbox]')
  boxes[box]?.click()
  await settled()
}

describe('the lobby of a guest', () => {
  test('covers the table until the guest has a seat, and offers only free seats', async () => {
    await show(GUEST)
    const boxes = [...document.querySelectorAll('[data-testid=lobby] input[type=checkbox]')]
    expect(boxes.map(named)).toEqual(['Ben'])
    await tick(0)
    await press('Sit down')
    expect(asked('table.sit')).toEqual([{ table: 't1', seats: [1], names: ['Cem'] }])
    await told({ ...HOSTS, me: 'p1' })
    expect(document.querySelector('[data-testid=lobby]')).toBeNull()
  })

  test('B4-2: preselects the free seat with the guest’s own name, so that one click takes it', async () => {
    await show({ ...GUEST, parties: [HOST, { ...CEM, name: 'ben' }] })
    const box = document.querySelector<HTMLInputElement>('[data-testid=lobby] input[type=checkbox]')
    expect(box?.checked).toBe(true)
    await press('Sit down')
    expect(asked('table.sit')).toEqual([{ table: 't1', seats: [1], names: ['ben'] }])
  })

  test('B4-2: does not preselect a seat with another name, and keeps a seat deselected by the guest', async () => {
    await show(GUEST)
    const box = (): HTMLInputElement | null => document.querySelector('[data-testid=lobby] input[type=checkbox]')
    expect(box()?.checked).toBe(false)
    await told({ ...GUEST, parties: [HOST, { ...CEM, name: 'Ben' }] })
    expect(box()?.checked).toBe(true)
    await tick(0)
    expect(box()?.checked).toBe(false)
    await told({ ...GUEST, parties: [HOST, { ...CEM, name: 'Ben', delay: 40 }] })
    expect(box()?.checked).toBe(false)
  })

  test('shows that the host is being asked, and lets the guest cancel the request', async () => {
    await show({ ...GUEST, asking: [{ party: 'p1', seats: [1] }] })
    expect(text()).toContain('The host is asked whether you may have Ben.')
    expect(document.querySelector('[data-testid=lobby] input[type=checkbox]')).toBeNull()
    await press('Never mind')
    expect(asked('table.sit')).toEqual([{ table: 't1', seats: [] }])
  })

  test('offers no seat at a locked table', async () => {
    await show({ ...GUEST, locked: true })
    expect(text()).toContain('The host has locked this table')
    expect(document.querySelector('[data-testid=lobby] input[type=checkbox]')).toBeNull()
  })

  test('lets the guest become a spectator, or leave', async () => {
    await show(GUEST)
    await press('Leave the table')
    expect(parted).toHaveBeenCalledOnce()
    await press('Only watch')
    expect(document.querySelector('[data-testid=lobby]')).toBeNull()
    expect(text()).toContain('You watch.')
  })

  test('closes the people panel when the guest gives the seats back there, as both offer the same', async () => {
    await show({ ...HOSTS, me: 'p1' })
    app.openOverlay({ on: 'people' } as AppOverlay)
    await settled()
    await press('Give my seats back')
    expect(asked('table.sit')).toEqual([{ table: 't1', seats: [] }])
    await told(GUEST)
    expect([...document.querySelectorAll('button')].map(named).filter((name) => name === 'Only watch')).toHaveLength(1)
    expect(app.overlay).toBeUndefined()
  })

  test('is not shown to the host', async () => {
    await show({ ...HOSTS, parties: [{ ...HOST, seats: [] }] })
    expect(document.querySelector('[data-testid=lobby]')).toBeNull()
  })
})

describe('the host’s panel', () => {
  test('B4-5: starts hosting and shows QR code, address and code for browsers first, those for apps on request', async () => {
    host.answer('desk.host', () => value(HOSTING))
    await show({}, true)
    await press('Let people join')
    expect(asked('desk.host')).toEqual([{ table: 't1' }])
    expect(text()).toContain('12345-67890')
    expect(text()).not.toContain('ABCDE-FGHJK')
    expect(document.querySelector('svg[role=img]')?.getAttribute('aria-label')).toBe('QR code of 192.168.1.7:4712')
    document.querySelector<HTMLInputElement>('input[type=radio][value=app]')?.click()
    await settled()
    expect(text()).toContain('ABCDE-FGHJK')
    expect(text()).not.toContain('12345-67890')
    expect(document.querySelector('svg[role=img]')).toBeNull()
  })

  test('asks the host about a guest that requests a seat, and sends the answer', async () => {
    host.answer('desk.hosting', () => value(HOSTING))
    await show({ ...GUEST, me: 'host', asking: [{ party: 'p1', seats: [1] }] }, true)
    expect(text()).toContain('Cem would like to play Ben.')
    await press('Let in')
    expect(asked('desk.admit')).toEqual([{ table: 't1', party: 'p1', yes: true }])
  })

  test('takes seats, lets bots stand in, frees seats, and removes guests after a confirmation', async () => {
    host.answer('desk.hosting', () => value(HOSTING))
    await show(HOSTS, true)
    await press('Play here: Ben')
    expect(asked('desk.takeSeat')).toEqual([{ table: 't1', seat: 1 }])
    await press('Bot takes over: Ben, for Cem until they are back')
    expect(asked('desk.standIn')).toEqual([{ table: 't1', seat: 1, on: true }])
    await press('Leave free: Ana')
    expect(asked('table.sit')).toEqual([{ table: 't1', seats: [] }])
    await press('Send away: Cem')
    expect(asked('desk.removeParty')).toEqual([])
    await press('Send away')
    expect(asked('desk.removeParty')).toEqual([{ table: 't1', party: 'p1' }])
  })

  test('stops hosting only after a confirmation', async () => {
    host.answer('desk.hosting', () => value(HOSTING))
    await show(HOSTS, true)
    await press('Stop hosting')
    expect(asked('desk.stopHosting')).toEqual([])
    expect(text()).toContain('All guests are told goodbye.')
  })
})

describe('a returning guest that the host does not recognise', () => {
  const LOST: Party = { id: 'p2', name: 'Ben', kind: 'browser', seats: [1], away: 9000 }
  const BACK: Party = { id: 'p3', name: 'Ben 2', kind: 'browser', seats: [], delay: 12 }
  const WAITS: Partial<TablePresence> = {
    parties: [HOST, LOST, BACK],
    holders: [
      { by: 'party', party: 'host' },
      { by: 'party', party: 'p2' },
    ],
    asking: [{ party: 'p3', seats: [1] }],
    open: true,
  }

  test('public 14: reads that the host is being asked, and where the host finds the request', async () => {
    await show({ ...WAITS, me: 'p3' })
    expect(text()).toContain('Ben has a seat here and is away. If that is you, the host is asked to give it to this')
    expect(text()).toContain('“Ben is back?”')
    expect(text()).toContain('“Play with other devices”')
  })

  test('public 14: gets the seat by one click of the host, who is asked over the table and in the panel', async () => {
    await show(WAITS)
    expect(text()).toContain('Ben is back? Another device says so.')
    await press('Give Ben’s seat to this device')
    expect(asked('desk.admit')).toEqual([{ table: 't1', party: 'p3', yes: true }])
    await press('Not now')
    expect(asked('desk.admit')).toHaveLength(2)
  })

  test('public 14: is announced differently from a guest that requests a free seat', async () => {
    await show({ ...GUEST, me: 'host', asking: [{ party: 'p1', seats: [1] }] })
    expect(text()).toContain('Cem would like to sit down.')
    expect(text()).not.toContain('is back?')
  })
})

describe('the notice for whom the table waits', () => {
  const WAITS: Partial<TablePresence> = { ...HOSTS, waiting: [{ seat: 1, since: 4000 }] }

  test('shows the seat and a running time, and offers a reminder after ten seconds', async () => {
    await show(WAITS)
    expect(text()).toContain('Ben is choosing')
    expect(text()).toContain('4 s')
    expect([...document.querySelectorAll('button')].map(named)).not.toContain('Nudge Ben: the table waits')
    vi.advanceTimersByTime(7000)
    await settled()
    expect(text()).toContain('11 s')
    await press('Nudge Ben: the table waits')
    expect(asked('table.nudge')).toEqual([{ table: 't1', seat: 1 }])
  })

  test('is not shown for seats of this screen or for a seat that a bot plays', async () => {
    await show({ ...WAITS, waiting: [{ seat: 0, since: 20_000 }] })
    expect(document.querySelector('[data-testid=waiting]')).toBeNull()
    await told({
      ...WAITS,
      holders: [
        { by: 'party', party: 'host' },
        { by: 'standIn', party: 'p1' },
      ],
    })
    expect(document.querySelector('[data-testid=waiting]')).toBeNull()
  })

  test('a reminder shows its sender and changes the window title for some seconds', async () => {
    const title = document.title
    await show(HOSTS)
    host.push('nudged', { table: 't1', seat: 0, by: 'p1' })
    await settled()
    expect(text()).toContain('Cem reminds you: the table waits for Ana.')
    expect(document.title).toBe('Your turn! Toy')
    vi.advanceTimersByTime(5000)
    await settled()
    expect(document.title).toBe(title)
  })

  test('suggests a bot to the host when the clock of the table has run out, and does not start it', async () => {
    await show({ ...WAITS, clock: 5 })
    expect(text()).not.toContain('has been thinking')
    vi.advanceTimersByTime(2000)
    await settled()
    expect(text()).toContain('Ben has been thinking for 6 s.')
    expect(asked('desk.standIn')).toEqual([])
  })
})

describe('a party that is away', () => {
  const AWAY: Partial<TablePresence> = { ...HOSTS, parties: [HOST, { ...CEM, seats: [1], away: 28_000 }] }

  test('is shown at once; after thirty seconds the host can let a bot take over', async () => {
    await show(AWAY)
    expect(text()).toContain('Cem has been away for 28 s.')
    expect(text()).not.toContain('Bot takes over')
    vi.advanceTimersByTime(3000)
    await settled()
    await press('Bot takes over: Ben, for Cem until they are back')
    expect(asked('desk.standIn')).toEqual([{ table: 't1', seat: 1, on: true }])
  })

  test('sees that a bot plays its seat, and returns with one button', async () => {
    await show({
      ...HOSTS,
      me: 'p1',
      holders: [
        { by: 'party', party: 'host' },
        { by: 'standIn', party: 'p1' },
      ],
    })
    expect(text()).toContain('A bot plays Ben for you.')
    await press('I am back')
    expect(asked('table.sitAgain')).toEqual([{ table: 't1', seat: 1 }])
  })

  test('B4-7: if it is the host, guests read that the table stays open, and no bot is offered', async () => {
    const people: Partial<TablePresence> = {
      ...HOSTS,
      me: 'p1',
      parties: [
        { ...HOST, away: 0 },
        { ...CEM, seats: [1] },
      ],
    }
    await show({ ...HOSTS, me: 'p1' })
    expect(text()).not.toContain('stays open')
    await told(people)
    expect(document.querySelector('.banners')?.textContent).toContain(
      'The table stays open: Ana is not at it just now.',
    )
    const said = document.querySelector('[data-testid=come-and-go]')?.textContent
    expect(said).toBe('The table stays open: Ana is not at it just now.')
    vi.advanceTimersByTime(40_000)
    await settled()
    expect(text()).not.toContain('Bot takes over')
  })

  test('B4-10, BB14: a guest that was never connected before is announced as joined, not as back', async () => {
    const said = (): string | undefined => document.querySelector('[data-testid=come-and-go]')?.textContent
    await show({ ...HOSTS, parties: [HOST] })
    await told({ ...HOSTS, parties: [HOST, { ...CEM, seats: [], away: 0 }] })
    expect(said()).toBe('')
    await told({ ...HOSTS, parties: [HOST, { ...CEM, seats: [] }] })
    expect(said()).toBe('Cem has come in.')
    await told({ ...HOSTS, parties: [HOST, { ...CEM, seats: [], away: 0 }] })
    expect(said()).toBe('The line to Cem is lost.')
    await told({ ...HOSTS, parties: [HOST, { ...CEM, seats: [] }] })
    expect(said()).toBe('Cem is back.')
  })

  test('screen readers hear when a guest loses the connection, returns or leaves', async () => {
    const said = (): string | undefined => document.querySelector('[data-testid=come-and-go]')?.textContent
    await show(HOSTS)
    expect(said()).toBe('')
    await told(AWAY)
    expect(said()).toBe('The line to Cem is lost.')
    await told(HOSTS)
    expect(said()).toBe('Cem is back.')
    await told({ ...HOSTS, parties: [HOST] })
    expect(said()).toBe('Cem has left.')
  })
})

describe('the chat', () => {
  const say = async (words: string, more: object = {}): Promise<void> => {
    host.push('said', { table: 't1', by: 'p1', saying: { kind: 'words', words }, ...more })
    await settled()
  }
  const lines = (): (string | undefined)[] =>
    [...document.querySelectorAll('.lines li')].map((line) => line.textContent.trim().replace(/\s+/g, ' '))

  test('B4-8: keeps the last ten lines readable after their bubbles are gone', async () => {
    await show(HOSTS)
    for (let n = 1; n <= 11; n++) await say(`line ${String(n)}`, { n })
    vi.advanceTimersByTime(10_000)
    await settled()
    expect(document.querySelectorAll('.bubbles li')).toHaveLength(0)
    await press('Talk to the table')
    expect(lines()).toHaveLength(10)
    expect([lines()[0], lines()[9]]).toEqual(['Cem line 2', 'Cem line 11'])
  })

  test('B4-8: lists lines sent while this screen was away, without a bubble and without duplicates', async () => {
    await show(HOSTS)
    await say('here', { n: 1 })
    vi.advanceTimersByTime(10_000)
    await say('here', { n: 1, earlier: true })
    await say('missed', { n: 2, earlier: true })
    expect(document.querySelectorAll('.bubbles li')).toHaveLength(0)
    await press('Talk to the table')
    expect(lines()).toEqual(['Cem here', 'Cem missed'])
  })

  test('shows a bubble with the sender’s name and plain text, which disappears after some seconds', async () => {
    await show(HOSTS)
    host.push('said', { table: 't1', by: 'p1', saying: { kind: 'words', words: '<b>hi</b>' } })
    await settled()
    expect(document.querySelector('.bubbles')?.textContent).toContain('Cem')
    expect(text()).toContain('<b>hi</b>')
    vi.advanceTimersByTime(10_000)
    await settled()
    expect(document.querySelectorAll('.bubbles li')).toHaveLength(0)
  })

  test('does not show lines of another table', async () => {
    await show(HOSTS)
    host.push('said', { table: 't2', by: 'p1', saying: { kind: 'phrase', phrase: 'hello' } })
    await settled()
    expect(document.querySelectorAll('.bubbles li')).toHaveLength(0)
  })
})

describe('an undo vote', () => {
  const wish = {
    table: 't1',
    wish: 3,
    kind: 'undo' as const,
    by: 1,
    entries: 2,
    dropped: [0, 1],
    known: [0],
    asked: [0],
    agreed: [],
    left: 30_000,
  }

  test('shows what it would undo, counts down, sends the answer with its number, and shows the outcome', async () => {
    await show(HOSTS)
    host.push('consent', { table: 't1', wish })
    await settled()
    const card = document.querySelector('[data-testid=consent]')
    expect(card?.textContent).toContain('Ben would like to take back a choice')
    expect(card?.textContent).toContain('2 moves of the log would go: those of Ana and Ben.')
    expect(card?.textContent).toContain('What Ana learned since stays known')
    vi.advanceTimersByTime(12_000)
    await settled()
    expect(card?.textContent).toContain('18 s left')
    await press('Agree, as Ana')
    expect(asked('table.agree')).toEqual([{ table: 't1', seat: 0, wish: 3, yes: true }])
    host.push('consent', { table: 't1', over: 'refused', by: 0 })
    await settled()
    expect(document.querySelector('[data-testid=consent]')).toBeNull()
    expect(text()).toContain('Ana would rather not take it back.')
  })

  test('B4-3: counts down the two minutes in remains, not the shorter time in left for older guests', async () => {
    await show(HOSTS)
    host.push('consent', { table: 't1', wish: { ...wish, remains: 120_000 } })
    await settled()
    expect(document.querySelector('[data-testid=consent]')?.textContent).toContain('2 min 0 s left')
  })

  test('B4-3: its failure stays on the requester’s screen, and in the log of every screen', async () => {
    const stays = async (people: Partial<TablePresence>): Promise<boolean> => {
      if (shown !== undefined) await unmount(shown)
      app.dismissAll()
      await show(people)
      host.push('consent', { table: 't1', wish })
      await settled()
      host.push('consent', { table: 't1', over: 'refused', by: 0 })
      await settled()
      expect(text()).toContain('Ana would rather not take it back.')
      const { together } = shown as unknown as { together: MultiplayerTableStore }
      expect(together.votes.failedVotes).toEqual([
        { at: 4, message: { id: 'consent.refused', values: { seat: { seat: 0 } } } },
      ])
      vi.advanceTimersByTime(60_000)
      await settled()
      return text().includes('Ana would rather not take it back.')
    }
    expect(await stays({ ...HOSTS, me: 'p1' })).toBe(true)
    expect(await stays(HOSTS)).toBe(false)
  })

  test('can be withdrawn by its requester, who is not asked to vote', async () => {
    await show({ ...HOSTS, me: 'p1' })
    host.push('consent', { table: 't1', wish })
    await settled()
    expect([...document.querySelectorAll('[data-testid=consent] button')].map(named)).toEqual(['Withdraw'])
    await press('Withdraw')
    expect(asked('table.dropWish')).toEqual([{ table: 't1', seat: 1 }])
  })
})
