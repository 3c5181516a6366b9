/** Selects the fastest of Pixi's renderers on this machine. */

/** Software graphics drivers: their WebGL is several times slower than the canvas renderer. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i

export type RendererKind = 'webgl' | 'canvas'

/** Whether the name of a WebGL renderer is that of a software driver. */
export function isSoftwareRenderer(name: string): boolean {
  return SOFTWARE.test(name)
}

/** Tests with a temporary context; selects the canvas renderer if WebGL is missing or software. */
export function chooseRenderer(): RendererKind {
  try {
    const canvas = document.createElement('canvas')
    const gl = canvas.getContext('webgl2') ?? canvas.getContext('webgl')
    if (gl === null) return 'canvas'
    const info = gl.getExtension('WEBGL_debug_renderer_info')
    const name: unknown = gl.getParameter(info === null ? gl.RENDERER : info.UNMASKED_RENDERER_WEBGL)
    // Browsers limit the number of contexts: release this one.
    gl.getExtension('WEBGL_lose_context')?.loseContext()
    return typeof name === 'string' && isSoftwareRenderer(name) ? 'canvas' : 'webgl'
  } catch {
    return 'canvas'
  }
}
