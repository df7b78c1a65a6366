import { Problem } from '@corridor/contract/problems'
import { MOST_FILES, MOST_LOOSE_MEGABYTES } from '@corridor/domain/files/file-limits'
import type { UserId } from '@corridor/domain/people/ids'
import type { Queries } from '../../database/doors.ts'
import { filesOf, looseBytes, markNamed } from './files.queries.ts'

const MOST_LEFT = 4 * MOST_FILES
const MOST_LOOSE = MOST_LOOSE_MEGABYTES * 1024 * 1024
/** How long a loose file counts: one that has waited longer, such as a lost device's, keeps nobody from adding more. */
const LOOSE_MS = 30 * 24 * 3_600_000

interface Coming {
  readonly id: string
  readonly observationId: string
  /** All files that the observation names, where it is saved. */
  readonly named: ReadonlySet<string> | undefined
}

/** Refuses a file for which its observation has no room. */
export async function checkRoom(db: Queries, { id, observationId, named }: Coming): Promise<void> {
  const others = await filesOf(db, observationId)
  // A file that was taken out again waits for an undo: it takes no room from what the capture names, until such files
  // are too many themselves.
  const counted = named?.has(id) ? others.filter((it) => named.has(it)) : others
  if (counted.length >= MOST_FILES || others.length >= MOST_LEFT) throw new Problem('too-many-files')
}

/**
 * Refuses too many bytes that no saved document names. Devices save an observation before they send its files: a loose
 * file has lost its observation, or never had one.
 */
export async function checkLoose(db: Queries, userId: UserId, bytes: number, now: Date): Promise<void> {
  const since = new Date(now.getTime() - LOOSE_MS)
  const hasRoom = async () => (await looseBytes(db, userId, since)) + bytes <= MOST_LOOSE
  if (await hasRoom()) return
  await markNamed(db, userId)
  if (!(await hasRoom())) throw new Problem('too-many-loose-files')
}
