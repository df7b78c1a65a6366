import type { AskedInvitation } from '@corridor/contract/observations/contributions'
import type { EducatorHome } from '@corridor/contract/reports/dashboard'
import type { Day } from '@corridor/domain/calendar/calendar'
import type { Queries } from '../../../database/doors.ts'
import { readableBy } from '../../observations/access/readable.ts'
import { invitationsForEducator } from '../../observations/answer/invitations.ts'
import { isFromNewer } from '../../observations/opened.ts'
import { findWithoutPrivate } from '../../observations/record/without-private.ts'
import { mayAskMe, type Own } from './home.queries.ts'

const DAY_MS = 24 * 60 * 60_000
/** How many days an ask stands on the home; what was asked longer ago waits on its own page. */
const ASKED_DAYS = 30
const MOST_ASKING = 40

/** How many asks an educator has not answered, each lesson to rate and each question once. */
export async function countAsked(db: Queries, own: Own, today: Day): Promise<number> {
  const { ratings, questions } = await listAsked(db, own, today)
  return ratings.length + questions.length
}

/** The asks that an educator has not answered: lessons to rate, and questions with their words. */
export async function listAsked(
  db: Queries,
  own: Own,
  today: Day,
): Promise<Pick<EducatorHome, 'ratings' | 'questions'>> {
  const since = new Date(Date.parse(today) - ASKED_DAYS * DAY_MS)
  const ids = await mayAskMe(db, own, since, MOST_ASKING)
  const found = await findWithoutPrivate(db, own.actor, ids, readableBy(own.actor, own.me))
  const asking = ids.flatMap((id) => {
    const row = found.get(id)
    if (!row || isFromNewer(row.document)) return []
    const { toolTypeId, observer, startedAt } = row
    const open = invitationsForEducator({ ...row, me: own.me }, own.actor).filter(({ isOpen }) => isOpen)
    return { about: { id, toolTypeId, observer: observer.name, startedAt: startedAt.toISOString() }, open }
  })
  return {
    ratings: asking.flatMap(({ about, open }) => {
      const all = open.filter(({ kind }) => kind === 'self-rating')
      const rated = all.filter(({ answer }) => answer !== null)
      if (all.length === 0 || (rated.length > 0 && rated.every(({ isDone }) => isDone))) return []
      const next = all.find(({ answer }) => answer === null)?.prompt ?? null
      return { ...about, rated: rated.length, all: all.length, next }
    }),
    questions: asking.flatMap(({ about, open }) =>
      open.flatMap(({ kind, prompt, isAhead, answer }: AskedInvitation) =>
        kind === 'self-rating' || answer !== null ? [] : { ...about, kind, prompt, isAhead },
      ),
    ),
  }
}
