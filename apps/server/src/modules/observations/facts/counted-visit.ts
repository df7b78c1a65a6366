import { countedPurposes } from '@corridor/domain/observation/observation-words'
import { type AnyColumn, and, ne, not, type SQL } from 'drizzle-orm'
import { isOneOf } from '../../../database/is-one-of.ts'
import { observations } from '../observations.tables.ts'

/** The table of observations, or an alias of it. */
type Observed = Readonly<Record<'status' | 'purpose' | 'isAhead', AnyColumn>>

/**
 * What counts as a visit, wherever visits are counted. Drafts are their observer's alone, what a wrong clock has put
 * into the future is no visit yet, and calibration is several views of one lesson.
 */
export function isCountedVisit(it: Observed = observations): SQL | undefined {
  return and(ne(it.status, 'draft'), not(it.isAhead), hasCountedPurpose(it))
}

/** Observations that belong to the story of an educator, whether they count already or are still drafts. */
export function hasCountedPurpose({ purpose }: Pick<Observed, 'purpose'> = observations): SQL {
  return isOneOf(purpose, countedPurposes)
}
