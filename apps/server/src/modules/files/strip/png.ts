const SIGNATURE_BYTES = 8
/** Length, name and check sum round the data. */
const AROUND = 12
const notes = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME'])

/** Its parts, without those that hold words, the time, or what a camera noted. */
export function withoutPngNotes(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, SIGNATURE_BYTES)]
  for (let at = SIGNATURE_BYTES; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    const end = at + AROUND + length
    if (end > bytes.length) throw new RangeError('A part is cut off.')
    if (!notes.has(name)) kept.push(bytes.subarray(at, end))
    // What is hidden behind the end is left out.
    if (name === 'IEND') return Buffer.concat(kept)
    at = end
  }
  throw new RangeError('There is no end.')
}
