import { isSent } from '@corridor/domain/observation/observation-rules'
import { type Actor, holds } from '@corridor/domain/people/actor'
import type { Invitation } from '@corridor/tools/definition/tool'
import type { KnownObservation } from './observations.queries.ts'
import { opened } from './opened.ts'

type Asking = Pick<KnownObservation, 'document' | 'configuration'>

/** What the educator is asked in the document as it stands. */
export function invitationsOf({ document, configuration }: Asking): readonly Invitation[] {
  const { tool, capture } = opened(document)
  return tool.invitations(capture, configuration)
}

/** Since when something is asked ahead of sending; null: nothing is, or who saves it observes no longer. */
export function sharedSince(
  actor: Actor,
  row: Asking & Pick<KnownObservation, 'sharedAt' | 'version'>,
  now: Date,
): Date | null {
  if (!holds(actor, 'observation.create')) return null
  return invitationsOf(row).some((it) => isAskedAhead(row, it)) ? (row.sharedAt ?? now) : null
}

/** Nobody is asked to rate a lesson that still goes on, nor ahead of what they have read. */
export function isAskedAhead(
  { document, version }: Pick<KnownObservation, 'document' | 'version'>,
  { isAhead, kind }: Invitation,
): boolean {
  return isAhead && version === 1 && (kind !== 'self-rating' || document.endedAt !== null)
}

/** What is asked ahead is answered before sending, everything else after it. */
export function isOpenIn(
  row: Pick<KnownObservation, 'status' | 'document' | 'version'>,
  it: Invitation,
): boolean {
  return isSent(row.status) ? !it.isAhead : isAskedAhead(row, it)
}
