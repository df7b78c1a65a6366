import type { Actor } from '@corridor/domain/people/actor'
import type { DistrictId } from '@corridor/domain/people/ids'
import type { WholeTransaction } from '../../../database/doors.ts'
import type { ActorContext } from '../../../http/mount.ts'
import type { Services } from '../../../services.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { districtToday } from '../../districts/district-today.ts'

/** What everything about a district's bills needs: the transaction, the vendor's settings, the day, the trail. */
export type BillingContext = Pick<ActorContext, 'db' | 'client' | 'config' | 'place' | 'record'>

interface Happening {
  readonly districtId: DistrictId
  readonly requestId: string
  /** Who did it; null where nobody did: the card processor's word, or a job. */
  readonly actor: Pick<Actor, 'userId' | 'realUserId'> | null
}

/** The context of whoever is not signed in to the district, inside a transaction of it. */
export async function billingContextOf(
  transaction: WholeTransaction,
  { config, now }: Pick<Services, 'config' | 'now'>,
  happening: Happening,
): Promise<BillingContext> {
  const at = now()
  const record: BillingContext['record'] = async (name, subject, changes) =>
    transaction.lastly(recordAudit(transaction, { name, subject, changes, at, ...happening }))
  return { ...transaction, config, place: await districtToday(transaction.db, at), record }
}
