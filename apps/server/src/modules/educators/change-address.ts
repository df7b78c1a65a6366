import type { EducatorId } from '@corridor/domain/people/ids'
import type { ActorContext } from '../../http/mount.ts'
import { getManaged } from './seen-educator.ts'
import { momentOf } from './teaching/school-moment.ts'
import { setAddress } from './writing.queries.ts'

/** Writes an educator's address down, for whoever may change them. The trail says that it changed, and not to what. */
export async function changeAddress(
  { db, actor, place, record }: ActorContext,
  educatorId: EducatorId,
  email: string,
): Promise<void> {
  const { today } = await momentOf(db, place)
  const before = await getManaged(db, actor, today, educatorId)
  if (before.email === email) return
  await setAddress(db, educatorId, email)
  await record('educator.change', { kind: 'educator', id: educatorId }, [
    { what: 'Email', from: null, to: null },
  ])
}
