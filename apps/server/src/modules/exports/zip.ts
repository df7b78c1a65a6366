/** A file of a ZIP whose bytes are known by now. */
export interface ZipEntry {
  readonly name: string
  readonly crc: number
  readonly size: number
  /** The size of the file, deflated. */
  readonly packed: number
  /** When the file was made, by the clock of who will unpack it: `2026-10-22T09:30`. */
  readonly madeAt: string
}

/** The largest number that the format's old fields hold; larger ones follow in wider fields. */
const MOST = 0xff_ff_ff_ff
const UTF8_NAMES = 0x08_00
const DEFLATED = 8

/** The last block of a deflated file, empty: ahead of it stand pages that were each flushed to a whole byte. */
export const END_OF_FILE = Buffer.from([0x03, 0x00])

/** The header ahead of a file in a ZIP. */
export function zipHeader(entry: ZipEntry): Buffer {
  const isWide = entry.size > MOST || entry.packed > MOST
  const more = isWide ? wideField([entry.size, entry.packed]) : Buffer.alloc(0)
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04_03_4b_50, 0)
  writeFacts(header, 4, entry, isWide)
  header.writeUInt16LE(more.length, 28)
  return Buffer.concat([header, Buffer.from(entry.name), more])
}

/** The end of a ZIP: its table of contents, and where that is. */
export function zipDirectory(entries: readonly ZipEntry[]): Buffer {
  let offset = 0
  const listed = entries.map((entry) => {
    const line = directoryLine(entry, offset)
    offset += zipHeader(entry).length + entry.packed
    return line
  })
  const directory = Buffer.concat(listed)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06_05_4b_50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(Math.min(offset, MOST), 16)
  const wide = offset > MOST ? wideEnd(entries.length, directory.length, offset) : Buffer.alloc(0)
  return Buffer.concat([directory, wide, end])
}

function directoryLine(entry: ZipEntry, offset: number): Buffer {
  const isWide = entry.size > MOST || entry.packed > MOST || offset > MOST
  const more = isWide ? wideField([entry.size, entry.packed, offset]) : Buffer.alloc(0)
  const line = Buffer.alloc(46)
  line.writeUInt32LE(0x02_01_4b_50, 0)
  line.writeUInt16LE(45, 4)
  writeFacts(line, 6, entry, isWide)
  line.writeUInt16LE(more.length, 30)
  line.writeUInt32LE(isWide ? MOST : offset, 42)
  return Buffer.concat([line, Buffer.from(entry.name), more])
}

/** Writes a file's facts, from the needed version to the length of the name: the same in header and contents. */
function writeFacts(
  into: Buffer,
  at: number,
  { name, crc, size, packed, madeAt }: ZipEntry,
  isWide: boolean,
) {
  into.writeUInt16LE(isWide ? 45 : 20, at)
  into.writeUInt16LE(UTF8_NAMES, at + 2)
  into.writeUInt16LE(DEFLATED, at + 4)
  into.writeUInt32LE(dosTime(madeAt), at + 6)
  into.writeUInt32LE(crc, at + 10)
  into.writeUInt32LE(isWide ? MOST : packed, at + 14)
  into.writeUInt32LE(isWide ? MOST : size, at + 18)
  into.writeUInt16LE(Buffer.byteLength(name), at + 22)
}

function wideField(numbers: readonly number[]): Buffer {
  const field = Buffer.alloc(4 + 8 * numbers.length)
  field.writeUInt16LE(1, 0)
  field.writeUInt16LE(8 * numbers.length, 2)
  for (const [index, number] of numbers.entries()) field.writeBigUInt64LE(BigInt(number), 4 + 8 * index)
  return field
}

function wideEnd(count: number, length: number, offset: number): Buffer {
  const end = Buffer.alloc(76)
  end.writeUInt32LE(0x06_06_4b_50, 0)
  end.writeBigUInt64LE(44n, 4)
  end.writeUInt16LE(45, 12)
  end.writeUInt16LE(45, 14)
  for (const [at, number] of [count, count, length, offset].entries())
    end.writeBigUInt64LE(BigInt(number), 24 + 8 * at)
  // The place of this part itself.
  end.writeUInt32LE(0x07_06_4b_50, 56)
  end.writeBigUInt64LE(BigInt(offset + length), 64)
  end.writeUInt32LE(1, 72)
  return end
}

/** A time as a ZIP has it: two seconds are its smallest step, and 1980 its first year. */
function dosTime(madeAt: string): number {
  const [year = 1980, month = 1, day = 1, hour = 0, minute = 0] = madeAt.split(/\D/).map(Number)
  const date = ((year - 1980) << 9) | (month << 5) | day
  return ((date << 16) | (hour << 11) | (minute << 5)) >>> 0
}
