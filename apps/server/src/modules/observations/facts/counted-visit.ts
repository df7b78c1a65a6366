import { TEACHER_CONFERENCE } from '@corridor/domain/observation/conference'
import { countedPurposes } from '@corridor/domain/observation/observation-words'
import { type AnyColumn, and, ne, not, type SQL, sql } from 'drizzle-orm'
import { isOneOf } from '../../../database/is-one-of.ts'
import { observations } from '../observations.tables.ts'

/** The table of observations, or an alias of it. */
type Observed = Readonly<Record<'status' | 'purpose' | 'isAhead' | 'toolTypeId', AnyColumn>>

/**
 * Whether an observation counts as a visit, wherever visits are counted: this week, coverage, the last visit, reports.
 * A conference does not.
 */
export function isCountedVisit(it: Observed = observations): SQL | undefined {
  return and(isCounted(it), sql`${it.toolTypeId} <> ${sql.raw(String(TEACHER_CONFERENCE))}`)
}

/**
 * Whether a visit or a conference is done. Drafts are their observer's alone, what a wrong clock has put into the
 * future has not been yet, and calibration is several views of one lesson.
 */
export function isCounted(it: Omit<Observed, 'toolTypeId'> = observations): SQL | undefined {
  return and(ne(it.status, 'draft'), not(it.isAhead), hasCountedPurpose(it))
}

/** Whether an observation belongs to the story of an educator, counted already or still a draft. */
export function hasCountedPurpose({ purpose }: Pick<Observed, 'purpose'> = observations): SQL {
  return isOneOf(purpose, countedPurposes)
}
