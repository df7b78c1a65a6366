import * as z from 'zod/mini'
import { Day } from '../calendar/calendar.ts'
import { hues } from './hues.ts'
import { Opening } from './opening.ts'

// Shapes of charts that only reports draw. A share is between 0 and 1; null: too few for one.

const opens = z.optional(Opening)
const share = z.number()
/** The 95% interval of a rate. */
const Interval = z.object({ share, low: share, high: share })

/** A chart of visits week by week, against what the team planned. */
const Weeks = z.object({
  shape: z.literal('weeks'),
  /** The goal in visits a week; null where the school set none, or schools with goals of their own are put together. */
  goal: z.nullable(
    z.object({
      low: z.number(),
      high: z.number(),
      /** Whose goal it is; a team's, unless told. */
      words: z.optional(z.string()),
    }),
  ),
  weeks: z.array(
    z.object({
      monday: Day,
      label: z.string(),
      visits: z.number(),
      /** Why there was no school all week: such a week leaves every rate. */
      closure: z.nullable(z.string()),
      /** Whether the week is not over yet. */
      isSoFar: z.boolean(),
      opens,
    }),
  ),
})
export type Weeks = z.infer<typeof Weeks>

/** A chart of how often each of a few things was: groups of bars with their counts. */
const Tallies = z.object({
  shape: z.literal('tallies'),
  groups: z.array(
    z.object({
      title: z.string(),
      rows: z.array(z.object({ label: z.string(), n: z.number(), opens })),
    }),
  ),
})
export type Tallies = z.infer<typeof Tallies>

/** A chart with one dot a visit, on one line of shares. */
const Dots = z.object({
  shape: z.literal('dots'),
  dots: z.array(z.object({ label: z.string(), share, isIndicative: z.boolean(), opens })),
  median: z.nullable(share),
  /** The middle half of the visits. */
  middle: z.nullable(z.object({ low: share, high: share })),
})
export type Dots = z.infer<typeof Dots>

/** A chart of what a whole is made of, each part with its share and the middle half of the visits. */
const Shares = z.object({
  shape: z.literal('shares'),
  parts: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      letter: z.string(),
      hue: z.enum(hues),
      share,
      middle: z.nullable(z.object({ low: share, high: share })),
    }),
  ),
})

/** A chart of one thing a row: a bar of its parts, its rate with the interval, and figures in columns. */
const Rows = z.object({
  shape: z.literal('rows'),
  /** What a row is: “Look-for”. */
  head: z.string(),
  /** The heading of the bars and their parts; null: there are no bars. */
  bars: z.nullable(
    z.object({
      title: z.string(),
      /** Whether the parts are steps of a scale, from the lowest, or the three states of a look-for. */
      kind: z.enum(['levels', 'states']),
      parts: z.array(z.object({ key: z.string(), label: z.string() })),
      /** Whether numbers are shown as shares of the row. */
      isPercent: z.optional(z.boolean()),
    }),
  ),
  /** The heading above the intervals; null: there are no intervals. */
  rates: z.nullable(z.string()),
  columns: z.array(z.string()),
  rows: z.array(
    z.object({
      code: z.string(),
      label: z.string(),
      values: z.record(z.string(), z.number()),
      /** What opens from each part of the bar, by its key. */
      opens: z.optional(z.record(z.string(), Opening)),
      rate: z.nullable(Interval),
      cells: z.array(z.object({ words: z.string(), opens })),
      /** The row month by month: it was so `k` times of `n`. A phone draws them small. */
      months: z.optional(
        z.array(
          z.object({
            label: z.string(),
            k: z.number(),
            n: z.number(),
            /** What begins in this month: “v3 starts: same wording”. */
            begins: z.nullable(z.string()),
            /** Whether the line breaks here: none leads to this month from the one before. */
            isBreak: z.boolean(),
          }),
        ),
      ),
    }),
  ),
})
export type Rows = z.infer<typeof Rows>

/** A chart of a rate month by month, with its interval. No line crosses a break. */
const Trend = z.object({
  shape: z.literal('trend'),
  points: z.array(
    z.object({
      label: z.string(),
      /** “18 of 31” */
      words: z.string(),
      rate: z.nullable(Interval),
      /** What begins at this point: “v3 starts: same wording”. */
      begins: z.nullable(z.string()),
      /** Whether the line breaks here: none leads to this point from the one before. */
      isBreak: z.boolean(),
      opens,
    }),
  ),
})

/** A chart of things by things: the shade and the words of a cell say the same. */
const Grid = z.object({
  shape: z.literal('grid'),
  head: z.string(),
  columns: z.array(z.object({ label: z.string(), title: z.string() })),
  rows: z.array(
    z.object({
      label: z.string(),
      note: z.string(),
      /** Why the row is not shown; null: it is. */
      hidden: z.nullable(z.string()),
      /** One cell for each column. A cell without a step, from 1 to 6, is empty. */
      cells: z.array(z.object({ words: z.string(), step: z.nullable(z.int()), opens })),
      opens,
    }),
  ),
})
export type Grid = z.infer<typeof Grid>

/** A chart of how many of the same things are left at each step. */
const Funnel = z.object({
  shape: z.literal('funnel'),
  steps: z.array(z.object({ label: z.string(), n: z.number(), of: z.number() })),
})
export type Funnel = z.infer<typeof Funnel>

/** A chart of how many lie in each step of an order, side by side. */
const Columns = z.object({
  shape: z.literal('columns'),
  columns: z.array(z.object({ label: z.string(), n: z.number(), isMain: z.boolean(), opens })),
})

/** A chart of visits as squares, their parts as rings beside them, and the median dashed. It may zoom, and says so. */
const VisitRun = z.object({
  shape: z.literal('visit-run'),
  points: z.array(
    z.object({
      label: z.string(),
      note: z.string(),
      share: z.nullable(share),
      rings: z.array(share),
      isIndicative: z.boolean(),
      begins: z.nullable(z.string()),
      isBreak: z.boolean(),
      opens,
    }),
  ),
  median: z.nullable(share),
})
export type VisitRun = z.infer<typeof VisitRun>

export const reportShapes = [
  Weeks,
  Tallies,
  Dots,
  Shares,
  Rows,
  Trend,
  Grid,
  Funnel,
  Columns,
  VisitRun,
] as const
