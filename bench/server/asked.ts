import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

export interface Asked {
  readonly onlyReports: boolean
  /** How many observations the district has, smallest first. */
  readonly sizes: readonly number[]
  /** The folder that is kept, and grown further the next time; absent: one that goes when the figures are there. */
  readonly folder: string | undefined
  /** Whether the figures become a page of the documentation. */
  readonly isWritten: boolean
}

/** The sizes that are measured by default; the sample itself has some 4,400 observations. */
const USUAL_SIZES = [4_500, 200_000, 1_000_000]

/** Reads “reports 10,000 100000 --folder grown --write”. */
export function readAsked(words: readonly string[]): Asked {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { folder: { type: 'string' }, write: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [part, ...numbers] = positionals
  if (part !== 'server' && part !== 'reports') throw new Error('Ask for “server” or “reports”.')
  const sizes = numbers.map(sizeOf).toSorted((a, b) => a - b)
  return {
    onlyReports: part === 'reports',
    sizes: sizes.length > 0 ? sizes : USUAL_SIZES,
    folder: values.folder === undefined ? undefined : resolve(values.folder),
    isWritten: values.write,
  }
}

function sizeOf(word: string): number {
  const size = Number(word.replaceAll(',', ''))
  if (!Number.isInteger(size) || size < 1) throw new Error(`“${word}” is no number of observations.`)
  return size
}
