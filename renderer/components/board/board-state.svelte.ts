/** What a board derives from what it is given: its scene, what is lit and can be opened, and what is laid over it. */
import { without, type Ghost } from '../../stage/ghosts.ts'
import { boundsOf, hitAreas, outermost, pieceAt, SMALLEST_HIT, uncovered, type Area } from '../../stage/hit.ts'
import type { Light } from '../../stage/lights.ts'
import type { Piece, Scene, SceneFrame } from '../../stage/scene.ts'
import { controls, meanings, openedBy } from '../../stage/targets.ts'
import { Attention } from './attention.svelte.ts'
import { Device } from './device.svelte.ts'
import { Drag } from './drag.svelte.ts'
import { Outlooks } from './outlooks.ts'
import type { Picker } from './picker.svelte.ts'
import { pilesOf } from './piles.ts'
import type { Taken } from './spot.ts'
import type { BoardChoice, BoardProps, BoardTarget } from './types.ts'

type Given = Pick<BoardProps, 'face' | 'moment' | 'layout' | 'seat' | 'hovered' | 'pointed' | 'words'>

const EMPTY: Scene = { pieces: [], outline: [] }
/** How near a finger must come to a piece, in CSS pixels. */
const FINGER = 8

/** Whether a piece is of the kind of another, and its centre on it. */
function liesOn(a: Piece, b: Piece): boolean {
  return a.look.kind === b.look.kind && pieceAt([b], a.x, a.y, () => true) !== undefined
}

export class BoardState {
  readonly #given: () => Given
  readonly device = new Device()
  readonly picker: Picker
  readonly attention: Attention
  readonly drag: Drag

