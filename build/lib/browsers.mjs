/**
 * The oldest browsers in which every page works. The build lowers syntax and styles to them (electron.vite.config.ts),
 * the check of the built files (browser-check.mjs) refuses what they lack, and README and renderer/index.html name them.
 */

/** The oldest version of each browser, by its name in the compatibility data of MDN. */
export const OLDEST = Object.freeze({
  safari: '16',
  safari_ios: '16',
  firefox: '115',
  firefox_android: '115',
  chrome: '111',
  chrome_android: '111',
  edge: '111',
})

/** The same for Vite, esbuild and Lightning CSS. */
export const BUILD_TARGETS = Object.freeze([
  `safari${OLDEST.safari}`,
  `ios${OLDEST.safari_ios}`,
  `firefox${OLDEST.firefox}`,
  `chrome${OLDEST.chrome}`,
])

/** The versions as README and the page name them, by language. @type {Readonly<Record<'en' | 'fr' | 'de', string>>} */
export const IN_WORDS = Object.freeze({
  en: listed('or'),
  fr: listed('ou'),
  de: listed('oder'),
})

/** @param {string} or @returns {string} */
function listed(or) {
  return `Safari ${OLDEST.safari}, Firefox ${OLDEST.firefox} ${or} Chrome ${OLDEST.chrome}`
}
