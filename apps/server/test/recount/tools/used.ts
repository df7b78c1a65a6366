import type { Visit } from '../counted.ts'
import type { RawObservation } from '../raw.ts'

/** What was recorded with one tool, or one set of it, in the visits of a report. */
export interface Used {
  readonly today: string
  /** Whether the reader may open none of it. */
  readonly seesSums: boolean
  readonly visits: readonly { readonly visit: Visit; readonly rows: readonly RawObservation[] }[]
  readonly rows: readonly RawObservation[]
  /** The settings of the newest version, and those that an observation was recorded with. */
  readonly settings: unknown
  readonly settingsOf: (row: RawObservation) => unknown
}

/** The most visits that are drawn one by one. */
export const MOST_DRAWN = 500

/** Visits that are drawn one by one, in the order of the clock. */
export function drawnIn({ visits }: Used): Used['visits'] {
  if (visits.length > MOST_DRAWN) return []
  const order = ({ visit }: Used['visits'][number]) =>
    `${new Date(visit.startedAt).toISOString()} ${visit.rows.map(({ id }) => id).toSorted()[0]}`
  return visits.filter(({ visit }) => visit.isOpen).toSorted((a, b) => (order(a) < order(b) ? -1 : 1))
}
