import { deflateSync } from 'node:zlib'

/** The words that a camera hides in a picture, and where it was taken. */
export const PLACE = 'GPS 39.7392 N, 104.9903 W'

interface Size {
  readonly width: number
  readonly height: number
}

const small: Size = { width: 4, height: 3 }

function bytesOf(data: string | Buffer): Buffer {
  return typeof data === 'string' ? Buffer.from(data, 'latin1') : data
}

function segment(marker: number, data: string | Buffer): Buffer {
  const content = bytesOf(data)
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

const exif = segment(0xe1, `Exif\0\0${PLACE}`)
const comment = segment(0xfe, PLACE)

function frame(marker: number, { width, height }: Size): Buffer {
  const data = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  data.writeUInt16BE(height, 1)
  data.writeUInt16BE(width, 3)
  return segment(marker, data)
}

function scan(bytes: readonly number[]): Buffer {
  return Buffer.concat([segment(0xda, '\u0001\u0001\0\0?\0'), Buffer.from(bytes)])
}

const jpegStart = Buffer.concat([
  Buffer.from([0xff, 0xd8]),
  segment(0xe0, 'JFIF\0\u0001\u0001\0\0\u0001\0\u0001\0\0'),
])
const tables = segment(0xdb, '\0'.padEnd(65, '\u0001'))
const jpegEnd = Buffer.from([0xff, 0xd9])

/** The smallest JPEG there is, with everything that a phone writes into it. */
export function aJpeg(notes = [exif, comment], size = small): Buffer {
  return Buffer.concat([
    ...[jpegStart, ...notes, tables, frame(0xc0, size), scan([0x12, 0xff, 0x00, 0x34]), jpegEnd],
    // A second picture behind the first, as some phones keep it.
    Buffer.from(`MPF ${PLACE}`),
  ])
}

/** A picture in several scans, with notes between them and before its end. */
export function aProgressiveJpeg(notes = [exif, comment]): Buffer {
  const scans = [scan([0x12, 0xff, 0xd0, 0x34]), scan([0x56, 0xff, 0x00]), scan([0x78])]
  return Buffer.concat([
    ...[jpegStart, tables, frame(0xc2, small)],
    ...scans.flatMap((it) => [it, ...notes]),
    ...[jpegEnd, ...notes],
  ])
}

type PngPart = readonly [name: string, data: string | Buffer]

const usual: readonly PngPart[] = [
  ['tEXt', PLACE],
  ['eXIf', PLACE],
]

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function pngPart([name, data]: PngPart): Buffer {
  const content = bytesOf(data)
  const head = Buffer.alloc(4)
  head.writeUInt32BE(content.length)
  return Buffer.concat([head, Buffer.from(name, 'latin1'), content, Buffer.alloc(4)])
}

export function aPng(notes = usual, { width, height } = small): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const parts: readonly PngPart[] = [['IHDR', header], ...notes, ['IDAT', 'pixels'], ['IEND', '']]
  return Buffer.concat([PNG_SIGNATURE, ...parts.map(pngPart), Buffer.from(PLACE)])
}

export function aWebp(notes: readonly string[] = ['EXIF'], { width, height } = small): Buffer {
  const part = (name: string, data: string | Buffer) => {
    const content = bytesOf(data)
    const head = Buffer.from(`${name}0000`)
    head.writeUInt32LE(content.length, 4)
    return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
  }
  const extended = Buffer.alloc(10)
  extended.writeUInt8(0b0000_1100)
  extended.writeUIntLE(width - 1, 4, 3)
  extended.writeUIntLE(height - 1, 7, 3)
  const picture = Buffer.from([0, 0, 0, 0x9d, 0x01, 0x2a, 4, 0, 3, 0, 0x12, 0x34])
  const parts = Buffer.concat([
    ...[part('VP8X', extended), part('VP8 ', picture)],
    ...notes.map((name) => part(name, PLACE)),
  ])
  const head = Buffer.from('RIFF0000WEBP')
  head.writeUInt32LE(parts.length + 4, 4)
  return Buffer.concat([head, parts])
}

/** A PNG with all of its pixels, each of them partly transparent. */
export function drawnPng(width: number, height: number, pixels?: Buffer): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const lines = Buffer.concat(
    Array.from({ length: height }, () => Buffer.concat([Buffer.alloc(1), Buffer.alloc(4 * width, 0x88)])),
  )
  const parts: readonly PngPart[] = [
    ['IHDR', header],
    ['IDAT', pixels ?? deflateSync(lines)],
    ['IEND', ''],
  ]
  return Buffer.concat([PNG_SIGNATURE, ...parts.map(pngPart)])
}
