/**
 * The oldest browsers in which every page works. The build lowers syntax and styles to them (electron.vite.config.ts), the check
 * of the built files (browser-check.mjs) rejects features they lack, and README and renderer/index.html list them.
 */

/** The oldest version of each browser, by its name in the compatibility data of MDN. */
export const OLDEST_BROWSER_VERSIONS = Object.freeze({
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
  `safari${OLDEST_BROWSER_VERSIONS.safari}`,
  `ios${OLDEST_BROWSER_VERSIONS.safari_ios}`,
  `firefox${OLDEST_BROWSER_VERSIONS.firefox}`,
  `chrome${OLDEST_BROWSER_VERSIONS.chrome}`,
])

/** The versions as text for README and the page, by language. @type {Readonly<Record<'en' | 'fr' | 'de', string>>} */
export const OLDEST_BROWSERS_TEXT = Object.freeze({
  en: joinVersions('or'),
  fr: joinVersions('ou'),
  de: joinVersions('oder'),
})

/** @param {string} or @returns {string} */
function joinVersions(or) {
  return `Safari ${OLDEST_BROWSER_VERSIONS.safari}, Firefox ${OLDEST_BROWSER_VERSIONS.firefox} ${or} Chrome ${OLDEST_BROWSER_VERSIONS.chrome}`
}
