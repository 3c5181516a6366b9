/** How a page comes in to a host without Electron: what its two ends have in common. */

/** Where a key is posted, and its ticket answered, both as plain text. 403: a dead key; 429: too many tries. */
export const SESSION_TOKEN_PATH = '/ticket'
export const WEBSOCKET_PATH = '/bridge'

/** Where another device comes in at a hosted table: the page, and its socket (wire.ts). */
export const GUEST_PATH = '/guest'

/** The socket's protocol. A ticket is offered beside it: there it stands in no address, and so in no log. */
export const WEBSOCKET_PROTOCOL = 'samsara'
export const SESSION_TOKEN_PROTOCOL_PREFIX = 'samsara.ticket.'

/** The code that closes a socket without a ticket of this run: dialling again is no use. */
export const NO_SESSION_CLOSE_CODE = 4401
