/** Pictures of a legend, painted by the game's painter once they are near what is seen. */
import type { Attachment } from 'svelte/attachments'
import type { LegendRow } from '../../games/legend.ts'
import type { Painter, Palette } from '../../stage/painter.ts'
import { paintLook } from '../../stage/picture.ts'
import { near } from '../library/near.ts'

/** Decoration: the row says in words what it is. */
export function showLooks({ looks, size }: LegendRow, painter: Promise<Painter>, palette: Palette): Attachment {
  const [width, height] = size
  return (element) => {
    let wanted = true
    const stop = near(() => {
      void painter.then((by) => {
        if (wanted) element.replaceChildren(...looks.map((look) => paintLook(by, look, width, height, palette).canvas))
        wanted = false
      })
    })(element)
    return () => {
      wanted = false
      stop?.()
    }
  }
}
