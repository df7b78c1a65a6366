import type { Block } from '@corridor/domain/report/block'
import { jpegSize } from '../jpeg-size.ts'
import { linesOf } from '../letters/lines.ts'
import { pngSize } from '../png-size.ts'
import { styles } from '../styles.ts'
import { inRows } from './blocks-abreast.ts'
import { beside, gap, type Piece } from './piece.ts'
import type { Room } from './room.ts'
import { textPieces } from './text-pieces.ts'

type Item = Extract<Block, { kind: 'files' }>['items'][number]

const [ACROSS, GUTTER, TALLEST] = [2, 16, 230]

/**
 * The pieces of photos, two in a row with what they show under them. A file that cannot be printed is named, with the
 * place where it opens.
 */
export function filesPieces({ items }: { readonly items: readonly Item[] }, room: Room): Piece[] {
  const width = (room.width - GUTTER) / ACROSS
  const photos = items.flatMap((item) => {
    const photo = printable(item, room)
    return photo ? [{ item, ...photo }] : []
  })
  const named = items.filter((item) => !photos.some((it) => it.item === item))
  return [
    ...inRows(photos, ACROSS).flatMap((row) => [
      beside(row.map((it, place) => ({ x: place * (width + GUTTER), pieces: photoPieces(it, width) }))),
      gap(6),
    ]),
    ...named.flatMap((item) => textPieces(nameOf(item, room), styles.body, room.width)),
  ]
}

interface Photo {
  readonly item: Item
  readonly bytes: Uint8Array
  readonly size: { readonly width: number; readonly height: number }
}

/**
 * The photo of a file that can be printed. The cameras of our pages make JPEG, and other programs send PNG; of anything
 * else only a browser knows how to draw it.
 */
function printable({ file }: Item, { record }: Room) {
  const bytes = record?.photos.get(file.id)
  const size = bytes && (jpegSize(bytes) ?? pngSize(bytes))
  return size && { bytes, size }
}

function photoPieces({ item: { caption }, bytes, size }: Photo, most: number): Piece[] {
  const scale = Math.min(most / size.width, TALLEST / size.height, 1)
  const [width, height] = [size.width * scale, size.height * scale]
  const words = linesOf(caption, styles.label, most)
  const picture: Piece = {
    height,
    draw: ({ pen, x, y, into }) => {
      const alt = caption === '' ? 'Photo' : `Photo: ${caption}`
      const figure = pen.tag(into, 'Figure', { alt, bbox: [x, y, x + width, y + height] })
      pen.inside(figure, 'Figure', () => {
        pen.paper.image(Buffer.from(bytes), x, y, { width, height })
      })
    },
  }
  return caption === '' || words.length === 0
    ? [picture]
    : [picture, gap(2), ...textPieces(caption, styles.label, most, { kind: 'Caption' })]
}

function nameOf({ file, caption }: Item, { record }: Room): string {
  const what = file.type === 'application/pdf' ? 'Document' : 'Photo'
  const where = record ? `${what}, to be opened in Corridor` : what
  return caption === '' ? where : `${where}: ${caption}`
}
