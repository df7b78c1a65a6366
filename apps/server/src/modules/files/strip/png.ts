import { type Picture, pictureOf } from './picture.ts'

const SIGNATURE_BYTES = 8
/** The bytes of length, name and check sum round a part's data. */
const AROUND = 12
/**
 * The parts of a PNG that are kept: the picture and how its colors are meant. Everything else may hold words, a time, a
 * place, or what only one program knows.
 */
const kinds = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'cICP',
  'sBIT',
  'bKGD',
  'pHYs',
])

export function withoutPngNotes(bytes: Buffer): Picture {
  const kept = [bytes.subarray(0, SIGNATURE_BYTES)]
  const sizes: number[] = []
  for (let at = SIGNATURE_BYTES; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    const end = at + AROUND + length
    if (end > bytes.length) throw new RangeError('A part is cut off.')
    if (name === 'IHDR') sizes.push(bytes.readUInt32BE(at + 8) * bytes.readUInt32BE(at + 12))
    if (kinds.has(name)) kept.push(bytes.subarray(at, end))
    // Bytes that are hidden behind the end are left out.
    if (name === 'IEND') return pictureOf(kept, sizes)
    at = end
  }
  throw new RangeError('There is no end.')
}
