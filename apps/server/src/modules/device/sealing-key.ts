import { randomBytes } from 'node:crypto'
import type { Actor } from '@corridor/domain/people/actor'
import type { Queries } from '../../database/doors.ts'
import { findSealingKey, keepSealingKey } from './sealing-key.queries.ts'

const KEY_BYTES = 32

/** The key that opens this person's locked work. Support that only looks with their eyes gets none. */
export async function sealingKeyOf(db: Queries, { userId, realUserId }: Actor): Promise<string> {
  if (realUserId !== userId) return ''
  const known = await findSealingKey(db, userId)
  return known ?? keepSealingKey(db, userId, randomBytes(KEY_BYTES).toString('base64'))
}
