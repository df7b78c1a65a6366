import { type Picture, pictureOf } from './picture.ts'

const HEADER_BYTES = 12
/**
 * The parts of a WebP that are kept: a still picture and how its colors are meant; nothing that moves, and nothing that
 * is said about it.
 */
const kinds = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP'])
/** Flags in the extended header which say that notes follow, or that the picture moves. */
const NOTES_OR_MOTION = 0b0000_1110

export function withoutWebpNotes(bytes: Buffer): Picture {
  const end = Math.min(bytes.length, 8 + bytes.readUInt32LE(4))
  const kept: Buffer[] = []
  const sizes: number[] = []
  let hasPicture = false
  for (let at = HEADER_BYTES; at + 8 <= end; ) {
    const name = bytes.toString('latin1', at, at + 4)
    const length = bytes.readUInt32LE(at + 4)
    // Parts are padded to an even length.
    const next = at + 8 + length + (length % 2)
    if (at + 8 + length > end) throw new RangeError('A part is cut off.')
    sizes.push(sizeIn(name, bytes.subarray(at + 8, at + 8 + length)))
    hasPicture ||= name === 'VP8 ' || name === 'VP8L'
    const part = bytes.subarray(at, next)
    if (kinds.has(name)) kept.push(name === 'VP8X' ? sayingNoNotes(part) : part)
    at = next
  }
  const header = Buffer.from(bytes.subarray(0, HEADER_BYTES))
  header.writeUInt32LE(4 + kept.reduce((sum, part) => sum + part.length, 0), 4)
  return pictureOf([header, ...kept], hasPicture ? sizes : [])
}

/** The picture's size in pixels; zero for a part that has no size. */
function sizeIn(name: string, data: Buffer): number {
  if (name === 'VP8X') return (1 + data.readUIntLE(4, 3)) * (1 + data.readUIntLE(7, 3))
  if (name === 'VP8 ') return (data.readUInt16LE(6) & 0x3fff) * (data.readUInt16LE(8) & 0x3fff)
  if (name !== 'VP8L') return 0
  const sides = data.readUInt32LE(1)
  return (1 + (sides & 0x3fff)) * (1 + ((sides >>> 14) & 0x3fff))
}

function sayingNoNotes(part: Buffer): Buffer {
  const copy = Buffer.from(part)
  copy.writeUInt8(copy.readUInt8(8) & ~NOTES_OR_MOTION, 8)
  return copy
}
