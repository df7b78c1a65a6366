import { Problem } from '@corridor/contract/problems'
import { claim, forgetFailures } from '../../access/throttle.queries.ts'
import type { Transaction } from '../../database/doors.ts'
import type { GuestContext } from '../../http/mount.ts'
import { recordAudit, recordNothing } from '../audit/record-audit.ts'
import { admitAddress } from './admit-address.ts'
import { findLinked, takeCode } from './links.queries.ts'
import { codeHashOf, guessesOf, spentOf } from './record-code.ts'
import { usedSince } from './record-session.ts'
import { newRecordToken, type RecordToken, readRecordToken } from './record-token.ts'
import { insertSession } from './sessions.queries.ts'

/**
 * Opens what a link is for with the code that was mailed. Answers the token of a record session; a guess is answered
 * alike for every link.
 */
export async function openRecord(
  { database, now, request }: GuestContext,
  token: string,
  code: string,
): Promise<{ session: string }> {
  const link = readRecordToken(token)
  const at = now()
  const opened = await database.tenant(link.districtId, async (transaction) => {
    const { db } = transaction
    const attempt = await admitAddress(db, 'guess', request.ip, at)
    if (!attempt) return 'too-many-requests'
    if (!(await claim(db, guessesOf(link, at), at))) {
      if (await claim(db, spentOf(link, at), at)) await recordGuessing(transaction, link, request.id, at)
      return 'record-code-spent'
    }
    if (!(await takeCode(db, link.hash, codeHashOf(link, code), at))) return 'wrong-record-code'
    await attempt.giveBack(db)
    await forgetFailures(db, guessesOf(link, at).key)
    const session = newRecordToken(link.districtId)
    const { districtId } = link
    const row = { districtId, tokenHash: session.hash, linkHash: link.hash, startedAt: at, lastUsedAt: at }
    await insertSession(db, row, usedSince(at))
    return { session: session.text }
  })
  // Thrown outside of the transaction, which has counted the guess.
  if (typeof opened === 'string') throw new Problem(opened)
  return opened
}

/** Notes in the trail, once an hour, that somebody guesses; for a link that is none nothing, with the same work. */
async function recordGuessing(
  transaction: Transaction,
  { hash, districtId }: RecordToken,
  requestId: string,
  at: Date,
): Promise<void> {
  const [observation] = await findLinked(transaction.db, hash)
  if (!observation) return recordNothing(transaction)
  const subject = { kind: 'observation' as const, id: observation.id }
  await recordAudit(transaction, {
    name: 'record-link.guessed',
    actor: null,
    districtId,
    subject,
    requestId,
    at,
  })
}
