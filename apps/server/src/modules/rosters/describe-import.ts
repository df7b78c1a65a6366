import type { RosterImport } from '@corridor/contract/people/roster-shapes'
import type { Actor } from '@corridor/domain/people/actor'
import { asksTwice } from '@corridor/domain/roster/plan/roster-plan'
import type { Queries } from '../../database/doors.ts'
import { nameOf } from '../people/name-of.ts'
import { getSeenImport, mayDecide, maySee } from './import-access.ts'
import { endStuck, type ImportRow, lastDone } from './rosters.queries.ts'

const nothing = { new: 0, changed: 0, leaving: 0, unchanged: 0, fault: 0, invite: 0 }

/** An import that has not moved for so long is lost: the server that worked on it is gone. */
const STUCK_MS = 60_000
const STOPPED = 'The server was stopped meanwhile. Nothing was changed.'

/** Ends imports that a server left behind when it was stopped: nothing of them is there. */
export function endLost(db: Queries, now: Date): Promise<void> {
  return endStuck(db, new Date(now.getTime() - STUCK_MS), STOPPED)
}

export async function describeImport(db: Queries, actor: Actor, row: ImportRow): Promise<RosterImport> {
  const { id, who, state, fileName, version, outside, active, done, total, reason } = row
  const counts = row.counts ?? nothing
  return {
    id,
    who,
    state,
    fileName,
    by: { id: row.userId, name: await nameOf(db, row.userId) },
    isPulled: row.isPulled,
    startedAt: row.startedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    version,
    read: row.read && {
      ...row.read,
      columns: [...row.read.columns],
      files: row.read.files && [...row.read.files],
    },
    isWhole: wholeOf(row),
    counts,
    outside,
    active,
    asksTwice: asksTwice(counts.leaving, active),
    done: Math.min(done, total),
    total,
    mayDecide: mayDecide(actor, row),
    mayUndo: state === 'done' && maySee(actor, row) && (await lastDone(db)) === id,
    undone: row.undone,
    reason,
  }
}

/**
 * Whether the roster is everybody, so that who is missing has left: as somebody said, else by the kind of file. A file
 * of users never removes anybody.
 */
export function wholeOf({ isWhole, read, who }: Pick<ImportRow, 'isWhole' | 'read' | 'who'>): boolean {
  return who === 'educators' && (isWhole ?? read?.isBulk ?? false)
}

export async function showImport(db: Queries, actor: Actor, now: Date, id: string): Promise<RosterImport> {
  await endLost(db, now)
  return describeImport(db, actor, await getSeenImport(db, actor, id))
}
