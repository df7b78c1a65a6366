import writeXlsxFile from 'write-excel-file/node'
import type { PaperDocument } from '../paper/paper-document.ts'
import { bold, cardSheet, textCell } from './card-sheet.ts'
import { sheetNames } from './sheet-names.ts'

/** A report as a spreadsheet: what the report is on the first sheet, then one sheet for each card that has figures. */
export async function xlsxOf(report: PaperDocument): Promise<Uint8Array<ArrayBuffer>> {
  const { title, subtitle, madeAt, notices, footer, cards } = report
  const about = {
    data: [
      [bold(title)],
      ...[subtitle, madeAt, ...notices, footer].filter((it) => it !== '').map((text) => [textCell(text)]),
    ],
    columns: [{ width: 100 }],
  }
  const sheets = cards.flatMap((card) => {
    const sheet = cardSheet(card)
    return sheet ? [{ title: card.title, sheet }] : []
  })
  const names = sheetNames(['About', ...sheets.map((it) => it.title)])
  const all = [about, ...sheets.map(({ sheet }) => sheet)].map((it, place) => ({
    ...it,
    sheet: names[place] ?? `Sheet ${place + 1}`,
  }))
  return new Uint8Array(await writeXlsxFile(all).toBuffer())
}
