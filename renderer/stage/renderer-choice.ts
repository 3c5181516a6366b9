/** Selects the fastest of Pixi's renderers on this machine. */

/** Software graphics drivers: their WebGL is several times slower than the canvas renderer. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i

/** The renderers of Pixi that the stage can use: WebGL, or the 2D canvas. */
export type RendererKind = 'webgl' | 'canvas'

/** Whether `name` is the name of a WebGL renderer that runs in software. The graphics driver reports the name. */
export function isSoftwareRendererName(name: string): boolean {
  return SOFTWARE.test(name)
}

/**
 * Chooses the faster renderer: WebGL, or the canvas if WebGL is missing or done in software. Tests it with a temporary
 * WebGL context.
 */
export function chooseRenderer(): RendererKind {
  try {
    const canvas = document.createElement('canvas')
    const gl = canvas.getContext('webgl2') ?? canvas.getContext('webgl')
    if (gl === null) return 'canvas'
    const info = gl.getExtension('WEBGL_debug_renderer_info')
    const name: unknown = gl.getParameter(info === null ? gl.RENDERER : info.UNMASKED_RENDERER_WEBGL)
    // Browsers limit the number of contexts: release this one.
    gl.getExtension('WEBGL_lose_context')?.loseContext()
    return typeof name === 'string' && isSoftwareRendererName(name) ? 'canvas' : 'webgl'
  } catch {
    return 'canvas'
  }
}
