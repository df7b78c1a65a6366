const START_OF_SCAN = 0xda
const END = 0xd9
const COMMENT = 0xfe
/** JFIF says how dense the dots are, Adobe how the colours are meant; all other notes go. */
const [JFIF, ADOBE] = [0xe0, 0xee]

/** Segments up to the picture itself: those with notes (EXIF, XMP, IPTC, comments) are left out. */
export function withoutJpegNotes(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, 2)]
  let at = 2
  while (at < bytes.length) {
    if (bytes.readUInt8(at) !== 0xff) throw new RangeError('A segment begins elsewhere.')
    const marker = bytes.readUInt8(at + 1)
    // Fill bytes may stand between segments.
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === START_OF_SCAN || marker === END) return Buffer.concat([...kept, pictureFrom(bytes, at)])
    const length = bytes.readUInt16BE(at + 2)
    if (length < 2 || at + 2 + length > bytes.length) throw new RangeError('A segment is cut off.')
    if (!isNote(marker)) kept.push(bytes.subarray(at, at + 2 + length))
    at += 2 + length
  }
  throw new RangeError('There is no picture.')
}

function isNote(marker: number): boolean {
  return marker === COMMENT || (marker >= 0xe0 && marker <= 0xef && marker !== JFIF && marker !== ADOBE)
}

/** Phones append a second picture with notes of its own: what follows the first is left out. */
function pictureFrom(bytes: Buffer, from: number): Buffer {
  let at = from
  for (;;) {
    const next = bytes.indexOf(0xff, at)
    if (next < 0 || next + 1 >= bytes.length) return bytes.subarray(from)
    const marker = bytes.readUInt8(next + 1)
    if (marker === END) return bytes.subarray(from, next + 2)
    at = isSegment(marker) ? next + 2 + bytes.readUInt16BE(next + 2) : next + 2
  }
}

/** Within a picture: tables and further scans have a length, restarts and stuffed bytes have none. */
function isSegment(marker: number): boolean {
  return marker >= 0xc0 && !(marker >= 0xd0 && marker <= 0xd9) && marker !== 0xff
}
