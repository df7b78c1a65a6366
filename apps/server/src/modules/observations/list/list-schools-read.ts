import type { contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'
import type { ActorContext } from '../../../http/mount.ts'
import { schoolsRead } from './schools-read.queries.ts'

/** The schools by which somebody may filter the list. */
export async function listSchoolsRead({
  db,
  actor,
  me,
  closing,
}: ActorContext): Promise<ResponseOf<typeof contract.observations.schools>> {
  return { schools: await closing(schoolsRead(db, { actor, me })) }
}
