/** Thumbnails of tables: form and size are checked before one is stored, and again before it is shown. */
import { MAX_THUMBNAIL_BYTES } from '../../bridge/save-library.ts'

/** Pixels; the client draws about 480 by 300. */
const MAX_THUMBNAIL_PIXELS = 1024

const MIME_TYPES = { webp: 'image/webp', png: 'image/png' } as const

/** Decodes a thumbnail that a client wants to store. @param base64 its bytes @returns the bytes, or undefined if invalid */
export function decodeBase64Thumbnail(base64: string): Uint8Array | undefined {
  const bytes = Buffer.from(base64, 'base64')
  // Base64 with skipped characters or of a second spelling is not from our client.
  return bytes.toString('base64') === base64 && thumbnailFormatOf(bytes) !== undefined ? bytes : undefined
}

/** The data URL of a stored thumbnail, for a page. @returns undefined if the stored bytes are no picture */
export function thumbnailDataUrl(bytes: Uint8Array): string | undefined {
  const type = thumbnailFormatOf(bytes)
  return type && `data:${MIME_TYPES[type]};base64,${Buffer.from(bytes).toString('base64')}`
}

function thumbnailFormatOf(given: Uint8Array): keyof typeof MIME_TYPES | undefined {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength)
  if (bytes.length < 32 || bytes.length > MAX_THUMBNAIL_BYTES) return undefined
  const [type, size] = isPng(bytes) ? (['png', pngSize(bytes)] as const) : (['webp', webpSize(bytes)] as const)
  const fits = size?.every((pixels) => pixels >= 1 && pixels <= MAX_THUMBNAIL_PIXELS) === true
  return fits ? type : undefined
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const isPng = (bytes: Buffer): boolean => bytes.subarray(0, 8).equals(PNG)

function pngSize(bytes: Buffer): readonly number[] | undefined {
  return bytes.toString('latin1', 12, 16) === 'IHDR' ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] : undefined
}

/** The first chunk of a RIFF file gives the coding, with its size. */
function webpSize(bytes: Buffer): readonly number[] | undefined {
  const isRiff = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  if (!isRiff || bytes.readUInt32LE(4) + 8 !== bytes.length) return undefined
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1]
    case 'VP8L': {
      const both = bytes.readUInt32LE(21)
      return bytes[20] === 0x2f ? [(both & 0x3fff) + 1, ((both >>> 14) & 0x3fff) + 1] : undefined
    }
    case 'VP8 ':
      return bytes.readUIntBE(23, 3) === 0x9d012a
        ? [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff]
        : undefined
    default:
      return undefined
  }
}
