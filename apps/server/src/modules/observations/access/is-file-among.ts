import type { Actor } from '@corridor/domain/people/actor'
import type { EducatorId } from '@corridor/domain/people/ids'
import type { Queries } from '../../../database/doors.ts'
import { isSentTo } from '../record/copies.queries.ts'

interface Asked {
  readonly actor: Actor
  readonly me: EducatorId
  /** The ids of the observations. */
  readonly among: readonly string[]
}

/** Whether a file went out to an educator with one of these observations. */
export function isFileAmong(db: Queries, { actor, me, among }: Asked, fileId: string): Promise<boolean> {
  return isSentTo(db, actor, me, fileId, among)
}
