import type { DistrictId } from '@corridor/domain/people/ids'
import { allTools } from '@corridor/tools/registry/registry'
import type { Queries } from '../../database/doors.ts'
import { takeTurns } from '../districts/take-turns.ts'
import { insertMissing, type NewestVersion, newestVersions } from './configurations.queries.ts'

/** Makes the configurations that a district lacks: a tool that nobody has set up is as Corridor ships it. */
export async function ensureConfigurations(db: Queries, districtId: DistrictId, now: Date) {
  const known = await newestVersions(db)
  if (missingIn(known).length === 0) return known
  // Two requests at once would each write the sets of a tool that has many.
  await takeTurns(db)
  for (const configuration of missingIn(await newestVersions(db)))
    await insertMissing(db, districtId, configuration, now)
  return newestVersions(db)
}

function missingIn(known: readonly NewestVersion[]) {
  return allTools.flatMap((tool) => {
    if (known.some(({ toolTypeId }) => toolTypeId === tool.id)) return []
    return tool.shipped().map((content) => ({ toolTypeId: tool.id, name: tool.name(content), content }))
  })
}
