export const MOST_RUN = 40
export const MOST_BASELINE = 10
export const MOST_CADENCE = 180
export const MOST_WORDS = 2_000
export const MOST_INTERVALS = 36
export const INTERVAL_MINUTES = 5
/** How many checks in a row at the target are more than luck. */
export const SUSTAINED = 3
/** Fewer checks say nothing about a direction. */
export const ENOUGH_FOR_DIRECTION = 4

export const marks = ['absent', 'partly', 'present'] as const
export type Mark = (typeof marks)[number]

export const markTitles: Readonly<Record<Mark, string>> = {
  absent: 'Absent',
  partly: 'Partly',
  present: 'Present',
}

/** The scale of marks, instead of the standard's own. */
export const markLevels = marks.map((mark, value) => ({ value, label: markTitles[mark] }))
