import { Problem } from '@corridor/contract/problems'
import type { Actor } from '@corridor/domain/people/actor'
import type { FastifyRequest } from 'fastify'
import type { AnswerContext, GuestContext } from '../../http/mount.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { districtToday } from '../districts/district-today.ts'
import { personOf } from '../educators/person-of.ts'
import { type OpenLink, shownBy } from './links.queries.ts'
import { readRecordToken } from './record-token.ts'
import { useSession } from './sessions.queries.ts'

const IDLE_MS = 30 * 60_000

/** The moment since when a record session must have been used to be one. */
export function usedSince(now: Date): Date {
  return new Date(now.getTime() - IDLE_MS)
}

/** The context of a request from a tab in which a record link was opened. */
export interface RecordContext extends AnswerContext {
  readonly link: OpenLink
  /** What the link shows; nothing else is there for its reader. */
  readonly shown: Awaited<ReturnType<typeof shownBy>>
}

const byLink = [{ what: 'By link', from: null, to: null }]

/** Runs work for the educator whom a link was mailed to, in one transaction. They hold no role, whatever their account holds. */
export async function inRecordSession<T>(
  { config, database, now, request }: GuestContext,
  work: (context: RecordContext) => Promise<T>,
): Promise<T> {
  const { hash, districtId } = readRecordToken(sessionTokenIn(request))
  const at = now()
  return database.tenant(districtId, async (transaction) => {
    const { db, client } = transaction
    const link = await useSession(db, hash, { usedSince: usedSince(at), now: at })
    if (!link) throw new Problem('record-session-over')
    const [userId, shown, place] = [
      await personOf(db, districtId, link.educatorId),
      await shownBy(db, link),
      await districtToday(db, at),
    ]
    const actor: Actor = { userId, realUserId: userId, districtId, assignments: [] }
    const happening = { actor, districtId, requestId: request.id, at, changes: byLink }
    const record: RecordContext['record'] = async (name, subject) =>
      transaction.lastly(recordAudit(transaction, { name, subject, ...happening }))
    return work({ db, client, config, now: () => at, actor, record, place, link, shown })
  })
}

/** The hash of the token that a request shows: longer than that of an account, so that none is taken for the other. */
export function sessionTokenIn({ headers }: FastifyRequest): string {
  return headers.authorization?.match(/^Bearer ([\w-]{44,49})$/)?.[1] ?? ''
}

/** An observation that the link shows. What else its reader may read somewhere is not there. */
export function shownIn({ shown }: RecordContext, observationId: string) {
  const found = shown.find(({ id }) => id === observationId)
  if (!found) throw new Problem('observation-not-found')
  return found
}
