/** Which of Pixi's renderers draws fastest on this machine. */

/** A graphics driver that is a program: its WebGL is several times slower than the canvas renderer. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i

export type RendererKind = 'webgl' | 'canvas'

/** Whether a WebGL renderer's name says that no graphics card stands behind it. */
export function isSoftwareRenderer(name: string): boolean {
  return SOFTWARE.test(name)
}

/** Asks a throwaway context: the canvas renderer where WebGL is missing or software. */
export function chooseRenderer(): RendererKind {
  try {
    const canvas = document.createElement('canvas')
    const gl = canvas.getContext('webgl2') ?? canvas.getContext('webgl')
    if (gl === null) return 'canvas'
    const info = gl.getExtension('WEBGL_debug_renderer_info')
    const name: unknown = gl.getParameter(info === null ? gl.RENDERER : info.UNMASKED_RENDERER_WEBGL)
    // Browsers allow few contexts: give this one back.
    gl.getExtension('WEBGL_lose_context')?.loseContext()
    return typeof name === 'string' && isSoftwareRenderer(name) ? 'canvas' : 'webgl'
  } catch {
    return 'canvas'
  }
}
