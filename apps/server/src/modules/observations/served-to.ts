import { type Actor, isImpersonated } from '@corridor/domain/actor'
import { and, ne, type SQL } from 'drizzle-orm'
import { observations } from './observations.tables.ts'

/** Whatever the person may read, support with their eyes reads neither drafts nor coaching. */
export function servedTo(actor: Actor): SQL | undefined {
  const { status, purpose } = observations
  return isImpersonated(actor) ? and(ne(status, 'draft'), ne(purpose, 'coaching')) : undefined
}
