import type { FileHandle } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { withoutMarks } from '@corridor/domain/words/clean-text'
import { isBundle, readBundle } from './bundle/read-bundle.ts'
import { notReadable } from './refuse-roster.ts'
import { BUNDLE_BYTES, bundleTooLarge, SHEET_BYTES, sheetTooLarge } from './roster-limits.ts'
import type { RosterAsked, RosterRead } from './roster-read.ts'
import { readText } from './text/read-text.ts'
import { isWorkbook, readWorkbook } from './workbook/read-workbook.ts'
import { holdZip } from './zip/hold-zip.ts'
import { openZip } from './zip/open-zip.ts'

/**
 * Reads a roster: who is in it, and what is wrong with whom. Its format shows in its bytes, whatever its name says. The
 * upload is neither stored nor logged; a file that is no roster is refused with one sentence, in `fields.file`.
 */
export async function readRoster(
  upload: Readable,
  { fileName }: { readonly fileName: string },
  asked: RosterAsked,
): Promise<RosterRead> {
  // An upload that is refused half-way is left as it is: whoever sends it still waits for the sentence.
  const chunks: AsyncIterator<Buffer> = upload.iterator({ destroyOnReturn: false })
  const first = await beginning(chunks)
  if (first.length === 0) throw notReadable(`There is nothing in “${withoutMarks(fileName).slice(0, 80)}”.`)
  if (first.subarray(0, 2).toString('latin1') === 'PK')
    return holdZip(limited(first, chunks, BUNDLE_BYTES, bundleTooLarge), (file, length) =>
      readZip(file, length, asked),
    )
  const whole: Buffer[] = []
  for await (const chunk of limited(first, chunks, SHEET_BYTES, sheetTooLarge)) whole.push(chunk)
  return readText(Buffer.concat(whole), asked)
}

async function readZip(file: FileHandle, length: number, asked: RosterAsked): Promise<RosterRead> {
  const zip = await openZip(file)
  if (isBundle(zip)) return readBundle(zip, asked)
  if (!isWorkbook(zip))
    throw notReadable(
      'This zip file is no OneRoster bundle: it has no users.csv. To import a spreadsheet, choose it unzipped.',
    )
  if (length > SHEET_BYTES) throw sheetTooLarge()
  return readWorkbook(zip, asked)
}

/** The first bytes of an upload, however small the pieces they come in. */
async function beginning(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  let first: Buffer = Buffer.alloc(0)
  while (first.length < 4) {
    const { done, value } = await chunks.next()
    if (done) break
    first = Buffer.concat([first, value])
  }
  return first
}

async function* limited(first: Buffer, chunks: AsyncIterator<Buffer>, most: number, otherwise: () => Error) {
  let length = 0
  for (let chunk: Buffer | null = first; chunk; ) {
    length += chunk.length
    if (length > most) throw otherwise()
    yield chunk
    const next = await chunks.next()
    chunk = next.done ? null : next.value
  }
}
