/** What end-to-end tests may know of the stage: values to read, nothing to call. */
/** Frames drawn since the page was loaded, by all stages: tests read it to see that a resting board rests. */
let frames = 0

export function countDrawnFrame(): void {
  frames += 1
}

/** @param stage read whenever a test asks */
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
