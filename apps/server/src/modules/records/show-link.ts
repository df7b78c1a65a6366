import { Problem } from '@corridor/contract/problems'
import type { GuestContext } from '../../http/mount.ts'
import { districtToday } from '../districts/district-today.ts'
import { admitAddress } from './admit-address.ts'
import { isLinkLive } from './links.queries.ts'
import { readRecordToken } from './record-token.ts'

/** The district's name of a link and nothing else. A link that is too old, revoked or nobody's is answered alike. */
export async function showLink(
  { database, now, request }: GuestContext,
  token: string,
): Promise<{ district: string }> {
  const { hash, districtId } = readRecordToken(token)
  const at = now()
  const found = await database.tenant(districtId, async ({ db }) => {
    const attempt = await admitAddress(db, 'link', request.ip, at)
    if (!attempt) return 'too-many-requests'
    if (!(await isLinkLive(db, hash, at))) return 'record-link-closed'
    await attempt.giveBack(db)
    return districtToday(db, at)
  })
  // Thrown outside of the transaction, which has counted the attempt.
  if (typeof found === 'string') throw new Problem(found)
  return { district: found.district.name }
}
