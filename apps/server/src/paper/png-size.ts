import { inflateSync } from 'node:zlib'

interface Size {
  readonly width: number
  readonly height: number
}

interface Header extends Size {
  readonly color: number
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** The bytes of length, name and check sum round a part's data. */
const AROUND = 12
/** The most pixels of a PNG: more would hold up other requests while they are sorted. */
const MOST_PIXELS = 4_000_000
/** Channels of a pixel, by color type: gray, color, from a palette, gray with transparency, color with transparency. */
const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const HIGHEST_FILTER = 4

/**
 * The size of a PNG; undefined where it is none that paper can take. The library that draws it reads its pixels later,
 * where nobody could catch what is wrong with them: so they are all looked at before.
 */
export function pngSize(bytes: Uint8Array): Size | undefined {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!png.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return undefined
  try {
    const parts = partsOf(png)
    const header = headerOf(parts)
    return header && arePixels(header, parts) ? { width: header.width, height: header.height } : undefined
  } catch {
    return undefined
  }
}

interface Part {
  readonly name: string
  readonly data: Buffer
}

function partsOf(png: Buffer): Part[] {
  const parts: Part[] = []
  for (let at = SIGNATURE.length; at < png.length; ) {
    const end = at + AROUND + png.readUInt32BE(at)
    if (end > png.length) throw new RangeError('A part is cut off.')
    const name = png.toString('latin1', at + 4, at + 8)
    parts.push({ name, data: png.subarray(at + 8, end - 4) })
    if (name === 'IEND') return parts
    at = end
  }
  throw new RangeError('There is no end.')
}

/** The header of a PNG whose lines follow each other: one that is interlaced is drawn by nobody here. */
function headerOf([first, ...rest]: readonly Part[]): Header | undefined {
  if (first?.name !== 'IHDR' || first.data.length !== 13) return undefined
  const [width, height] = [first.data.readUInt32BE(0), first.data.readUInt32BE(4)]
  const [bits = 0, color = 0, ...ways] = first.data.subarray(8)
  const isSized = width > 0 && height > 0 && width * height <= MOST_PIXELS
  const isPlain = ways.every((it) => it === 0)
  const hasColors = color !== 3 || rest.some(({ name, data }) => name === 'PLTE' && data.length % 3 === 0)
  return isSized && isPlain && hasColors && bits === 8 ? { width, height, color } : undefined
}

function arePixels({ width, height, color }: Header, parts: readonly Part[]): boolean {
  const line = 1 + width * (channels[color] ?? Number.NaN)
  if (Number.isNaN(line)) return false
  const packed = Buffer.concat(parts.filter(({ name }) => name === 'IDAT').map(({ data }) => data))
  const pixels = inflateSync(packed, { maxOutputLength: line * height })
  if (pixels.length !== line * height) return false
  for (let at = 0; at < pixels.length; at += line) if ((pixels[at] ?? 0) > HIGHEST_FILTER) return false
  return true
}
