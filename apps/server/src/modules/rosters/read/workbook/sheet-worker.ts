import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { TableRow } from '@corridor/domain/roster/find-headings'
import { notReadable, tooLarge } from '../refuse-roster.ts'
import { HEAD_ROWS } from '../roster-table.ts'

export interface SheetHead {
  readonly name: string
  readonly rows: readonly TableRow[]
}

type Message = { readonly heads: SheetHead[] } | { readonly rows: TableRow[] }

/** How many rows are read in one moment. */
const PART_ROWS = 100

/**
 * Reads a workbook on a thread of its own: the reader works in one go, and nobody else shall wait for it. It has its
 * own memory too, with an end. Rows are asked for in parts, and between two of them others have their turn.
 */
export function readSheets(
  file: ArrayBuffer,
  choose: (heads: readonly SheetHead[]) => number,
  take: (rows: TableRow[]) => void,
) {
  return new Promise<void>((resolve, reject) => {
    const worker = new Worker(THREAD, {
      eval: true,
      workerData: { file, reader, head: HEAD_ROWS },
      transferList: [file],
      resourceLimits: { maxOldGenerationSizeMb: MOST_MB, maxYoungGenerationSizeMb: 16 },
    })
    let sheet = 0
    let from = 0
    const patience = setTimeout(() => end(tooMuch()), PATIENCE_MS)
    worker.on('message', hear)
    worker.on('error', (error) => end(isMemory(error) ? tooMuch() : strange()))

    function hear(message: Message) {
      try {
        if ('heads' in message) sheet = choose(message.heads)
        else if (message.rows.length === 0) return end()
        else take(message.rows)
        if ('rows' in message) from += PART_ROWS
        setImmediate(() => worker.postMessage({ sheet, from, to: from + PART_ROWS }))
      } catch (error) {
        end(error)
      }
    }

    function end(error?: unknown) {
      clearTimeout(patience)
      void worker.terminate()
      if (error === undefined) resolve()
      else reject(error)
    }
  })
}

const MOST_MB = 192
const PATIENCE_MS = 60_000
const tooMuch = () =>
  tooLarge('This workbook is too large to read. Save the sheet of the staff alone, or as CSV.')
const strange = () => notReadable('This workbook cannot be read. Save it again as .xlsx, or as CSV.')
const isMemory = (error: Error) => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
const reader = createRequire(import.meta.url).resolve('read-excel-file/universal')

// Node runs a thread's text as it is: no bundler finds it, and TypeScript it does not know.
const THREAD = `
const { parentPort, workerData } = require('node:worker_threads')
const { default: readWorkbook } = require(workerData.reader)
const text = (cell) =>
  cell === null || cell === undefined ? '' : cell instanceof Date ? day(cell) : typeof cell === 'boolean' ? (cell ? 'TRUE' : 'FALSE') : String(cell)
const day = (date) => (Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10))
const rows = (data, from, to) => data.slice(from, to).map((cells, at) => ({ number: from + at + 1, cells: cells.map(text) }))
// Numbers stay as they are written: an id is no quantity.
readWorkbook(workerData.file, { parseNumber: (it) => it, trim: false }).then((sheets) => {
  parentPort.on('message', ({ sheet, from, to }) => parentPort.postMessage({ rows: rows(sheets[sheet].data, from, to) }))
  parentPort.postMessage({ heads: sheets.map(({ sheet, data }) => ({ name: sheet, rows: rows(data, 0, workerData.head) })) })
})
`