  readonly frame = $derived.by((): SceneFrame => {
    const { enlarged, opened, ...rest } = this.#given().layout
    return {
      ...this.device.size,
      ...rest,
      ...(enlarged === undefined ? {} : { enlarged }),
      ...(opened === undefined ? {} : { opened }),
    }
  })
  readonly scene = $derived.by(() =>
    this.device.measured ? this.#given().face.scene(this.#given().moment.view, this.frame) : EMPTY,
  )
  readonly meaning = $derived(meanings(this.scene))
  /** What lies over the board while a pile is open; it covers what is lit beneath. */
  readonly covers = $derived.by((): readonly Piece[] => {
    const { opened } = this.#given().layout
    return opened === undefined ? [] : this.scene.pieces.filter((piece) => openedBy(piece) === opened)
  })
  readonly lit = $derived.by(() => uncovered(this.meaning.doing(this.picker.next), this.covers))
  /** What is lit, as things to click, in the order of their layers. */
  readonly targets = $derived.by((): readonly BoardTarget[] => {
    const areas = hitAreas(this.lit, SMALLEST_HIT[this.device.coarse ? 'coarse' : 'fine'])
    return this.lit
      .flatMap((piece) => {
        const area = areas.get(piece.id)
        return area === undefined ? [] : [{ piece, area, label: this.labelOf(piece) }]
      })
      .toSorted((a, b) => a.piece.layer - b.piece.layer)
  })
  /** The controls that lie on the board as pieces of their own: the bar need not offer them once more. */
  readonly onBoard = $derived.by((): readonly string[] => this.lit.flatMap((piece) => controls(this.meaning.of(piece))))
  readonly openable = $derived.by(() =>
    pilesOf(this.scene.pieces, (piece) =>
      this.#given().words({ id: 'board.browse', values: { name: this.labelOf(piece) } }),
    ),
  )
  /** The piece that Tab leads to. */
  readonly stop = $derived.by(() => this.attention.focused ?? this.lit[0])
  /** What was clicked so far, and what the pending choice lies on, with the last one at the end. */
  readonly chosen = $derived.by((): readonly Piece[] => {
    const { pieces, pending, laidOn } = this.picker
    const there = (id: string): Piece[] => this.scene.pieces.filter((piece) => piece.id === id)
    const clicked = pieces.flatMap(there)
    if (pending === undefined) return clicked
    if (laidOn !== undefined) return [...clicked, ...there(laidOn)]
    const ends = pending.path.steps.map((step) => this.meaning.doing(step))
    return [...clicked, ...ends.flatMap((ways) => (ways.some((it) => clicked.includes(it)) ? [] : ways.slice(0, 1)))]
  })
  /** Where the piece in hand is, or the pending choice lies; undefined: it is none of the board's pieces. */
  readonly hand = $derived.by((): Area | undefined => {
    const last = this.chosen.at(-1)
    return last === undefined ? undefined : boundsOf([last])
  })
  /** What the bar of answers should not hide. */
  readonly taken = $derived.by((): Taken => ({
    clickable: this.targets.map(({ area }) => area),
    readable: [...this.scene.pieces.filter(({ label }) => label !== undefined), ...this.#laid, ...this.#handNear].map(
      (piece) => boundsOf([piece]),
    ),
  }))
  /** The hovered action as one of the choices: what was hovered in another decision counts no more. */
  readonly hovered = $derived.by((): BoardChoice | undefined => {
    const { hovered } = this.#given()
    return hovered === undefined ? undefined : this.picker.choiceOf(hovered)
  })
  /** What the choices would do; undefined where nobody chooses. */
  readonly outlooks = $derived.by((): Outlooks | undefined => {
    const { face, moment, seat } = this.#given()
    if (seat === undefined || !this.device.measured) return undefined
    return new Outlooks({ face, view: moment.view, seat, frame: this.frame, scene: this.scene })
  })
  /** What the pending choice would do: stands while it is pending. */
  readonly #laid = $derived.by((): readonly Ghost[] => {
    const ghosts = this.#preview(this.picker.pending)
    const { landed } = this.drag
    // What was put down lies there itself.
    return landed === undefined ? ghosts : without(ghosts, (ghost) => liesOn(ghost, landed))
  })
  /** What the hovered choice would do, else the pending one. */
  readonly ghosts = $derived.by(() => (this.hovered === undefined ? this.#laid : this.#preview(this.hovered)))
  /** What is pointed at is where the pending choice lies, which is shown and named already. */
  readonly #told = $derived.by(() => {
    const { certain } = this.attention
    return certain !== undefined && certain === this.picker.pending
  })
  /** What is pointed at, large enough to be read. */
  readonly closeUp = $derived.by((): readonly Piece[] => {
    const { piece } = this.attention
    return piece === undefined || this.#told || this.drag.piece !== undefined ? [] : this.#near(piece)
  })
  /** The piece in hand as it is shown large while the pointer rests on it: its buttons stand beside that too. */
  readonly #handNear = $derived.by((): readonly Piece[] => {
    const last = this.picker.pending === undefined ? this.chosen.at(-1) : undefined
    return last === undefined ? [] : this.#near(last)
  })

  /** What rises from the board while the moment is shown. */
  floats(): readonly Piece[] {
    const { face, moment } = this.#given()
    return face.floats?.(moment.facts, moment.view, this.frame, this.scene) ?? []
  }

  /**
   * @param given reads what the board is given
   * @param hover is given the choice that is pointed at on the board
   */
  constructor(given: () => Given, picker: Picker, hover: (choice: BoardChoice | undefined) => void) {
    this.#given = given
    this.picker = picker
    this.attention = new Attention(() => this, hover)
    this.drag = new Drag(() => this)
  }

  #near(piece: Piece): readonly Piece[] {
    const { face, moment } = this.#given()
    return this.device.measured ? (face.closeUp?.(piece, moment.view, this.frame, this.scene) ?? []) : []
  }

  #preview(choice: BoardChoice | undefined): readonly Ghost[] {
    return choice === undefined ? [] : (this.outlooks?.of(choice.action) ?? [])
  }

  /** The piece that is described beside it, if anything is to be said of it. */
  get described(): Piece | undefined {
    const { piece, certain } = this.attention
    const said = piece?.label !== undefined && (this.closeUp.length === 0 || certain !== undefined)
    return said && !this.#told ? piece : undefined
  }

  nameOf(action: unknown): string {
    const { face, moment, words } = this.#given()
    return words(face.choice(action, moment.view))
  }

  /** The words of a choice on its own button, and beside what is pointed at: what it is about lies on the board. */
  answerOf(action: unknown): string {
    const { face, moment, words } = this.#given()
    const brief = face.brief?.(action, moment.view)
    return brief === undefined ? this.nameOf(action) : words(brief)
  }

  labelOf(piece: Piece): string {
    if (piece.label !== undefined) return this.#given().words(piece.label)
    const first = this.attention.openAt(piece)[0]
    return first === undefined ? piece.id : this.nameOf(first.action)
  }

  /** The lit piece whose button an element is, or lies in. */
  targetOf(element: Element | null): Piece | undefined {
    const id = element?.closest<HTMLElement>('[data-piece]')?.dataset['piece']
    return id === undefined ? undefined : this.lit.find((piece) => piece.id === id)
  }

  /** What a pointer at `x`, `y` means. @param over the element there */
  pieceUnder(x: number, y: number, over: Element | null): Piece | undefined {
    const tells = (piece: Piece): boolean => piece.label !== undefined || piece.targets !== undefined
    const pile = over?.closest<HTMLElement>('[data-open]')?.dataset['open']
    if (pile !== undefined) return this.openable.find(({ piece }) => openedBy(piece) === pile)?.piece
    return this.targetOf(over) ?? pieceAt(this.scene.pieces, x, y, tells, this.device.coarse ? FINGER : 0)
  }

  /** What stands for the places that are pointed at beside the board. */
  readonly pointed = $derived.by((): readonly Piece[] => {
    const all = (this.#given().pointed ?? []).flatMap((place) => this.meaning.at(place))
    // Where nothing lies any more the mere room for it is no answer, unless it has a name.
    const there = this.scene.pieces.filter((piece) => all.includes(piece))
    return outermost(there.filter(({ alpha, label }) => alpha !== 0 || label !== undefined))
  })

  /** Which pieces begin something, were clicked, are pointed at, or have the focus. */
  light(): Light {
    const { attention, chosen, picker, meaning, lit } = this
    const { piece, focused } = attention
    const own = piece !== undefined && lit.includes(piece) ? piece : undefined
    const choice = attention.found ? attention.certain : this.hovered
    const further = attention.found && own !== undefined ? meaning.of(own) : undefined
    const ahead = choice === undefined ? [] : meaning.doing(picker.remaining(choice, further))
    const hovered = [...(own === undefined ? [] : [own]), ...ahead.filter((piece) => piece !== own)]
    return {
      // What is pointed at beside the board is not lost among what can be clicked.
      lit: this.pointed.length > 0 ? [] : lit.map(({ id }) => id),
      chosen: chosen.map(({ id }) => id),
      hovered: [...hovered, ...this.pointed.filter((piece) => !hovered.includes(piece))].map(({ id }) => id),
      ...(focused === undefined ? {} : { focused: focused.id }),
    }
  }
}
