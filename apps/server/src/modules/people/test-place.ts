import { contract } from '@corridor/contract/contract'
import type { AssignmentDetails, NewUser, User } from '@corridor/contract/people/users'
import type { UserId } from '@corridor/domain/people/ids'
import { type Role, roles } from '@corridor/domain/people/roles'
import { type product, type Reply, TODAY } from '../../../test/harness.ts'
import { users } from './people.tables.ts'

type Product = Awaited<ReturnType<typeof product>>

const { list, invite, show } = contract.users

/** Roles that are held in the whole district. */
const wholeDistrict = roles.filter((role) =>
  ['support', 'district-admin', 'district-viewer', 'billing-contact'].includes(role),
)

export const YESTERDAY = '2026-10-21'

/** A district with two schools, for tests about its people. */
export async function makePlace({ database, district }: Pick<Product, 'database' | 'district'>) {
  const made = await district()
  const [ridge, hill] = [await made.school('Copper Ridge'), await made.school('Lantern Hill')]
  const rows = async (question: string): Promise<Record<string, unknown>[]> =>
    (await database.tenant(made.id, ({ client }) => client.query(question))).rows
  const placeOf = (role: Role, school = ridge) => (wholeDistrict.includes(role) ? null : school.id)
  const as = (role: Role, settings: Parameters<typeof made.person>[1] = {}) =>
    made.person({ role, schoolId: placeOf(role) }, settings)
  return {
    ...made,
    ridge,
    hill,
    rows,
    as,
    admin: await as('district-admin'),
    /** An assignment as a form would send it. */
    wanted: (role: Role, details: Partial<AssignmentDetails> = {}): AssignmentDetails => ({
      id: null,
      role,
      schoolId: placeOf(role),
      educatorIds: null,
      startsOn: TODAY,
      endsOn: null,
      ...details,
    }),
    /** Adds people without an account or a role, straight into the table. */
    names: (names: readonly string[]) =>
      database.tenant(made.id, ({ db }) =>
        db
          .insert(users)
          .values(names.map((name) => ({ districtId: made.id, name })))
          .returning({ id: users.id }),
      ),
    trail: async () => {
      const events = await rows('select event, subject_id, actor_id from audit_events order by id')
      return events.map((it) => `${it.event} on ${it.subject_id} by ${it.actor_id}`)
    },
  }
}

export type Caller = Awaited<ReturnType<typeof makePlace>>['admin']

export const bodyOf = (assignments: readonly AssignmentDetails[], email = 'imani@example.test'): NewUser => ({
  name: 'Imani Boateng',
  email,
  jobTitle: null,
  assignments: [...assignments],
})

export async function invited(caller: Caller, body: NewUser): Promise<User> {
  return read(await caller.call(invite, { body }))
}

export async function shown(caller: Caller, userId: UserId): Promise<User> {
  return read(await caller.call(show, { params: { userId } }))
}

export async function listed(caller: Caller, query: Record<string, unknown> = {}) {
  return list.response.parse((await caller.try(list, { query })).body)
}

function read({ status, body }: Reply): User {
  if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`)
  return show.response.parse(body)
}
