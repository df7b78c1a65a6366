import { Problem } from '@corridor/contract/problems'
import type { Day } from '@corridor/domain/calendar/calendar'
import { type Actor, holds } from '@corridor/domain/people/actor'
import type { Queries } from '../../database/doors.ts'
import { districtToday } from '../districts/district-today.ts'
import { takeTurns } from '../districts/take-turns.ts'
import { findAssignments } from './people.queries.ts'

interface Turn {
  readonly actor: Actor
  readonly today: Day
  readonly district: { readonly name: string }
  readonly subscribed: boolean
}

/**
 * Takes the actor's turn: changes to the people of a district wait for each other. What the actor may do is read again
 * then, as the change before may have taken it from them.
 */
export async function takeTurn(db: Queries, before: Actor, now: Date): Promise<Turn> {
  await takeTurns(db)
  const { today, district, subscribed } = await districtToday(db, now)
  const actor = { ...before, assignments: await findAssignments(db, before.userId, today) }
  if (!holds(actor, 'user.manage')) throw new Problem('forbidden')
  return { actor, today, district, subscribed }
}
