/** Endpoints by which a page connects to a host without Electron, shared by both ends. */

/**
 * Path of the HTTP request by which a page exchanges the one-time token (`key`) in its address for a session token
 * (ticket). Both are sent as plain text. Status 403: the one-time token is invalid; 429: too many tries.
 */
export const SESSION_TOKEN_PATH = '/ticket'
/** Path of the WebSocket by which a page that is served without Electron connects to its host. Guests use GUEST_PAGE_AND_SOCKET_PATH. */
export const BRIDGE_WEBSOCKET_PATH = '/bridge'

/** Path of the page by which other devices join a hosted table, and also of its WebSocket (guest-protocol.ts). */
export const GUEST_PAGE_AND_SOCKET_PATH = '/guest'

/** Name of the WebSocket subprotocol that the host accepts. */
export const WEBSOCKET_PROTOCOL = 'samsara'
/**
 * Prefix of the WebSocket subprotocol name that carries the session token (ticket) of a page served without Electron.
 * The page offers it as a second subprotocol, after `WEBSOCKET_PROTOCOL`: the prefix, then the token. In this way the
 * token appears in no URL and in no log.
 */
export const BRIDGE_SESSION_TOKEN_PROTOCOL_PREFIX = 'samsara.ticket.'

/** WebSocket close code of a host that does not know the session token (ticket) of the page: reconnecting is useless. */
export const NO_SESSION_CLOSE_CODE = 4401
