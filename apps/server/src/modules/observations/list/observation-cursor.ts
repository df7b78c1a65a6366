import { Problem } from '@corridor/contract/problems'
import { Instant } from '@corridor/domain/clock/instant'
import * as z from 'zod/mini'

/** Where an observation stands in the list: the newest first, and of those begun at once the id decides. */
export interface Place {
  readonly startedAt: Date
  readonly id: string
}

export function cursorOf({ startedAt, id }: Place): string {
  return Buffer.from(`${id} ${startedAt.toISOString()}`).toString('base64url')
}

const Written = z.tuple([z.uuid(), Instant])

export function placeOf(cursor: string | undefined, parameter: 'after' | 'before'): Place | undefined {
  if (cursor === undefined) return undefined
  const { success, data } = Written.safeParse(Buffer.from(cursor, 'base64url').toString().split(' '))
  if (!success)
    throw new Problem('invalid-request', { fields: { [parameter]: 'Start again from the first page.' } })
  const [id, startedAt] = data
  return { id, startedAt: new Date(startedAt) }
}
