import type { Day } from '@corridor/domain/calendar/calendar'
import { DEMO_USER, type EducatorId, type UserId } from '@corridor/domain/people/ids'
import type { Role } from '@corridor/domain/people/roles'
import { and, asc, eq, gte, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { accounts } from '../../../database/platform.tables.ts'
import { prepared } from '../../../database/prepared.ts'
import { educators } from '../../educators/educators.tables.ts'
import { assignments, users } from '../../people/people.tables.ts'

/** People who hold one of these roles on a day and can sign in, once for each assignment, by name. */
export const holdersOf = prepared<{ roles: readonly Role[]; today: Day }>()((db, value) => {
  const { userId, role, schoolId, educatorIds, startsOn, endsOn } = assignments
  return db
    .select({ id: users.id, name: users.name, role, schoolId, educatorIds })
    .from(assignments)
    .innerJoin(users, eq(users.id, userId))
    .innerJoin(accounts, eq(accounts.userId, userId))
    .where(
      and(
        sql`${role} = any(${value('roles')}::text[])`,
        lte(startsOn, value('today')),
        or(isNull(endsOn), gte(endsOn, value('today'))),
        isNull(accounts.pausedAt),
        // The visitor of the sample is nobody's colleague, and gets no mail.
        ne(accounts.userId, DEMO_USER),
      ),
    )
    .orderBy(asc(users.name), asc(users.id), asc(assignments.id))
})

/** The columns of an account, which may not be there, that `addresseeOf` asks for. */
export const accountColumns = {
  userId: accounts.userId,
  email: accounts.email,
  pausedAt: accounts.pausedAt,
}

const addressee = prepared<{ id: EducatorId }>()((db, value) =>
  db
    .select({
      educator: { name: educators.name, email: educators.email },
      account: accountColumns,
    })
    .from(educators)
    .leftJoin(accounts, eq(accounts.userId, educators.userId))
    .where(eq(educators.id, value('id'))),
)

const accountOf = prepared<{ userId: UserId }>()((db, value) =>
  db
    .select({ email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.userId, value('userId')), isNull(accounts.pausedAt))),
)

/** The address with which somebody signs in, if they do. */
export async function findAddress(db: Queries, userId: UserId): Promise<string | undefined> {
  const [account] = await accountOf(db, { userId })
  return account?.email
}

/** An educator to whom an observation goes. */
export async function getAddressee(db: Queries, id: EducatorId) {
  const [found] = await addressee(db, { id })
  if (!found) throw new Error('An observation names an educator who is not there.')
  return addresseeOf(found.educator, found.account)
}

interface Account {
  readonly userId: UserId
  readonly email: string
  readonly pausedAt: Date | null
}

/**
 * To whom an observation goes: with a user only if they can sign in, and else with the address that a link is mailed
 * to. Somebody whose account is paused gets neither.
 */
export function addresseeOf(
  { name, email }: { readonly name: string; readonly email: string | null },
  account: Account | null,
) {
  if (account === null) return { name, email, userId: null, linkEmail: email }
  if (account.pausedAt !== null) return { name, email, userId: null, linkEmail: null }
  return { name, email: account.email, userId: account.userId, linkEmail: null }
}
