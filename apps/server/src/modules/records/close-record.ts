import type { GuestContext } from '../../http/mount.ts'
import { sessionTokenIn } from './record-session.ts'
import { readRecordToken } from './record-token.ts'
import { deleteSession } from './sessions.queries.ts'

/** Closes a record session: whoever closes the page is asked for a new code the next time. */
export async function closeRecord({ database, request }: GuestContext): Promise<Record<string, never>> {
  const { hash, districtId } = readRecordToken(sessionTokenIn(request))
  await database.tenant(districtId, ({ db }) => deleteSession(db, hash))
  return {}
}
