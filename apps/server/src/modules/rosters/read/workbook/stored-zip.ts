import { crc32 } from 'node:zlib'

/** A zip of files that were unpacked and counted already: whoever reads it finds sizes that are true, and nothing else. */
export function storedZip(files: ReadonlyMap<string, readonly Buffer[]>): ArrayBuffer {
  const parts = [...files].map(([name, bytes]) => ({
    name: Buffer.from(name),
    bytes,
    length: bytes.reduce((sum, it) => sum + it.length, 0),
    check: bytes.reduce((check, it) => crc32(it, check), 0),
  }))
  const size = parts.reduce((sum, it) => sum + 76 + 2 * it.name.length + it.length, 22)
  const zip = Buffer.from(new ArrayBuffer(size))
  const starts: number[] = []
  let at = 0
  for (const part of parts) {
    starts.push(at)
    at = zip.writeUInt32LE(0x04034b50, at)
    at = writeFacts(at, part) + 2
    at += part.name.copy(zip, at)
    for (const it of part.bytes) at += it.copy(zip, at)
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

  /** Writes what both lists of a zip say of a file, from the version it needs to the length of its name. */
  function writeFacts(from: number, { name, length, check }: (typeof parts)[number]): number {
    zip.writeUInt16LE(20, from)
    zip.writeUInt32LE(check, from + 10)
    zip.writeUInt32LE(length, from + 14)
    zip.writeUInt32LE(length, from + 18)
    return zip.writeUInt16LE(name.length, from + 22)
  }
}
