import type { Snapshot } from '@corridor/contract/observations/device'
import type { ObservationDocument } from '@corridor/domain/observation/observation'
import type { Actor } from '@corridor/domain/people/actor'
import type { Queries } from '../../../database/doors.ts'
import { isFromNewer } from '../opened.ts'
import { describeSaved } from './describe-saved.ts'
import { unsentOf, unsentWhole } from './unsent.queries.ts'

/** The most bytes of text, which pack to a quarter. A snapshot weighs at most 300 KB, and the rest of it wants room too. */
const MOST_BYTES = 500_000

type UsedVersion = Pick<ObservationDocument, 'configurationId' | 'configurationVersion'>

interface Unsent extends Pick<Snapshot, 'observations' | 'named'> {
  /** The set-ups that any unsent observation was captured with: one that is opened later wants its own too. */
  readonly used: readonly UsedVersion[]
}

export const noneUnsent: Unsent = { observations: [], named: [], used: [] }

/** The actor's own observations that are not sent yet, as their devices keep them. What has no room, or waits for a newer Corridor, is named. */
export async function listUnsent(db: Queries, { userId }: Actor): Promise<Unsent> {
  const all = await unsentOf(db, { userId })
  const ids = fittingIn(MOST_BYTES, all)
  const fitting = ids.length > 0 ? await unsentWhole(db, { userId, ids }) : []
  const whole = fitting.filter(({ document }) => !isFromNewer(document))
  const isWhole = new Set(whole.map(({ id }) => id))
  return {
    observations: whole.map(describeSaved),
    named: all
      .filter(({ id }) => !isWhole.has(id))
      .map(({ id, revision, status }) => ({ id, revision, status })),
    used: distinct(all),
  }
}

/** The observations that fit into a room: one that is too large leaves its room to those behind it. */
function fittingIn(room: number, all: readonly { readonly id: string; readonly bytes: number }[]) {
  const ids: string[] = []
  let left = room
  for (const { id, bytes } of all) {
    if (bytes > left) continue
    ids.push(id)
    left -= bytes
  }
  return ids
}

function distinct(used: readonly UsedVersion[]): UsedVersion[] {
  const byVersion = new Map(used.map((it) => [`${it.configurationId} ${it.configurationVersion}`, it]))
  return [...byVersion.values()]
}
