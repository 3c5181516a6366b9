/** The two channels of Electron's IPC that the Bridge goes over. They carry the name of the call or event, and its value. */
export const CALLS_CHANNEL = 'bridge'
export const EVENTS_CHANNEL = 'bridge.event'
