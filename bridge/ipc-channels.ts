/** Channel of Electron's IPC by which a renderer sends calls: the name of the call, and its argument. */
export const IPC_CALLS_CHANNEL = 'bridge'
/** Channel of Electron's IPC by which the host sends events to a renderer. */
export const IPC_EVENTS_CHANNEL = 'bridge.event'
