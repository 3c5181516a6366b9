/** Endpoints by which a page connects to a host without Electron, shared by both ends. */

/**
 * Path at which a page gets a session token in exchange for the one-time key in its address. The path calls the token a ticket.
 * Both are plain text.
 * 403: an invalid key; 429: too many tries.
 */
export const SESSION_TOKEN_PATH = '/ticket'
/** Path of the WebSocket by which a page that is served without Electron connects to its host. Guests use GUEST_PATH. */
export const BRIDGE_WEBSOCKET_PATH = '/bridge'

/** Path by which other devices join a hosted table: of the page, and of its WebSocket (guest-protocol.ts). */
export const GUEST_PATH = '/guest'

/** Name of the WebSocket subprotocol that the host accepts. */
export const WEBSOCKET_PROTOCOL = 'samsara'
/**
 * Prefix of a second subprotocol, which a page offers to send its session token (ticket): so the token is in no URL, and in no
 * log.
 */
export const SESSION_TOKEN_PROTOCOL_PREFIX = 'samsara.ticket.'

/** Close code of a WebSocket whose session token (ticket) is not one of this run of the host: reconnecting is useless. */
export const NO_SESSION_CLOSE_CODE = 4401
