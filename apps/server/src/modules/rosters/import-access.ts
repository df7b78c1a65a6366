import { Problem } from '@corridor/contract/problems'
import { type Actor, holds, isImpersonated, scopeOf } from '@corridor/domain/people/actor'
import type { Queries } from '../../database/doors.ts'
import { findImport, type ImportRow } from './rosters.queries.ts'
import type { RosterWho } from './rosters.tables.ts'

const powers = { educators: 'educator.manage', users: 'user.manage' } as const

/** The schools whose people somebody may import. */
export function reachOf(actor: Actor, who: RosterWho) {
  if (!holds(actor, powers[who])) throw new Problem('forbidden')
  return scopeOf(actor, powers[who]).schools
}

/** The schools within reach as text with one spelling: a check holds for what somebody might change when it was made. */
export function rightsOf(actor: Actor, who: RosterWho): string {
  const reach = reachOf(actor, who)
  return reach === 'all' ? reach : [...new Set(reach)].toSorted((one, other) => one - other).join(' ')
}

/**
 * Whether the actor may see an import: their own, or everybody's if they manage the whole district. Support with their
 * eyes may not.
 */
export function maySee(actor: Actor, row: ImportRow): boolean {
  if (isImpersonated(actor) || !holds(actor, powers[row.who])) return false
  return row.userId === actor.userId || reachOf(actor, row.who) === 'all'
}

export async function getSeenImport(db: Queries, actor: Actor, id: string): Promise<ImportRow> {
  const row = await findImport(db, id)
  if (!row || !maySee(actor, row)) throw new Problem('import-not-found')
  return row
}

/** Whether the actor decides about an import: its bringer; for a pulled one, who manages all of the district. */
export function mayDecide(actor: Actor, row: ImportRow): boolean {
  if (row.userId === actor.userId) return holds(actor, powers[row.who])
  return row.isPulled && maySee(actor, row)
}

export function requireDecider(actor: Actor, row: ImportRow | undefined): ImportRow {
  if (!row || !mayDecide(actor, row)) throw new Problem('import-not-found')
  return row
}
