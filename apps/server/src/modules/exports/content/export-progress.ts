import type { ExportFile } from './export-files.ts'

/** The place in an export where the next page begins. A page is written with all of its tables, or not at all. */
export type ExportPlace =
  | { readonly at: 'educators'; readonly after: number }
  | { readonly at: 'observations'; readonly after: ObservationPlace | null }

/** A place in the order of visits. The instant is text: a Date would round off microseconds, and skip or repeat rows. */
export interface ObservationPlace {
  readonly startedAt: string
  readonly id: string
}

/** How much of a file is written by now. */
export interface ExportEntry {
  readonly crc: number
  readonly size: number
  /** The size of an export as stored, compressed. */
  readonly packed: number
  readonly chunks: number
  readonly rows: number
}

export type ExportEntries = { readonly [File in ExportFile]?: ExportEntry }
