import { targetsIn, withoutTargets } from '@corridor/domain/targets-in'
import type { Queries } from '../../database/doors.ts'
import type { KnownObservation } from './observations.queries.ts'
import { publishedOf } from './private-targets.queries.ts'
import { toolOf } from './tool-of.ts'

const MOST = 2_147_483_647

/** For others than the observer: tags keep the words of their look-fors, also of those that are only for observers. */
export async function withoutPrivate(db: Queries, row: KnownObservation): Promise<KnownObservation> {
  const { document } = row
  const sets = [...targetsIn(document.capture)]
    .map((it) => Number.parseInt(it, 10))
    .filter((id) => id <= MOST)
  if (sets.length === 0) return row
  const hidden = await privateTargetsOf(db, [...new Set(sets)])
  if (hidden.size === 0) return row
  return { ...row, document: { ...document, capture: withoutTargets(document.capture, hidden) } }
}

/** As the newest version says that has them: a tag does not name the one it was made with. */
async function privateTargetsOf(db: Queries, sets: readonly number[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  for (const { id: set, toolTypeId, content } of await publishedOf(db, sets))
    for (const { id, isPrivate } of toolOf({ toolTypeId }).items(content))
      if (isPrivate) found.add(`${set}:${id}`)
      else found.delete(`${set}:${id}`)
  return found
}
