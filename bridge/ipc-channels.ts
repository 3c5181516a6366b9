/** Name of the channel of Electron's IPC by which a renderer sends calls. It carries the name of the call and its argument. */
export const IPC_CALLS_CHANNEL = 'bridge'
/** Name of the channel of Electron's IPC by which the host sends events to a renderer. */
export const IPC_EVENTS_CHANNEL = 'bridge.event'
