import type { DistrictId } from '@corridor/domain/people/ids'
import type { Policies } from '@corridor/domain/people/policies'
import { shortenSessions } from '../../access/shorten-sessions.ts'
import type { Queries } from '../../database/doors.ts'
import { setPolicies } from './districts.queries.ts'

/** Changes the policies of a district. They hold at once, also for devices that signed in under others. */
export async function changePolicies(db: Queries, districtId: DistrictId, policies: Policies, now: Date) {
  await setPolicies(db, districtId, policies)
  if (!policies.mayStaySignedIn) await shortenSessions(db, districtId, now)
}
