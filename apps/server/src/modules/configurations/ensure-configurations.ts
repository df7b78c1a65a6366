import type { DistrictId } from '@corridor/domain/ids'
import { catalogue } from '@corridor/tools/catalogue'
import { findTool } from '@corridor/tools/registry'
import type { Queries } from '../../database/doors.ts'
import { insertMissing, newestVersions } from './configurations.queries.ts'

/** Every single tool has one configuration in a district: where nobody has set one, it is as Corridor ships it. */
export async function ensureConfigurations(db: Queries, districtId: DistrictId, now: Date) {
  const known = await newestVersions(db)
  const missing = catalogue.flatMap(({ id, title, isSingle }) => {
    const tool = findTool(id)
    if (!tool || !isSingle || known.some(({ toolTypeId }) => toolTypeId === id)) return []
    return [{ toolTypeId: id, name: title, content: tool.usual() }]
  })
  if (missing.length === 0) return known
  for (const configuration of missing) await insertMissing(db, districtId, configuration, now)
  return newestVersions(db)
}
