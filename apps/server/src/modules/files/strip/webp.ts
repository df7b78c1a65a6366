const HEADER_BYTES = 12
const notes = new Set(['EXIF', 'XMP '])
/** Says in the extended header that notes follow. */
const NOTES_FOLLOW = 0b0000_1100

/** Its parts, without what a camera noted. */
export function withoutWebpNotes(bytes: Buffer): Buffer {
  const end = Math.min(bytes.length, 8 + bytes.readUInt32LE(4))
  const kept: Buffer[] = []
  for (let at = HEADER_BYTES; at + 8 <= end; ) {
    const name = bytes.toString('latin1', at, at + 4)
    const length = bytes.readUInt32LE(at + 4)
    // Parts are padded to an even length.
    const next = at + 8 + length + (length % 2)
    if (at + 8 + length > end) throw new RangeError('A part is cut off.')
    if (!notes.has(name))
      kept.push(name === 'VP8X' ? sayingNoNotes(bytes.subarray(at, next)) : bytes.subarray(at, next))
    at = next
  }
  const header = Buffer.from(bytes.subarray(0, HEADER_BYTES))
  header.writeUInt32LE(4 + kept.reduce((sum, part) => sum + part.length, 0), 4)
  return Buffer.concat([header, ...kept])
}

function sayingNoNotes(part: Buffer): Buffer {
  const copy = Buffer.from(part)
  copy.writeUInt8(copy.readUInt8(8) & ~NOTES_FOLLOW, 8)
  return copy
}
