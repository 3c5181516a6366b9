/**
 * Features that the built pages use although an oldest browser lacks them (browser-check.mjs), each with the reason why nothing
 * breaks.
 */

/**
 * @typedef {object} Allowed
 * @property {string} feature as the check names it; also covers the feature with a value: `cursor` covers `cursor: pointer`
 * @property {string} [where] a substring of the use; absent: everywhere
 * @property {string} why
 */

/** @type {readonly Allowed[]} */
export const ALLOWED_FEATURES = [
  // Scripts
  {
    feature: 'cancelIdleCallback',
    why: 'called only with what requestIdleCallback gave, and that is tested (renderer/schedule-idle.ts)',
  },
  { feature: '.fullScreen', where: 'desk.fullScreen', why: 'a call of the Bridge, not of the browser' },
  {
    feature: '.requestFullscreen',
    why: 'the row is shown only where document.fullscreenEnabled is true (renderer/components/settings/FullScreenSetting.svelte)',
  },
  { feature: 'document.exitFullscreen', why: 'the same row' },
  { feature: 'TouchEvent', where: 'supportsTouchEvents', why: 'Pixi asks before whether the browser has touch events' },
  { feature: '.webkitGetAsEntry', why: 'only of what was dropped on the page, which fingers cannot' },
  { feature: 'Uint8Array.fromHex', why: '@noble/hashes tests for it once, when it is loaded' },
  { feature: '.requestVideoFrameCallback', why: 'Pixi, of videos: no board has one' },
  { feature: '.cancelVideoFrameCallback', why: 'Pixi, of videos: no board has one' },
  { feature: '.sync', where: 'cursor.sync', why: 'a member of uPlot, not of the browser' },
  { feature: 'navigator.gpu', why: 'Pixi, of its renderer for WebGPU, which is never asked for' },
  // Styles
  { feature: 'text-wrap', why: 'looks: lines are of more even length' },
  { feature: 'forced-color-adjust', why: 'Safari has no forced colours' },
  { feature: 'cursor', why: 'phones have no pointer' },
  { feature: 'resize', why: 'phones have no handle at a text field' },
  { feature: 'break-after', why: 'looks: columns break elsewhere' },
  { feature: 'scrollbar-width', why: 'looks: bars are wider' },
  { feature: 'scrollbar-color', why: 'looks: bars have the colours of the system' },
  { feature: ':selection', why: 'looks: what is selected has the colour of the system' },
  { feature: '@property', where: '--foot', why: 'used where animation-timeline is supported, which came later' },
  { feature: 'grid-template-rows', where: 'subgrid', why: 'looks: the parts of two cards are not in one line' },
  { feature: ':has', where: '.number:has', why: 'looks: a number of a table has the colour of words' },
  { feature: ':has', where: '.since:not', why: 'looks: an empty box under the curtain' },
  { feature: ':has', where: '[data-panel=lesson]', why: 'looks: a board on a phone is a little lower during a lesson' },
  {
    feature: ':has',
    where: '.choices:has(.pending)',
    why: 'looks: the last choice on a phone ends nearer to the buttons',
  },
  {
    feature: ':has',
    where: '[data-targets=large] label:has',
    why: 'a rule of its own holds where it is missing (renderer/theme/base.css)',
  },
]
