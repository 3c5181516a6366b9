/** Endpoints by which a page connects to a host without Electron, shared by both ends. */

/** A key is posted here and answered by its ticket, both as plain text. 403: an invalid key; 429: too many tries. */
export const SESSION_TOKEN_PATH = '/ticket'
export const WEBSOCKET_PATH = '/bridge'

/** The path by which other devices join a hosted table: the page, and its socket (guest-protocol.ts). */
export const GUEST_PATH = '/guest'

/** The socket's protocol. The ticket is offered beside it, so that it is in no address, and therefore in no log. */
export const WEBSOCKET_PROTOCOL = 'samsara'
export const SESSION_TOKEN_PROTOCOL_PREFIX = 'samsara.ticket.'

/** The code that closes a socket without a ticket of this run: reconnecting is useless. */
export const NO_SESSION_CLOSE_CODE = 4401
