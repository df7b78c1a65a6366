import * as z from 'zod/mini'

/** A table as data: numbers stand at the end of their column. */
const BlockTable = z.object({
  columns: z.array(z.object({ title: z.string(), isNumber: z.optional(z.boolean()) })),
  rows: z.array(z.array(z.string())),
})
export type BlockTable = z.infer<typeof BlockTable>

/** The eight colours of charts, each with its pattern. */
export const hues = ['petrol', 'marigold', 'sky', 'violet', 'brick', 'blush', 'olive', 'slate'] as const
export type Hue = (typeof hues)[number]

/** Parts of a whole, one bar for each moment or thing. */
const StackedBars = z.object({
  shape: z.literal('stacked-bars'),
  /** A part without a hue has that of its place. */
  parts: z.array(z.object({ key: z.string(), label: z.string(), hue: z.optional(z.enum(hues)) })),
  bars: z.array(z.object({ label: z.string(), values: z.record(z.string(), z.number()) })),
})

/**
 * A piece of a record or a report, as data: the screen, the paper, the spreadsheet and the mail each draw it their way.
 * A chart brings its table and what it counts, so none can be shown without them.
 */
export const Block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({
    kind: z.literal('facts'),
    items: z.array(z.object({ label: z.string(), value: z.string(), note: z.optional(z.string()) })),
  }),
  z.object({ kind: z.literal('table'), title: z.string(), table: BlockTable }),
  z.object({
    kind: z.literal('chart'),
    title: z.string(),
    chart: z.discriminatedUnion('shape', [StackedBars]),
    table: BlockTable,
    /** How many of what: «5 sweeps, 26 students». */
    n: z.number(),
    counted: z.string(),
  }),
  z.object({ kind: z.literal('quote'), text: z.string(), by: z.string() }),
  z.object({ kind: z.literal('note'), text: z.string() }),
])
export type Block = z.infer<typeof Block>
