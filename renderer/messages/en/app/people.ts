/** English words of what the host of a table refuses to people on other devices, and of why their line was ended. */
export const people = {
  'table.refused.locked': 'The host has locked this table: nobody new sits down.',
  'table.refused.nameTwin': 'Somebody here is called {name} already, or nearly so. Choose another name.',
  'table.refused.full': 'No more people can come in at this table.',
  'table.refused.seatTaken': 'The seat of {seat} is taken.',
  'table.refused.handing': 'The table is being handed to another machine. One moment, please.',
  'table.notice.handing': 'The table is being handed to another machine. Nobody can play for a moment.',
  'table.notice.stays': 'The table could not be handed over. It goes on here.',

  'table.parted.elsewhere': 'You have come in from another page or window. This one is closed.',
  'table.parted.full': 'The table was full, and you were only watching: your place went to a new guest.',
  'table.parted.removed': 'The host has sent you away from this table.',
  'table.parted.left': 'You have left the table.',
  'table.parted.closed': 'The host has closed the table.',
} as const
