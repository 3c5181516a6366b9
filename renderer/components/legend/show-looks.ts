/** Pictures of a legend, painted by the game's painter once they are near what is seen. */
import type { Attachment } from 'svelte/attachments'
import type { Sign } from '../../games/foretell.ts'
import type { LegendRow } from '../../games/legend.ts'
import type { Drawing, Painter, Palette } from '../../stage/painter.ts'
import { paintLook } from '../../stage/picture.ts'
import { near } from '../library/near.ts'

/** Decoration: the row says in words what it is. */
export function showLooks({ looks, size }: LegendRow, painter: Promise<Painter>, palette: Palette): Attachment {
  const [width, height] = size
  return (element) => {
    let wanted = true
    const stop = near(() => {
      void painter.then((by) => {
        if (wanted) element.replaceChildren(...looks.map((look) => sized(paintLook(by, look, width, height, palette))))
        wanted = false
      })
    })(element)
    return () => {
      wanted = false
      stop?.()
    }
  }
}

/** How high the small pictures of a row are, in CSS pixels. */
const SIGN_HEIGHT = 20

/** Small pictures side by side. Decoration: words beside them say the same. */
export function showSigns(signs: readonly Sign[], painter: Promise<Painter>, palette: Palette): Attachment {
  return (element) => {
    let wanted = true
    void painter.then((by) => {
      if (!wanted) return
      const pictures = signs.map(({ look, wide }) => paintLook(by, look, wide * SIGN_HEIGHT, SIGN_HEIGHT, palette))
      element.replaceChildren(...pictures.map(sized))
    })
    return () => {
      wanted = false
    }
  }
}

/** As large on the page as it was painted for, however fine the screen is. */
function sized({ canvas, resolution }: Drawing): HTMLCanvasElement {
  canvas.style.width = `${String(canvas.width / resolution)}px`
  return canvas
}
