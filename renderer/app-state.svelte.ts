/** State of the whole application: the page, the settings, the connection, and notices. */
import type { AppPage } from './app-page.ts'
import type { AppOverlay, AppShell, NoticeAction } from './app-shell.ts'
import { omitUndefined } from '../engine/core/contract/omit-undefined.ts'
import { createContext } from 'svelte'
import type { Message } from '../engine/core/contract/game.ts'
import type { BridgeApi } from '../bridge/calls.ts'
import type { GameCatalogueListEntry } from '../bridge/games-and-saves.ts'
import type { MenuCommand } from '../bridge/events.ts'
import { DEFAULT_SETTINGS, type Settings, type SettingsChange } from '../bridge/settings.ts'
import { isRemoteTableId } from '../bridge/remote-tables.ts'
import { OpenRulebookStore } from './components/rulebook/rulebook-store.svelte.ts'
import { ImportExportStore } from './components/files/import-export-store.svelte.ts'
import { AppUpdateStore } from './components/settings/update-store.svelte.ts'
import { scheduleIdle } from './schedule-idle.ts'
import { applyShortcutSettings } from './keyboard/shortcuts.svelte.ts'
import { appMessage } from './messages/index.ts'
import type { PlayerNames } from './messages/index.ts'
import { applyLocaleSetting } from './messages/load-locale.ts'
import type { BridgeConnection } from './bridge/connect-to-host.ts'
import { isBrowserStorageAvailable, pageStorageOfKind } from './bridge/page-storage.ts'
import { watchPageTranslation } from './bridge/watch-translation.ts'
import { OptimisticSettings } from './optimistic-settings.ts'
import { SoundController } from './sound/sound-controller.ts'
import { applyDisplaySettings, watchSystemPreferences, type Theme } from './theme/apply-settings.ts'
import { BackNavigation } from './back-navigation.ts'

/** A notice in the list. */
interface Notice {
  readonly key: number
  readonly message: Message
  /** The players that it mentions. */
  readonly names: PlayerNames
  /** An action, while it is shown. */
  readonly way?: NoticeAction
}

const OPEN_TABLE_KEY = 'samsara.table'
const NOTICE_MS = 6000
/** With an action: longer, to be read and reached. */
const ACTION_NOTICE_MS = 12_000

export class AppState implements AppShell {
  page = $state.raw<AppPage>({ at: 'home' })
  overlay = $state.raw<AppOverlay>()
  settings = $state.raw<Settings>(DEFAULT_SETTINGS)
  theme = $state<Theme>('dusk')
  isConnectionLost = $state(false)
  /** The host's reason before the connection was lost. */
  connectionLostReason = $state.raw<Message>()
  notices = $state.raw<readonly Notice[]>([])
  /** Undefined until the first reply. */
  games = $state.raw<readonly GameCatalogueListEntry[]>()
  gamesFailed = $state.raw<Message>()
  readonly bridge: BridgeApi
  readonly files: ImportExportStore
  /** The rulebook, beside the board or over the page: opened by `openRules`. */
  readonly rulebook = new OpenRulebookStore()
  readonly updates = new AppUpdateStore(this)
  readonly sound = new SoundController({ idle: (run) => void scheduleIdle(run) })
  /** This page is a guest's: it has one table, and no other access to the host. */
  readonly guest: boolean
  readonly #connection: BridgeConnection
  readonly #backNavigation: BackNavigation
  readonly #optimisticSettings = new OptimisticSettings(DEFAULT_SETTINGS)
  /** The open screen's handler for commands; it returns true if it handled one. */
  #commandListener: ((command: MenuCommand) => boolean) | undefined
  /** The open table's handler for leaving, which may ask for confirmation first. */
  #leaveHandler: ((to: AppPage) => void) | undefined
  #noticeKey = 0

  constructor(connection: BridgeConnection) {
    this.#connection = connection
    this.bridge = connection.bridge
    this.files = new ImportExportStore(this, connection.hasDialogs === true)
    this.guest = connection.guest !== undefined
    this.#backNavigation = this.#createBackNavigation()
    this.page = connection.guest === undefined ? rememberedPage() : { at: 'table', table: connection.guest.table }
  }

