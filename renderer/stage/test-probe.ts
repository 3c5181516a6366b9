/** State of the stage for end-to-end tests: values to read, nothing to call. */
/** Frames drawn since the page was loaded, by all stages: tests check that a resting board draws none. */
let frames = 0

export function countDrawnFrame(): void {
  frames += 1
}

/** @param stage read on each access by a test */
export function exposeStageToTests(stage: { readonly moving: boolean; readonly renderer: string }): void {
  const readable = {
    get frames() {
      return frames
    },
    get moving() {
      return stage.moving
    },
    get renderer() {
      return stage.renderer
    },
  }
  Object.defineProperty(window, '__samsaraStage', { configurable: true, value: Object.freeze(readable) })
}
