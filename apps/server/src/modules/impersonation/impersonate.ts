import { Problem } from '@corridor/contract/problems'
import type { UserId } from '@corridor/domain/people/ids'
import { behind, startImpersonation } from '../../access/impersonation-sessions.ts'
import type { Session } from '../../access/sessions.ts'
import type { Doors, Transaction } from '../../database/doors.ts'
import { mailAccount } from '../../mail/mail-account.ts'
import type { Services } from '../../services.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { describePerson } from './describe-person.ts'
import { findAccount, insertImpersonation, markEnded } from './impersonations.queries.ts'
import { tellPerson } from './tell-person.ts'

interface Wish {
  readonly userId: UserId
  readonly reason: string
  /** Support's own session. */
  readonly session: Session
  readonly supportName: string
  readonly requestId: string
}

/**
 * Opens a session as somebody else. Their district's record of it and the mail to them are written together with it:
 * there is no look that they cannot read of. Holds one transaction at a time.
 */
export async function impersonate({ config, database, now }: Services, wish: Wish) {
  const { account, before } = await database.platform(async ({ db }) => ({
    account: await findAccount(db, wish),
    before: await behind(db, wish.session),
  }))
  if (!account) throw new Problem('person-not-found')
  const at = now()
  const started = await database.tenant(account.districtId, async (transaction) => {
    const person = await describePerson(transaction.db, account, at)
    if (person.isOutOfReach || account.pausedAt) throw new Problem('may-not-impersonate')
    const { id, token, expiresAt } = await startImpersonation(transaction.db, wish.session, wish.userId, at)
    await keepNote(transaction, { ...wish, ...account, id, at, expiresAt })
    const told = { ...wish, at, until: expiresAt, timeZone: person.district.timeZone }
    await mailAccount(transaction, wish.userId, tellPerson(told, config))
    return { id, token }
  })
  await endNotes(database, before, at)
  return started
}

interface Note extends Wish {
  readonly districtId: Session['districtId']
  readonly id: string
  readonly at: Date
  readonly expiresAt: Date
}

async function keepNote(transaction: Transaction, note: Note) {
  const { id, districtId, userId, supportName, reason, requestId, at } = note
  const supportUserId = note.session.userId
  const values = { id, districtId, userId, supportUserId, supportName, reason }
  await insertImpersonation(transaction.db, { ...values, startedAt: at, endsAt: note.expiresAt })
  await recordAudit(transaction, {
    name: 'impersonation.start',
    actor: { userId, realUserId: supportUserId },
    districtId,
    subject: { kind: 'impersonation', id },
    requestId,
    at,
  })
}

/** Ends the looks that were open when this one began. */
async function endNotes({ tenant }: Doors, before: Awaited<ReturnType<typeof behind>>, at: Date) {
  for (const { id, districtId } of before) await tenant(districtId, ({ db }) => markEnded(db, id, at))
}