  /** Starts listening and requests the settings. @returns a function that stops it */
  start(): () => void {
    this.#applyTheme()
    const stops = [
      this.sound.start(),
      watchSystemPreferences(() => {
        this.#applyTheme()
        void applyLocaleSetting(this.settings.locale)
      }),
      this.#connection.onLostChanged((lost, why) => {
        this.isConnectionLost = lost
        this.connectionLostReason = why
      }),
      this.bridge.on('settings', (settings) => {
        this.#confirmSettings(settings)
      }),
      this.bridge.on('command', (command) => {
        this.runCommand(command)
      }),
      this.bridge.on('led', ({ table, to }) => {
        if (this.page.at !== 'table' || this.page.table !== table) return
        this.go({ at: 'table', table: to })
        this.showNotice(appMessage(isRemoteTableId(to) ? 'hand.followed' : 'hand.here'))
      }),
      this.updates.start(),
      watchPageTranslation(() => {
        this.showLastingNotice(appMessage('app.translated'), {
          words: 'app.loadAgain',
          run: () => {
            location.reload()
          },
        })
      }),
      this.#backNavigation.start(this.#connection.hasDialogs === true),
      this.bridge.on('arrived', () => void this.files.loadSystemImports()),
      this.bridge.on('invited', () => void this.#askInvitation()),
    ]
    // Files or links with which Samsara was started are waiting already.
    if (!this.guest) {
      void this.files.loadSystemImports()
      void this.#askInvitation()
    }
    // In Electron the page needs no key, and the own host no code.
    if (this.#connection.hasDialogs !== true && !isBrowserStorageAvailable(this.guest ? 'local' : 'session')) {
      this.showLastingNotice(appMessage(this.guest ? 'guest.notKept' : 'door.notKept'))
    }
    void this.bridge.desk.settings().then((reply) => {
      if (reply.ok) this.#confirmSettings(reply.value)
    })
    void this.bridge.desk.settingsDamage().then((reply) => {
      if (reply.ok && reply.value !== null) this.showNotice(reply.value)
    })
    return () => {
      for (const stop of stops) stop()
    }
  }

  /** An overlay covers the page, whose keys are inactive. */
  get isCovered(): boolean {
    return this.overlay !== undefined || this.rulebook.isOverPage
  }

  go(page: AppPage): void {
    this.overlay = undefined
    this.rulebook.close()
    // A guest's page has no other page.
    if (this.guest) return
    this.page = page
    rememberPage(page)
    this.#backNavigation.update()
  }

  /** Leaves an unavailable page: to Home, or on a guest's page to the join screen, with the seat kept. */
  goHome(): void {
    if (this.#connection.guest === undefined) this.go({ at: 'home' })
    else this.#connection.guest.showLogin()
  }

  /**
   * Retries loading a part of the program. A browser does not request a failed module again (whatwg/html#6768): a guest's
   * page is reloaded.
   */
  retryLoad(again: () => void): void {
    const { guest } = this.#connection
    if (guest === undefined) again()
    else guest.reload()
  }

  /** A guest's page has given its seats back: deletes the rejoin token. */
  forgetGuestSeat(): void {
    this.#connection.guest?.forgetSeat()
  }

  /** Whether a table is another machine's, and not saved on this one. */
  isElsewhere(table: string): boolean {
    return this.guest || isRemoteTableId(table)
  }

  /** Opens another page from a table: leaves the table first. */
  leaveFor(page: AppPage): void {
    if (this.#leaveHandler === undefined) this.go(page)
    else this.#leaveHandler(page)
  }

  /** @param leave leaves the open table, or asks first. @returns a function that removes it */
  setLeaveHandler(leave: (to: AppPage) => void): () => void {
    this.#leaveHandler = leave
    return () => {
      if (this.#leaveHandler === leave) this.#leaveHandler = undefined
    }
  }

  /**
   * Opens a rulebook: beside the board of its game's table, if there is room, else over the page.
   * @param game its id; absent: the first
   * @param anchor a chapter's id, or `CHAPTER.ID` of an anchor within it; absent: the beginning
   */
  openRules(game?: string, anchor?: string): void {
    this.rulebook.show(game, anchor)
  }

  openOverlay(overlay: AppOverlay | undefined): void {
    this.overlay = overlay
  }

  /** Shows a notice without interrupting, optionally with an action such as undo. */
  showNotice(message: Message, way?: NoticeAction, names: PlayerNames = []): void {
    const key = this.#addNotice({ message, names, ...omitUndefined({ way }) })
    setTimeout(
      () => {
        this.dismiss(key)
      },
      way === undefined ? NOTICE_MS : ACTION_NOTICE_MS,
    )
  }

  /** A notice that stays until it is dismissed. */
  showLastingNotice(message: Message, way?: NoticeAction, names: PlayerNames = []): void {
    this.#addNotice({ message, names, ...omitUndefined({ way }) })
  }

  /** @returns the key of the notice */
  #addNotice(notice: Omit<Notice, 'key'>): number {
    this.#noticeKey += 1
    const key = this.#noticeKey
    this.notices = [...this.notices.filter((other) => other.message.id !== notice.message.id), { key, ...notice }]
    return key
  }

  dismiss(key: number): void {
    this.notices = this.notices.filter((notice) => notice.key !== key)
  }

  dismissAll(): void {
    this.notices = []
  }

  /** The open screen handles commands first. @returns a function that removes the listener */
  setCommandListener(listener: (command: MenuCommand) => boolean): () => void {
    this.#commandListener = listener
    return () => {
      if (this.#commandListener === listener) this.#commandListener = undefined
    }
  }

  runCommand(command: MenuCommand): void {
    if (this.#commandListener?.(command) === true) return
    if (command === 'home') this.go({ at: 'home' })
    if (command === 'library') this.go({ at: 'library' })
    if (command === 'newTable') this.openNewTable()
    if (command === 'settings') this.openOverlay({ on: 'settings' })
    if (command === 'help') this.openOverlay({ on: 'help' })
    if (command === 'report') this.openOverlay({ on: 'report' })
    if (command === 'import') void this.files.chooseFiles()
  }

  openNewTable(): void {
    const game = this.games?.find((card) => card.playable)
    if (game !== undefined) this.go({ at: 'newTable', game: game.info.id })
  }

  async loadGames(): Promise<void> {
    const reply = await this.bridge.desk.games()
    this.games = reply.ok ? reply.value : this.games
    this.gamesFailed = reply.ok ? undefined : reply.reason
  }

  async changeSettings(change: SettingsChange): Promise<void> {
    this.#optimisticSettings.addPending(change)
    this.#applySettings()
    const reply = await this.bridge.desk.changeSettings(change)
    this.#optimisticSettings.settlePending(change, reply.ok ? reply.value : undefined)
    this.#applySettings()
    if (!reply.ok) this.showNotice(appMessage('settings.failed'))
  }

  #createBackNavigation(): BackNavigation {
    const { guest } = this
    const page = (): AppPage => this.page
    return new BackNavigation(window, {
      guest,
      get page() {
        return page()
      },
      leave: () => {
        this.leaveFor({ at: 'home' })
      },
      restore: (to) => void this.#goForward(to),
    })
  }

  /** A page that was left by going back. If it was a table, that was closed: it is opened again from its save. */
  async #goForward(page: AppPage): Promise<void> {
    const isHome = (): boolean => this.page.at === 'home'
    if (this.guest || !isHome() || page.at === 'home') return
    if (page.at !== 'table') {
      this.go(page)
      return
    }
    // Another machine's table has to be joined again by hand.
    if (isRemoteTableId(page.table)) return
    const reply = await this.bridge.desk.openSave({ save: page.table })
    if (!isHome()) return
    if (reply.ok) this.go({ at: 'table', table: reply.value.table })
    else this.showNotice(reply.reason)
  }

  /** A link to another machine's table was passed: the join page is filled in, without joining automatically. */
  async #askInvitation(): Promise<void> {
    const reply = await this.bridge.desk.invitation()
    if (reply.ok && typeof reply.value === 'string') this.leaveFor({ at: 'join', address: reply.value })
  }

  #confirmSettings(settings: Settings): void {
    this.#optimisticSettings.setConfirmed(settings)
    this.#applySettings()
  }

  #applySettings(): void {
    const settings = this.#optimisticSettings.current
    this.settings = settings
    this.sound.setVolumes(settings)
    applyShortcutSettings(settings)
    void applyLocaleSetting(settings.locale)
    this.#applyTheme()
  }

  #applyTheme(): void {
    this.theme = applyDisplaySettings(this.settings)
  }
}

export const [useApp, provideApp] = createContext<AppState>()

/** A reloaded page returns to its table; a new window begins at Home. */
function rememberedPage(): AppPage {
  const table = pageStorageOfKind('session').getItem(OPEN_TABLE_KEY)
  return table === null ? { at: 'home' } : { at: 'table', table }
}

function rememberPage(page: AppPage): void {
  if (page.at === 'table') pageStorageOfKind('session').setItem(OPEN_TABLE_KEY, page.table)
  else pageStorageOfKind('session').removeItem(OPEN_TABLE_KEY)
}
