/** Every word that Electron's main shows by itself: the native menu, and boxes before there is a page. English. */
export const WORDS = {
  file: 'File',
  newTable: 'New Table…',
  home: 'Home',
  library: 'All Tables',
  settings: 'Settings…',
  edit: 'Edit',
  undo: 'Undo Move',
  redo: 'Redo Move',
  table: 'Table',
  skip: 'Skip to My Turn',
  view: 'View',
  help: 'Help',
  howToPlay: 'How to Play',
  cannotStart: 'Samsara cannot start',
  inUse: 'Samsara is running already with the folder {folder}.',
  unsaved: 'The disk refuses to save. If you leave now, this is lost:',
  unsavedTable: '{title} (moves: {moves})',
  stay: 'Stay',
  lose: 'Leave and Lose It',
  import: 'Import Tables…',
  importTitle: 'Import Tables',
  export: 'Export Table',
  exportFolder: 'Export Tables to a Folder',
  exportHere: 'Export Here',
  tables: 'Samsara Tables',
  allFiles: 'All Files',
  noFolder: 'Samsara cannot use the folder {folder} ({code}).',
} as const

/** @param values fill the `{names}` in the words */
export function words(id: keyof typeof WORDS, values: Readonly<Record<string, string>> = {}): string {
  return WORDS[id].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
