import type { JsonObject } from '@corridor/domain/data/json'
import type { DistrictId } from '@corridor/domain/people/ids'
import type { Queries } from '../../database/doors.ts'
import type { NewestVersion } from './configurations.queries.ts'
import { ensureConfigurations } from './ensure-configurations.ts'
import { keptContent } from './kept-content.ts'

export interface WholeVersion extends NewestVersion {
  readonly content: JsonObject
}

/** The newest version of every set-up of a district, with what it says. */
export async function newestWithContent(
  db: Queries,
  districtId: DistrictId,
  now: Date,
): Promise<WholeVersion[]> {
  const newest = await ensureConfigurations(db, districtId, now)
  return Promise.all(
    newest.map(async (it) => {
      const { id: configurationId, version: configurationVersion, toolTypeId } = it
      const content = await keptContent(db, districtId, { toolTypeId, configurationId, configurationVersion })
      if (!content) throw new Error('A set-up has a version that says nothing.')
      return { ...it, content }
    }),
  )
}
