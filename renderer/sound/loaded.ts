/** What is loaded with the first touch of a page. */
export { scoreOf } from './score.ts'
export { Speaker } from './speaker.ts'
