/** What a board derives from what it is given: its scene, what is lit and can be opened, and what is laid over it. */
import { equalJson } from '../../../engine/core/json.ts'
import { preview } from '../../../engine/core/preview.ts'
import { boundsOf, hitAreas, pieceAt, SMALLEST_HIT, uncovered } from '../../stage/hit.ts'
import type { Light } from '../../stage/lights.ts'
import type { Piece, Scene, SceneFrame } from '../../stage/scene.ts'
import { meanings, openedBy } from '../../stage/targets.ts'
import { Attention } from './attention.svelte.ts'
import { Device } from './device.svelte.ts'
import { Drag } from './drag.svelte.ts'
import { Picker } from './picker.svelte.ts'
import { pilesOf } from './piles.ts'
import type { Taken } from './spot.ts'
import type { BoardChoice, BoardProps, BoardTarget } from './types.ts'

type Given = Pick<BoardProps, 'face' | 'moment' | 'layout' | 'seat' | 'choices' | 'hovered' | 'pointed' | 'words'>

const EMPTY: Scene = { pieces: [], outline: [] }
/** How near a finger must come to a piece, in CSS pixels. */
const FINGER = 8

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
  readonly lit = $derived.by(() => uncovered(this.meaning.doing(this.picker.offer.next), this.covers))
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
  readonly openable = $derived.by(() =>
    pilesOf(this.scene.pieces, (piece) =>
      this.#given().words({ id: 'board.browse', values: { name: this.labelOf(piece) } }),
    ),
  )
  /** The piece that Tab leads to. */
  readonly stop = $derived.by(() => this.attention.focused ?? this.lit[0])
  /** What the bar of answers should not hide. */
  readonly taken = $derived.by((): Taken => ({
    clickable: this.targets.map(({ area }) => area),
    readable: this.scene.pieces.filter(({ label }) => label !== undefined).map((piece) => boundsOf([piece])),
  }))
  /** The hovered action as one of the choices: what was hovered in another decision counts no more. */
  readonly hovered = $derived.by((): BoardChoice | undefined => {
    const { hovered, choices } = this.#given()
    return hovered === undefined ? undefined : choices.find((choice) => equalJson(choice.action, hovered))
  })
  readonly ghosts = $derived.by((): readonly Piece[] => {
    const { face, moment, seat } = this.#given()
    if (this.hovered === undefined || seat === undefined || !this.device.measured) return []
    try {
      return face.ghosts(preview(face.game, moment.view, seat, this.hovered.action), moment.view, this.frame)
    } catch (error) {
      // A preview is a courtesy: the choice can be made without it.
      reportError(error)
      return []
    }
  })
  /** What is pointed at, large enough to be read. */
  readonly closeUp = $derived.by((): readonly Piece[] => {
    const { piece } = this.attention
    if (piece === undefined || this.drag.piece !== undefined || !this.device.measured) return []
    const { face, moment } = this.#given()
    return face.closeUp?.(piece, moment.view, this.frame) ?? []
  })

  /** What rises from the board while the moment is shown. */
  floats(): readonly Piece[] {
    const { face, moment } = this.#given()
    return face.floats?.(moment.facts, moment.view, this.frame) ?? []
  }

  /**
   * @param given reads what the board is given
   * @param choose is given the action of a whole path
   * @param hover is given the choice that is pointed at on the board
   */
  constructor(given: () => Given, choose: (action: unknown) => void, hover: (choice: BoardChoice | undefined) => void) {
    this.#given = given
    this.picker = new Picker((action) => {
      this.attention.point(undefined)
      choose(action)
    })
    this.attention = new Attention(() => this, hover)
    this.drag = new Drag(() => this)
  }

  nameOf(action: unknown): string {
    const { face, moment, words } = this.#given()
    return words(face.choice(action, moment.view))
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
    return this.scene.pieces.filter((piece) => all.includes(piece))
  })

  /** Which pieces begin something, were clicked, are pointed at, or have the focus. */
  light(): Light {
    const { attention, picker, meaning, lit } = this
    const { piece, focused } = attention
    const own = piece !== undefined && lit.includes(piece) ? piece : undefined
    const choice = attention.found ? attention.certain : this.hovered
    const further = attention.found && own !== undefined ? meaning.of(own) : undefined
    const ahead = choice === undefined ? [] : meaning.doing(picker.remaining(choice, further))
    const hovered = [...(own === undefined ? [] : [own]), ...ahead.filter((piece) => piece !== own)]
    return {
      // What is pointed at beside the board is not lost among what can be clicked.
      lit: this.pointed.length > 0 ? [] : lit.map(({ id }) => id),
      chosen: picker.pieces,
      hovered: [...hovered, ...this.pointed.filter((piece) => !hovered.includes(piece))].map(({ id }) => id),
      ...(focused === undefined ? {} : { focused: focused.id }),
    }
  }
}
