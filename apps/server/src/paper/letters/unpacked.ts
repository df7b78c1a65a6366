import { inflateSync } from 'node:zlib'

const PACKED = 0x774f4646
const [PACKED_HEAD, PACKED_ENTRY] = [44, 20]
const [HEAD, ENTRY] = [12, 16]

interface Table {
  readonly tag: Buffer
  readonly checksum: number
  readonly content: Buffer
}

/** A font as it is before it is packed for the web (W3C, WOFF 1.0): unpacked once here, and not again for each table read. */
export function unpacked(file: Buffer): Buffer {
  if (file.readUInt32BE(0) !== PACKED) return file
  const tables = Array.from({ length: file.readUInt16BE(12) }, (_, place) =>
    tableAt(file, PACKED_HEAD + place * PACKED_ENTRY),
  )
  const head = Buffer.alloc(HEAD + tables.length * ENTRY)
  head.writeUInt32BE(file.readUInt32BE(4), 0)
  head.writeUInt16BE(tables.length, 4)
  let offset = head.length
  const contents = tables.map(({ tag, checksum, content }, place) => {
    const entry = HEAD + place * ENTRY
    tag.copy(head, entry)
    head.writeUInt32BE(checksum, entry + 4)
    head.writeUInt32BE(offset, entry + 8)
    head.writeUInt32BE(content.length, entry + 12)
    const padded = Buffer.concat([content, Buffer.alloc(-content.length & 3)])
    offset += padded.length
    return padded
  })
  return Buffer.concat([head, ...contents])
}

function tableAt(file: Buffer, entry: number): Table {
  const [offset, packedLength, length] = [4, 8, 12].map((at) => file.readUInt32BE(entry + at))
  const stored = file.subarray(offset, (offset ?? 0) + (packedLength ?? 0))
  return {
    tag: file.subarray(entry, entry + 4),
    checksum: file.readUInt32BE(entry + 16),
    content: packedLength === length ? stored : inflateSync(stored),
  }
}
