import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { type Column, cardPieces, cardRows } from './card-pieces.ts'
import type { PaperDocument } from './paper-document.ts'
import { Pen } from './pen.ts'
import { gap, heightOf, type Piece } from './piece.ts'
import { Sheet } from './sheet.ts'
import { INK, styles } from './styles.ts'
import { textPieces } from './text-pieces.ts'

/** A report or a record on US Letter, tagged for those who listen to it. Other requests are answered between its cards. */
export async function pdfOf(document: PaperDocument): Promise<Uint8Array<ArrayBuffer>> {
  const pen = new Pen(document)
  const bytes = buffer(pen.paper)
  const sheet = new Sheet(pen, document)
  sheet.flow(headPieces(document, sheet.width), pen.root)
  for (const row of cardRows(document.cards, sheet.width)) {
    await setImmediate()
    place(row, sheet, pen)
  }
  sheet.finish()
  pen.root.end()
  pen.paper.end()
  return new Uint8Array(await bytes)
}

function headPieces({ title, subtitle, madeAt, notices }: PaperDocument, width: number): Piece[] {
  return [
    ...textPieces(title, styles.title, width, { kind: 'H1', isBound: true }),
    ...textPieces(subtitle, styles.subtitle, width),
    ...textPieces(madeAt, styles.made, width),
    { height: 14, draw: ({ pen, x, y }) => pen.rule(x, y + 5, width, INK, 0.75) },
    ...notices.flatMap((notice) => textPieces(notice, styles.body, width, { kind: 'Note' })),
    ...(notices.length > 0 ? [gap(8)] : []),
  ]
}

/** A card does not break, unless it is longer than a page; cards beside each other then stand under each other. */
function place(row: readonly Column[], sheet: Sheet, pen: Pen) {
  const columns = row.map(({ card, x, width }) => ({ x, pieces: cardPieces(card, width, sheet.height) }))
  const tallest = Math.max(...columns.map(({ pieces }) => heightOf(pieces)))
  if (tallest <= sheet.height) {
    if (tallest > sheet.left) sheet.turn()
    sheet.beside(columns.map((column) => ({ ...column, into: pen.tag(pen.root, 'Sect') })))
    return
  }
  for (const { card } of row)
    sheet.flow(cardPieces(card, sheet.width, sheet.height), pen.tag(pen.root, 'Sect'))
}
