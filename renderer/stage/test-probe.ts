/** State of the stage for end-to-end tests: values to read, nothing to call. */

/** Frames drawn since the page was loaded, by all stages: tests check that a resting board draws none. */
let frames = 0

/** Counts a frame; every stage calls it after drawing one. */
export function countDrawnFrame(): void {
  frames += 1
}

/**
 * Exposes the number of frames, the renderer and whether pieces move to end-to-end tests, as `window.__samsaraStage`.
 * @param stage the properties are read whenever a test reads them
 */
export function exposeStageStateToTests(stage: { readonly moving: boolean; readonly renderer: string }): void {
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
