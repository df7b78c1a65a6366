import { type Actor, holds, isImpersonated, scopeOf } from '@corridor/domain/people/actor'
import type { EducatorId, SchoolId } from '@corridor/domain/people/ids'

export interface ReportReader {
  readonly actor: Actor
  /** The educator that the reader is, if they are one. */
  readonly me: EducatorId | undefined
}

/** Visits that enter sums without being shown: coaching in the schools somebody leads, or everything for viewers. */
export type Sight = { readonly kind: 'nothing' } | ClosedSight

interface ClosedSight {
  readonly kind: 'coaching' | 'everything'
  readonly schools: 'all' | readonly SchoolId[]
}

export function sightOf({ actor }: ReportReader): Sight {
  // Support with somebody's eyes is told nothing of coaching.
  if (isImpersonated(actor)) return { kind: 'nothing' }
  const { schools } = scopeOf(actor, 'report.school')
  if (schools === 'all' || schools.length > 0) return { kind: 'coaching', schools }
  return holds(actor, 'report.district') ? { kind: 'everything', schools: 'all' } : { kind: 'nothing' }
}

/** Whether the reader sees sums alone, and no visit but their own. */
export function seesSumsAlone(reader: ReportReader): boolean {
  return sightOf(reader).kind === 'everything'
}
