import type { FileType } from '@corridor/domain/files/file-types'
import { withoutJpegNotes } from './jpeg.ts'
import type { Picture } from './picture.ts'
import { withoutPngNotes } from './png.ts'
import { withoutWebpNotes } from './webp.ts'

interface Cleaned extends Picture {
  readonly type: FileType
}

interface Kind {
  readonly type: FileType
  /** Whether bytes begin as this kind does, whatever the file is called. */
  isOne(bytes: Buffer): boolean
  /** The picture without where and when it was taken, and by whom. Throws where it is broken. */
  clean(bytes: Buffer): Picture
}

const kinds: readonly Kind[] = [
  { type: 'image/jpeg', isOne: (it) => it.readUIntBE(0, 3) === 0xff_d8_ff, clean: withoutJpegNotes },
  { type: 'image/png', isOne: (it) => it.readBigUInt64BE(0) === 0x89504e470d0a1a0an, clean: withoutPngNotes },
  {
    type: 'image/webp',
    isOne: (it) => it.toString('latin1', 0, 4) === 'RIFF' && it.toString('latin1', 8, 12) === 'WEBP',
    clean: withoutWebpNotes,
  },
  {
    type: 'application/pdf',
    isOne: (it) => it.toString('latin1', 0, 5) === '%PDF-',
    clean: (content) => ({ content, pixels: 0 }),
  },
]

const SHORTEST = 12

/** A file that we keep, cleaned, or undefined. */
export function cleaned(bytes: Uint8Array): Cleaned | undefined {
  const given = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kind = given.length < SHORTEST ? undefined : kinds.find(({ isOne }) => isOne(given))
  if (!kind) return undefined
  try {
    return { type: kind.type, ...kind.clean(given) }
  } catch (error) {
    // A file whose end is read over is broken.
    if (!(error instanceof RangeError)) throw error
    return undefined
  }
}
