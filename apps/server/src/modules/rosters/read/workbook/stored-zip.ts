import { crc32 } from 'node:zlib'

/** A zip of what was unpacked and counted already: whoever reads it finds sizes that are true, and nothing else. */
export function storedZip(files: ReadonlyMap<string, Buffer>): ArrayBuffer {
  const parts = [...files].map(([name, bytes]) => ({ name: Buffer.from(name), bytes, sum: crc32(bytes) }))
  const length = parts.reduce((sum, { name, bytes }) => sum + 76 + 2 * name.length + bytes.length, 22)
  const zip = Buffer.from(new ArrayBuffer(length))
  const starts: number[] = []
  let at = 0
  for (const { name, bytes, sum } of parts) {
    starts.push(at)
    at = zip.writeUInt32LE(0x04034b50, at)
    at = writeFacts(at, { name, bytes, sum }) + 2
    at += name.copy(zip, at)
    at += bytes.copy(zip, at)
  }
  const directory = at
  for (const [index, part] of parts.entries()) {
    at = zip.writeUInt32LE(0x02014b50, at) + 2
    at = writeFacts(at, part) + 12
    at = zip.writeUInt32LE(starts[index] ?? 0, at)
    at += part.name.copy(zip, at)
  }
  const end = at
  zip.writeUInt32LE(0x06054b50, end)
  zip.writeUInt16LE(parts.length, end + 8)
  zip.writeUInt16LE(parts.length, end + 10)
  zip.writeUInt32LE(end - directory, end + 12)
  zip.writeUInt32LE(directory, end + 16)
  return zip.buffer

  /** What both lists of a zip say of a file, from the version it needs to the length of its name. */
  function writeFacts(from: number, { name, bytes, sum }: (typeof parts)[number]): number {
    zip.writeUInt16LE(20, from)
    zip.writeUInt32LE(sum, from + 10)
    zip.writeUInt32LE(bytes.length, from + 14)
    zip.writeUInt32LE(bytes.length, from + 18)
    return zip.writeUInt16LE(name.length, from + 22)
  }
}
