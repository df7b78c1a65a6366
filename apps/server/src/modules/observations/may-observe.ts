import { Problem } from '@corridor/contract/problems'
import { type Actor, scopeOf } from '@corridor/domain/actor'
import type { ObservationDocument } from '@corridor/domain/observation'
import type { checkOrigin } from './origin.queries.ts'

type Origin = Awaited<ReturnType<typeof checkOrigin>>

/** In a school one observes who teaches there, and educators of one's group wherever they teach. */
export function requireObserver(actor: Actor, document: ObservationDocument, origin: Origin): void {
  const { educatorId } = document
  const isNamed = educatorId !== null && scopeOf(actor, 'observation.create').educators.includes(educatorId)
  if (!origin.teachesThere) throw new Problem('may-not-observe')
  if (!isNamed) requireObserverThere(actor, document, origin)
}

/** Whom nobody has listed yet is met in a school. */
export function requireObserverThere(
  actor: Actor,
  { schoolId }: ObservationDocument,
  { school }: Origin,
): void {
  const { schools } = scopeOf(actor, 'observation.create')
  if (!school || (schools !== 'all' && !schools.includes(schoolId))) throw new Problem('may-not-observe')
}
