/** The two channels of Electron's IPC for the Bridge. They carry the name of the call or event, and its value. */
export const IPC_CALLS_CHANNEL = 'bridge'
export const IPC_EVENTS_CHANNEL = 'bridge.event'
