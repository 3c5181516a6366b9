const { contextBridge, ipcRenderer } = require('electron')

contextBridge.exposeInMainWorld('trial', {
  call: (channel, value) => ipcRenderer.invoke(channel, value),
  on(listener) {
    const heard = (_event, value) => listener(value)
    ipcRenderer.on('told', heard)
    return () => ipcRenderer.removeListener('told', heard)
  },
})
