import { type Actor, isImpersonated } from '@corridor/domain/people/actor'
import { type AnyColumn, and, ne, type SQL } from 'drizzle-orm'
import { observations } from '../observations.tables.ts'

type Observed = Readonly<Record<'status' | 'purpose', AnyColumn>>

/** Whatever the person may read, support with their eyes reads neither drafts nor coaching. */
export function servedTo(actor: Actor, { status, purpose }: Observed = observations): SQL | undefined {
  return isImpersonated(actor) ? and(ne(status, 'draft'), ne(purpose, 'coaching')) : undefined
}
