import { contract } from '@corridor/contract/contract'
import type { UserId } from '@corridor/domain/people/ids'
import { callerOf, type product, type Reply } from '../../../test/harness.ts'

type Product = Awaited<ReturnType<typeof product>>

export const reason = 'Lorraine asked why the dashboard is empty.'

/** A scene with support in its own district, and a district with a school, its administrator and its principal. */
export async function sceneOf({ app, database, district }: Product) {
  const [vendor, place] = [await district(), await district()]
  const sam = await vendor.person({ role: 'support', schoolId: null })
  const school = await place.school()
  const admin = await place.person({ role: 'district-admin', schoolId: null })
  const principal = await place.person({ role: 'principal', schoolId: school.id })
  const trailOf = async ({ id }: { id: typeof place.id }) => {
    const { rows } = await database.tenant(id, ({ client }) =>
      client.query('select event, subject_kind, actor_id, real_actor_id from audit_events order by id'),
    )
    return rows.map((it) => `${it.event} on ${it.subject_kind} by ${it.actor_id} (${it.real_actor_id})`)
  }
  const wish = (person: { id: UserId }) => ({ body: { userId: person.id, reason } })
  return {
    vendor,
    place,
    sam,
    school,
    admin,
    principal,
    wish,
    trail: () => trailOf(place),
    ownTrail: () => trailOf(vendor),
    /** Looks with somebody's eyes: the caller that support is from then on. */
    look: async (person: { id: UserId }, by: typeof sam = sam) =>
      callerOf(app, tokenIn(await by.call(contract.impersonation.start, wish(person)))),
  }
}

/** Support that looks with the eyes of somebody of any district; each time another supporter. */
export async function looker({ app, district }: Pick<Product, 'app' | 'district'>) {
  const vendor = await district()
  return async (person: { id: UserId }) => {
    const sam = await vendor.person({ role: 'support', schoolId: null })
    const body = { userId: person.id, reason }
    return { id: sam.id, ...callerOf(app, tokenIn(await sam.call(contract.impersonation.start, { body }))) }
  }
}

export function tokenIn({ status, headers }: Reply): string {
  if (status !== 200 || !headers.authorization) throw new Error(`No token came, but ${status}.`)
  return String(headers.authorization).replace('Bearer ', '')
}
