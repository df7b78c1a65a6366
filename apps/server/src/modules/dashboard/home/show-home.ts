import type { EducatorHome } from '@corridor/contract/reports/dashboard'
import type { Queries } from '../../../database/doors.ts'
import type { DistrictToday } from '../../districts/district-today.ts'
import { listSteps } from '../../educators/steps/list-steps.ts'
import { nextConference } from '../../observations/conference/next-conference.ts'
import { listPromisesToMe } from '../../observations/list/list-own-promises.ts'
import { listAsked } from './asked.ts'
import { countOfMine, type Own, sentToMe } from './home.queries.ts'

const MOST_VISITS = 3
/** How many observations are looked at; a visit may have several. */
const MOST_SENT = 40
const DAY_MS = 24 * 60 * 60_000
/** For how many days a step that is done can be opened again from the home. */
const DONE_DAYS = 7

/** An educator's home: what waits for them, and what was agreed with them. */
export async function showHome(
  db: Queries,
  own: Own,
  { district, today, now }: DistrictToday,
): Promise<EducatorHome> {
  const [observations, sent, asked, steps, promises, conference] = await Promise.all([
    countOfMine(db, own),
    sentToMe(db, own, MOST_SENT),
    listAsked(db, own, today),
    listSteps(db, own.actor, district.timeZone, own.me, true),
    listPromisesToMe(db, own, { now, timeZone: district.timeZone }),
    nextConference(db, own, district.timeZone, now),
  ])
  const doneSince = new Date(Date.parse(today) - DONE_DAYS * DAY_MS).toISOString()
  return {
    educatorId: own.me,
    observations,
    // Visits that the educator has not opened yet do not hide behind newer ones that are read.
    sent: visitsIn(sent)
      .toSorted((a, b) => Number(b.isNew) - Number(a.isNew))
      .slice(0, MOST_VISITS),
    ...asked,
    conference,
    promises,
    steps: steps.filter(
      ({ status, closedOn }) =>
        status === 'open' || (status === 'done' && closedOn !== null && closedOn >= doneSince.slice(0, 10)),
    ),
  }
}

type Sent = Awaited<ReturnType<typeof sentToMe>>[number]

/** The visits in what was sent: all that one observer sent of one visit is one. */
function visitsIn(sent: readonly Sent[]): EducatorHome['sent'] {
  const keyOf = ({ visitId, observerId }: Sent) => `${visitId} ${observerId}`
  const keys = [...new Set(sent.map(keyOf))]
  return keys
    .map((key) => sent.filter((it) => keyOf(it) === key))
    .flatMap((parts) => {
      const [newest] = parts
      if (!newest) return []
      const inOrder = parts.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
      // The page that opens is of what was sent last, and begins with the visit’s first tool of it.
      const sentLast = inOrder.filter(({ sendId }) => sendId === newest.sendId)
      const { id, observer, purpose, startedAt, period, sentAt } = sentLast[0] ?? newest
      const replied = parts.flatMap(({ repliedAt }) => repliedAt?.toISOString() ?? []).toSorted()
      return {
        id,
        observer,
        purpose,
        period,
        tools: [...new Set([...sentLast, ...inOrder].map(({ toolTypeId }) => toolTypeId))],
        startedAt: startedAt.toISOString(),
        sentAt: sentAt.toISOString(),
        message: parts.find(({ message }) => message)?.message ?? '',
        isNew: parts.every(({ openedAt, status }) => openedAt === null && status !== 'acknowledged'),
        repliedAt: replied.at(-1) ?? null,
      }
    })
}

/** Where an observation stands among those of its visit. */
function orderOf({ id, startedAt }: Sent): string {
  return `${startedAt.toISOString()} ${id}`
}
