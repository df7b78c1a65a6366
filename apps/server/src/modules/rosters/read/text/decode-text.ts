import { notReadable } from '../refuse-roster.ts'
import type { RosterRead } from '../roster-read.ts'

interface Decoded {
  readonly encoding: NonNullable<RosterRead['encoding']>
  readonly text: string
}

/** The text of a file, in the encoding that its bytes show. */
export function decodeText(bytes: Buffer): Decoded {
  const utf16 = utf16Of(bytes)
  if (utf16) return { encoding: 'utf-16', text: textOf(bytes, utf16) }
  const isPdf = bytes.subarray(0, 5).toString('latin1') === '%PDF-'
  // Spreadsheets of a few systems end with NUL; a file full of NULs was never text.
  if (isPdf || share(bytes, (it) => it < 9) > 0.02) throw notReadable(noSheet(bytes))
  try {
    return { encoding: 'utf-8', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { encoding: 'windows-1252', text: textOf(bytes, 'windows-1252') }
  }
}

const textOf = (bytes: Buffer, encoding: string) => new TextDecoder(encoding).decode(bytes)

function utf16Of(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const isNul = (odd: number) => share(bytes, (it, index) => it === 0 && index % 2 === odd)
  // Every other byte of Latin letters is empty.
  if (isNul(1) > 0.35 && isNul(0) < 0.01) return 'utf-16le'
  return isNul(0) > 0.35 && isNul(1) < 0.01 ? 'utf-16be' : null
}

function share(bytes: Buffer, is: (byte: number, index: number) => boolean): number {
  const sample = bytes.subarray(0, 4096)
  return sample.reduce((sum, byte, index) => sum + (is(byte, index) ? 1 : 0), 0) / Math.max(1, sample.length)
}

function noSheet(bytes: Buffer): string {
  return bytes.readUInt32BE(0) === 0xd0cf11e0
    ? 'This workbook is of an old kind or has a password. Save it as .xlsx without one, or as CSV.'
    : 'This is no spreadsheet. Choose a CSV, TSV or XLSX file, or a OneRoster bundle.'
}
