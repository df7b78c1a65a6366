import * as z from 'zod/mini'
import { FileRef } from '../files/file-ref.ts'
import { hues } from './hues.ts'
import { Opening } from './opening.ts'
import { reportShapes } from './report-shapes.ts'

export { type Hue, hues } from './hues.ts'

/** An observation that a row of a table is about, to be opened by its address. */
const RowRecord = z.object({ id: z.string(), toolTypeId: z.int(), isDraft: z.optional(z.boolean()) })
export type RowRecord = z.infer<typeof RowRecord>

/** A table as data: numbers stand at the end of their column. */
const BlockTable = z.object({
  columns: z.array(z.object({ title: z.string(), isNumber: z.optional(z.boolean()) })),
  rows: z.array(z.array(z.string())),
  /** Rows that follow each other with the same first cell belong together: it is written once beside them. */
  isGrouped: z.optional(z.boolean()),
  /** What opens from each cell, in the same places. */
  opens: z.optional(z.array(z.array(z.nullable(Opening)))),
  /** The record that each row of the table is about, in the same places. */
  records: z.optional(z.array(RowRecord)),
})
export type BlockTable = z.infer<typeof BlockTable>

const StackedBar = z.object({
  label: z.string(),
  values: z.record(z.string(), z.number()),
  opens: z.optional(Opening),
})

/** A chart of parts of a whole, one bar for each moment or thing. */
const StackedBars = z.object({
  shape: z.literal('stacked-bars'),
  /** A part without a hue has that of its place. */
  parts: z.array(z.object({ key: z.string(), label: z.string(), hue: z.optional(z.enum(hues)) })),
  /** Whether the parts are steps of a scale, from the lowest. A part with a hue of its own stands beside the scale. */
  isOrdered: z.optional(z.boolean()),
  bars: z.array(StackedBar),
  /** All bars of a chart that is drawn in several pieces: each piece measures by the longest of these. */
  among: z.optional(z.array(StackedBar)),
})
export type StackedBars = z.infer<typeof StackedBars>

/** A chart of time that is used up without a gap: tracks under each other, by the same clock. */
const Ribbon = z.object({
  shape: z.literal('ribbon'),
  parts: z.array(z.object({ key: z.string(), label: z.string(), letter: z.string(), hue: z.enum(hues) })),
  /** The length in seconds, from the first instant to the last. */
  length: z.number(),
  tracks: z.array(
    z.object({
      label: z.string(),
      /** The pieces of the track, each beginning where the one before it ends. */
      pieces: z.array(z.object({ key: z.string(), from: z.number(), to: z.number() })),
    }),
  ),
})
export type Ribbon = z.infer<typeof Ribbon>

/** A chart of one thing, visit after visit. */
const Run = z.object({
  shape: z.literal('run'),
  /** The steps of the scale, from the lowest. */
  levels: z.array(z.object({ value: z.number(), label: z.string() })),
  points: z.array(
    z.object({
      label: z.string(),
      /** Null where there was no chance to see it: the point stands outside of the run. */
      value: z.nullable(z.number()),
      /** Whether the scale has changed: no line leads to this point from the one before. */
      isBreak: z.optional(z.boolean()),
    }),
  ),
  /** The median of the visits before the work began; null while there are too few. */
  baseline: z.nullable(z.number()),
  target: z.nullable(z.number()),
})
export type Run = z.infer<typeof Run>

/**
 * A piece of a record or a report, as data: the screen, the paper, the spreadsheet and the mail each draw it their way.
 * A chart brings its table and what it counts, so none can be shown without them.
 */
export const Block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({
    kind: z.literal('facts'),
    items: z.array(
      z.object({
        label: z.string(),
        value: z.string(),
        note: z.optional(z.string()),
        opens: z.optional(Opening),
      }),
    ),
  }),
  z.object({
    kind: z.literal('table'),
    title: z.string(),
    table: BlockTable,
    /** Whether each row has a day, a tool, its state and its observer: a screen draws them as a line of time. */
    isTimeline: z.optional(z.boolean()),
  }),
  z.object({
    kind: z.literal('chart'),
    title: z.string(),
    chart: z.discriminatedUnion('shape', [StackedBars, Ribbon, Run, ...reportShapes]),
    table: BlockTable,
    /** What the figures count, in words: “5 sweeps, 26 students”. */
    n: z.number(),
    counted: z.string(),
  }),
  z.object({
    kind: z.literal('entries'),
    title: z.string(),
    items: z.array(
      z.object({
        /** The line's head: when, who and of which kind, “9:52 AM · Noticing”. */
        head: z.string(),
        text: z.string(),
        tags: z.array(z.string()),
        /** Whether the line belongs to the one above: an answer, or what it made one wonder. */
        isUnder: z.optional(z.boolean()),
        /** Whether the line is what the observer makes of it, not what was seen. */
        isInterpretation: z.optional(z.boolean()),
      }),
    ),
  }),
  z.object({
    kind: z.literal('files'),
    title: z.string(),
    items: z.array(z.object({ file: FileRef, caption: z.string() })),
  }),
  z.object({ kind: z.literal('quote'), text: z.string(), by: z.string() }),
  z.object({ kind: z.literal('note'), text: z.string() }),
])
export type Block = z.infer<typeof Block>
