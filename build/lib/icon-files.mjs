/**
 * Icon files for Windows and macOS: several sizes in one file. Both formats accept whole PNGs (since Vista and Leopard), so no
 * encoding is needed.
 */

/** ICNS type by picture width. For 32, 64 and 1024 the type for high-density screens. */
const ICNS_KINDS = { 32: 'ic11', 64: 'ic12', 128: 'ic07', 256: 'ic08', 512: 'ic09', 1024: 'ic10' }

const ICO_HEAD = 6
const ICO_ENTRY = 16

/**
 * @param {readonly {size: number, png: Uint8Array}[]} pictures at most 256 pixels wide
 * @returns {Buffer}
 */
export function encodeIco(pictures) {
  const head = Buffer.alloc(ICO_HEAD + pictures.length * ICO_ENTRY)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  pictures.forEach(({ size, png }, n) => {
    const at = ICO_HEAD + n * ICO_ENTRY
    // The field is one byte: 0 means 256.
    head.writeUInt8(size % 256, at)
    head.writeUInt8(size % 256, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  })
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

/**
 * @param {readonly {size: number, png: Uint8Array}[]} pictures
 * @returns {Buffer}
 */
export function encodeIcns(pictures) {
  const parts = pictures.map(({ size, png }) => {
    const head = Buffer.alloc(8)
    head.write(ICNS_KINDS[/** @type {keyof typeof ICNS_KINDS} */ (size)], 'latin1')
    head.writeUInt32BE(png.length + 8, 4)
    return Buffer.concat([head, png])
  })
  const head = Buffer.from('icns\0\0\0\0', 'latin1')
  head.writeUInt32BE(8 + parts.reduce((sum, part) => sum + part.length, 0), 4)
  return Buffer.concat([head, ...parts])
}

/** The pictures of an icon file. @param {Buffer} file @returns {Buffer[]} */
export function pngsInIcon(file) {
  return file.toString('latin1', 0, 4) === 'icns' ? pngsInIcns(file) : pngsInIco(file)
}

/** Width and height of a PNG. @param {Buffer} png @returns {{width: number, height: number}} */
export function pngSizeOf(png) {
  if (png.toString('latin1', 1, 4) !== 'PNG') throw new Error('not a PNG')
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
}

/** @param {Buffer} file */
function pngsInIco(file) {
  return Array.from({ length: file.readUInt16LE(4) }, (_, n) => {
    const at = ICO_HEAD + n * ICO_ENTRY
    const offset = file.readUInt32LE(at + 12)
    return file.subarray(offset, offset + file.readUInt32LE(at + 8))
  })
}

/** @param {Buffer} file */
function pngsInIcns(file) {
  const found = []
  for (let at = 8; at < file.length; at += file.readUInt32BE(at + 4))
    found.push(file.subarray(at + 8, at + file.readUInt32BE(at + 4)))
  return found
}
