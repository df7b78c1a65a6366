import type { JsonObject } from '@corridor/domain/data/json'
import type { Actor } from '@corridor/domain/people/actor'
import type { SchoolId } from '@corridor/domain/people/ids'
import { contentFor } from '../../configurations/content-for.ts'
import { mayChange } from '../../configurations/describe-configuration.ts'

interface NewestOfSet {
  readonly schoolId: SchoolId | null
  readonly retiredAt: Date | null
  readonly content: JsonObject
}

/** Whether somebody may know of a set that they count no visit of: it is in use, and not for observers alone. */
export function mayKnowSet(actor: Actor, tool: number, set: NewestOfSet): boolean {
  if (mayChange(actor, set)) return true
  return set.retiredAt === null && contentFor(actor, tool, set.content) !== null
}
