import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@corridor/contract/endpoint'
import type { DistrictId, SchoolId, UserId } from '@corridor/domain/people/ids'
import { nothingMended } from '@corridor/domain/roster/plan/roster-plan'
import type { Database } from '../../src/database/open.ts'
import { rosterImports, rosterSuggestions } from '../../src/modules/rosters/rosters.tables.ts'

/** Rosters that somebody brought, and whom they suggest, straight into the tables. */
export function sampleRosters(database: Database, now: Date) {
  /** A roster in the state that the endpoint asks for. */
  const brought = async (districtId: DistrictId, userId: UserId, { path }: Pick<Endpoint, 'path'>) => {
    const id = randomUUID()
    const state = path.endsWith('/undo') ? 'undoing' : 'checked'
    const row = { districtId, id, userId, who: 'educators', state, fileName: 'staff.csv' } as const
    const times = { startedAt: now, movedAt: now }
    await database.tenant(districtId, ({ db }) =>
      db.insert(rosterImports).values({ ...row, ...times, mends: nothingMended, version: 1 }),
    )
    return id
  }
  const suggested = async (districtId: DistrictId, userId: UserId, schoolId: SchoolId) => {
    const importId = await brought(districtId, userId, { path: '/' })
    const row = { districtId, importId, schoolId, name: 'Pat', email: `${importId}@example.test`, role: '' }
    const [made] = await database.tenant(districtId, ({ db }) =>
      db.insert(rosterSuggestions).values(row).returning(),
    )
    return made?.id
  }
  return { brought, suggested }
}
