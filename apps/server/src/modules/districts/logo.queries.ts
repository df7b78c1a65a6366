import type { DistrictId } from '@corridor/domain/people/ids'
import type { Queries } from '../../database/doors.ts'
import { districtLogos } from './districts.tables.ts'

type Logo = Pick<typeof districtLogos.$inferSelect, 'type' | 'bytes'>

/** The logo of the transaction's own district: row-level security leaves no other. */
export async function findLogo(db: Queries): Promise<Logo | undefined> {
  const [logo] = await db.select({ type: districtLogos.type, bytes: districtLogos.bytes }).from(districtLogos)
  return logo
}

export async function setLogo(db: Queries, districtId: DistrictId, logo: Logo): Promise<void> {
  await db
    .insert(districtLogos)
    .values({ districtId, ...logo })
    .onConflictDoUpdate({ target: districtLogos.districtId, set: logo })
}

export async function deleteLogo(db: Queries): Promise<void> {
  await db.delete(districtLogos)
}
