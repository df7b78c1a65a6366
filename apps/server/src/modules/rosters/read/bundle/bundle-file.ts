import type { Entry } from 'yauzl'
import { notReadable } from '../refuse-roster.ts'
import { BUNDLE_FILE_BYTES, checkRow } from '../roster-limits.ts'
import type { RosterRead } from '../roster-read.ts'
import { csvRows } from '../text/csv-rows.ts'
import type { Zip } from '../zip/open-zip.ts'

export interface BundleRow {
  /** The row's number, counted with the headings, as spreadsheets do. */
  readonly number: number
  readonly cells: readonly string[]
}

interface Reading {
  /** The columns that cannot be missing. */
  readonly needs: readonly string[]
  readonly take: (row: BundleRow, headings: readonly string[]) => void
}

interface ReadFile {
  readonly encoding: RosterRead['encoding']
  readonly headings: readonly string[]
}

/** The one file of a bundle that has this name, also if somebody zipped a folder; null where there is none. */
export function fileIn({ entries }: Zip, name: string): Entry | null {
  const found = entries.filter(({ fileName }) => {
    const path = fileName.toLowerCase().split('/')
    return path.at(-1) === name && path[0] !== '__macosx'
  })
  if (found.length > 1) throw notReadable(`There is more than one ${name} in this bundle. Keep one.`)
  return found[0] ?? null
}

/** Reads a file of a bundle row by row. */
export async function readFile(zip: Zip, entry: Entry, { needs, take }: Reading): Promise<ReadFile> {
  const name = entry.fileName.split('/').at(-1) ?? ''
  const encoding = (await isUtf8(zip, entry)) ? 'utf-8' : 'windows-1252'
  let headings: readonly string[] | undefined
  const read = (number: number, cells: readonly string[]) => {
    checkRow(number, cells)
    if (headings) return cells.some((it) => it !== '') ? take({ number, cells }, headings) : undefined
    headings = cells.map((it) => it.trim())
    const lacking = needs.find((need) => !headings?.includes(need))
    if (lacking !== undefined)
      throw notReadable(`There is no column “${lacking}” in ${name}. Export the bundle again.`)
  }
  await csvRows(decoded(zip, entry, encoding), { separator: ',', skipped: 0, file: name, take: read })
  if (!headings) throw notReadable(`There is nothing in ${name}. Export the bundle again.`)
  return { encoding, headings }
}

async function* decoded(zip: Zip, entry: Entry, encoding: string, fatal = false) {
  const decoder = new TextDecoder(encoding, { fatal })
  for await (const bytes of zip.bytesOf(entry, BUNDLE_FILE_BYTES))
    yield decoder.decode(bytes, { stream: true })
  yield decoder.decode()
}

async function isUtf8(zip: Zip, entry: Entry): Promise<boolean> {
  try {
    for await (const _ of decoded(zip, entry, 'utf-8', true));
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}
