import type { Day } from '@corridor/domain/calendar/calendar'
import { aboutNotifications } from '@corridor/domain/notices/notifications'
import type { SchoolId, UserId } from '@corridor/domain/people/ids'
import { and, desc, eq, getTableColumns, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/doors.ts'
import { isOneOf } from '../../database/is-one-of.ts'
import { prepared, preparedByShape } from '../../database/prepared.ts'
import { givenColumn, rowsGiven } from '../../database/rows-given.ts'
import { actionSteps, educatorAssignments, educators } from '../educators/educators.tables.ts'
import { observations } from '../observations/observations.tables.ts'
import { plannedSendings } from '../observations/planned/planned.tables.ts'
import { users } from '../people/people.tables.ts'
import { notices } from './notices.tables.ts'

const usual = JSON.stringify(
  Object.fromEntries(Object.entries(aboutNotifications).map(([name, { usually }]) => [name, usually])),
)

const insertRows = prepared<{ rows: string }>()((db, value) => {
  const { rows } = rowsGiven(notices, value('rows'))
  const about = givenColumn('mail')
  const mail = sql`coalesce(${users.mailChoices} ->> ${about}, ${sql.raw(`'${usual}'::json`)} ->> ${about}, 'never')`
  const columns = Object.keys(getTableColumns(notices)).map((it) => (it === 'mail' ? mail : givenColumn(it)))
  const { id, userId, key } = notices
  // Looked up one by one: PostgreSQL does not know how short the list is, and would read all users of the district.
  const reader = sql`(select * from ${users} where ${users.id} = ${givenColumn('userId')} limit 1) as ${users}`
  return db
    .insert(notices)
    .select(sql`select ${sql.join(columns, sql`, `)} from ${rows}, lateral ${reader}`)
    .onConflictDoNothing()
    .returning({ id, userId, key, mail: notices.mail })
})

export type NoticeRow = typeof notices.$inferSelect

/**
 * Inserts notices. `mail` comes as the notification that somebody chooses the time by; what they chose is written.
 * Answers those that are new.
 */
export function insertNotices(
  db: Queries,
  rows: readonly (Omit<NoticeRow, 'mail' | 'readAt' | 'digestedAt'> & { readonly mail: string })[],
) {
  return insertRows(db, { rows: JSON.stringify(rows) })
}

const origins = alias(observations, 'origins')

interface Taught {
  readonly schoolId: SchoolId
  readonly endsOn: Day | null
}

/** The columns that decide whether a notice is still its reader's: of the observation or the step it is about. */
function deciding(db: Queries) {
  const { schoolId, endsOn, educatorId } = educatorAssignments
  const taught = db
    .select({ list: sql`json_agg(json_build_object('schoolId', ${schoolId}, 'endsOn', ${endsOn}))` })
    .from(educatorAssignments)
    .where(eq(educatorId, actionSteps.educatorId))
  const { observerId, status, purpose, version, sharedAt } = observations
  return {
    observation: {
      schoolId: observations.schoolId,
      educatorId: observations.educatorId,
      observerId,
      status,
      purpose,
      version,
      sharedAt,
    },
    step: {
      educatorId: actionSteps.educatorId,
      taught: sql<readonly Taught[] | null>`case when ${actionSteps.id} is not null then (${taught}) end`,
      /** The observer who coached, where the step comes from coaching. */
      coachId: sql<UserId | null>`case when ${origins.purpose} = 'coaching' then ${origins.observerId} end`,
    },
  }
}

/** Notices with where they lead. The newest first. */
function selectNotices(db: Queries) {
  const { id, kind, by, day, readAt, key } = notices
  const plannedIn = sql`case when ${kind} = 'not-sent' then ${key}::uuid end`
  const { toolTypeId, startedOn } = observations
  const { observation, step } = deciding(db)
  return db
    .select({
      id,
      kind,
      by,
      day,
      readAt,
      key,
      observation: { ...observation, id: observations.id, toolTypeId, startedOn },
      step: { ...step, isOpen: sql<boolean>`${actionSteps.status} = 'open'` },
      educator: educators.name,
      /** Why a planned sending did not go out. */
      whyNot: plannedSendings.refusedBecause,
    })
    .from(notices)
    .leftJoin(plannedSendings, eq(plannedSendings.id, plannedIn))
    .leftJoin(observations, eq(observations.id, notices.observationId))
    .leftJoin(actionSteps, eq(actionSteps.id, notices.stepId))
    .leftJoin(origins, eq(origins.id, actionSteps.observationId))
    .leftJoin(
      educators,
      eq(educators.id, sql`coalesce(${observations.educatorId}, ${actionSteps.educatorId})`),
    )
}

/** The newest unread notices of somebody, with what decides whether each still is theirs. */
export const unreadOf = prepared<{ userId: UserId; limit: number }>()((db, value) =>
  db
    .select({ kind: notices.kind, ...deciding(db) })
    .from(notices)
    .leftJoin(observations, eq(observations.id, notices.observationId))
    .leftJoin(actionSteps, eq(actionSteps.id, notices.stepId))
    .leftJoin(origins, eq(origins.id, actionSteps.observationId))
    .where(and(eq(notices.userId, value('userId')), isNull(notices.readAt)))
    .orderBy(desc(notices.id))
    .limit(value('limit')),
)

export type Deciding = Awaited<ReturnType<typeof unreadOf>>[number]
export type FoundNotice = Awaited<ReturnType<typeof noticesOf>>[number]

interface Which {
  readonly which: 'all' | 'to-digest'
}

const listed = preparedByShape<Which, { userId: UserId; before: string; limit: number }>()(
  (db, value, { which }) => {
    const { id, userId, mail, digestedAt } = notices
    const isAsked = {
      all: undefined,
      'to-digest': and(eq(mail, 'digest'), isNull(digestedAt)),
    }
    return selectNotices(db)
      .where(and(eq(userId, value('userId')), lt(id, sql`${value('before')}::uuid`), isAsked[which]))
      .orderBy(desc(id))
      .limit(value('limit'))
  },
)

/** An id that comes after every other. */
const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

interface Asked extends Which {
  readonly userId: UserId
  readonly before?: string | undefined
  readonly limit: number
}

/** The notices of somebody, also those that they may not know of any more. */
export function noticesOf(db: Queries, { which, userId, before = LAST, limit }: Asked) {
  return listed(db, { which }, { userId, before, limit })
}

/** The notice that a mail tells of, which has the mail's id, and what its reader chose. */
export async function toldByMail(db: Queries, mailId: string) {
  const { id, kind, readAt, userId } = notices
  const [notice] = await db
    .select({ kind, readAt, chosen: users.mailChoices })
    .from(notices)
    .innerJoin(users, eq(users.id, userId))
    .where(eq(id, mailId))
  return notice
}

/** Marks notices of somebody as read: these, and all up to one. */
export async function setRead(
  db: Queries,
  userId: UserId,
  { ids = [], until }: { readonly ids?: readonly string[]; readonly until?: string },
  readAt: Date,
): Promise<void> {
  const isMeant = or(isOneOf(notices.id, ids), until === undefined ? undefined : lte(notices.id, until))
  await db
    .update(notices)
    .set({ readAt })
    .where(and(eq(notices.userId, userId), isNull(notices.readAt), isMeant))
}

export async function setDigested(db: Queries, ids: readonly string[], digestedAt: Date): Promise<void> {
  await db.update(notices).set({ digestedAt }).where(isOneOf(notices.id, ids))
}

/** Deletes notices older than an id; a round takes so many. */
export async function deleteBefore(db: Queries, id: string, limit: number): Promise<void> {
  const old = db.select({ id: notices.id }).from(notices).where(lt(notices.id, id)).limit(limit)
  await db.delete(notices).where(inArray(notices.id, old))
}
