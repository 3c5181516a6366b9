/** The lights in which the pictures of tables are painted and kept: fewer than there are themes. */
import type { Theme } from './apply-settings.ts'

export type ThumbnailTheme = Exclude<Theme, 'contrast'>

/** @returns the light of the pictures that suit a theme: strong contrast is dark, and has those of dusk */
export function thumbnailThemeFor(theme: Theme): ThumbnailTheme {
  return theme === 'dawn' ? 'dawn' : 'dusk'
}

/** @returns the light that is not this one */
export function otherThumbnailTheme(light: ThumbnailTheme): ThumbnailTheme {
  return light === 'dawn' ? 'dusk' : 'dawn'
}
