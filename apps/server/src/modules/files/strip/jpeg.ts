import { type Picture, pictureOf } from './picture.ts'

const [START_OF_SCAN, END] = [0xda, 0xd9]

/** A JPEG with its tables, frames and scans alone: no EXIF, XMP, IPTC or comment, wherever it stands. */
export function withoutJpegNotes(bytes: Buffer): Picture {
  const segments = [...segmentsOf(bytes)]
  const frames = segments.filter(({ marker }) => isFrame(marker))
  const hasScan = segments.some(({ marker }) => marker === START_OF_SCAN)
  return pictureOf(
    [bytes.subarray(0, 2), ...segments.filter(isPartOfPicture).map(({ whole }) => whole)],
    hasScan ? frames.map(({ whole }) => whole.readUInt16BE(5) * whole.readUInt16BE(7)) : [],
  )
}

interface Segment {
  readonly marker: number
  /** The bytes from its marker; of a scan with all that belongs to it. */
  readonly whole: Buffer
}

/** Segments to the end of the picture. Phones append a second one with notes of its own, which is left out. */
function* segmentsOf(bytes: Buffer): Generator<Segment> {
  for (let at = 2; at < bytes.length; ) {
    if (bytes.readUInt8(at) !== 0xff) throw new RangeError('A segment begins elsewhere.')
    const marker = bytes.readUInt8(at + 1)
    if (marker === END) return yield { marker, whole: bytes.subarray(at, at + 2) }
    // Fill bytes may stand between segments.
    const end = marker === 0xff ? at + 1 : endOf(bytes, at, marker)
    if (marker !== 0xff) yield { marker, whole: bytes.subarray(at, end) }
    at = end
  }
}

function endOf(bytes: Buffer, at: number, marker: number): number {
  const end = at + 2 + bytes.readUInt16BE(at + 2)
  if (end < at + 4 || end > bytes.length) throw new RangeError('A segment is cut off.')
  return marker === START_OF_SCAN ? scanEnd(bytes, end) : end
}

/** The end of a scan, which goes on to the next marker; stuffed bytes and restarts are within it. */
function scanEnd(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0
    if (marker !== 0 && marker !== 0xff && !(marker >= 0xd0 && marker <= 0xd7)) return at
  }
  return bytes.length
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

/**
 * Whether a segment is part of the picture. JFIF tells the pixel density and Adobe the meaning of the colors: each in
 * its shortest form, without a small picture.
 */
function isPartOfPicture({ marker, whole }: Segment): boolean {
  const begins = (word: string) => whole.toString('latin1', 4, 4 + word.length) === word
  if (marker === 0xe0) return whole.length === 18 && begins('JFIF\0')
  if (marker === 0xee) return whole.length === 16 && begins('Adobe')
  return marker >= 0xc0 && marker <= 0xdf
}
