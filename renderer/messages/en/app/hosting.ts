/** English words of what hosting and joining refuse on this machine, before anything goes over the network. */
export const hosting = {
  'lan.refused.https':
    'Tables on your network have no https address. Type it without https://, as the host’s panel shows it.',
  'lan.refused.port': 'A port is a number from 1 to 65535. It stands after the colon, and mostly it is 4712.',
  'lan.refused.noHost':
    'The address before the port is missing. It looks like 192.168.1.7, and the host’s panel shows it.',
  'lan.refused.numbers': 'An address such as 192.168.1.7 has four numbers, each from 0 to 255.',
  'lan.refused.codeHere':
    'This looks like the code. It belongs in the field for the code; here goes the address, such as 192.168.1.7:4712.',
  'lan.refused.link': 'This link is not whole. Copy all of it, from samsara:// to its last letter.',
  'lan.refused.address': 'This leads to no table. Type an address such as 192.168.1.7:4712, or open the whole link.',
  'hosting.silent':
    'Others do not see this table in their lists ({code}). They come in by an address, the link or the QR code all the same.',
  'hosting.refused.networks': 'This machine is in none of these networks now.',
  'hosting.refused.port': 'No port could be opened for guests.',
  'hosting.refused.handBrowser':
    'The table can go to another Samsara only: the file of the game shows all hands, and is not sent to a browser.',
  'hosting.refused.handWatcher': 'The table goes only to somebody who plays here.',
  'hosting.refused.handAway': 'Their line is lost just now. Wait until they are back.',
  'hosting.refused.handing': 'The table is being handed to another machine.',
  'save.refused.handed':
    'This table was handed over: it is played on at {name}’s machine. Here is how it stood then; a copy of it can be played on.',
  'hosting.refused.practice': 'A practice table shows every hand: nobody else can join it.',
}
