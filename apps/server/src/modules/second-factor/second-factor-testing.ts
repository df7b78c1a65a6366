import { contract } from '@corridor/contract/contract'
import type { Role } from '@corridor/domain/people/roles'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, vi } from 'vitest'
import { callerOf, product, WEAK } from '../../../test/harness.ts'
import { hashPassword } from '../../access/passwords.ts'

const { begin, confirm } = contract.secondFactor

export const password = 'a long enough password'

/** The code of an authenticator app, some half minutes from now. */
export function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
}

/** A product in which the world's clock stands still unless a test moves it. */
export async function productWithCodes() {
  const made = await product()
  const { app, database, district, guest } = made
  const passwordHash = await hashPassword(password, WEAK)
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterAll(() => void vi.useRealTimers())

  const someone = async (role: Role = 'district-admin') => {
    const place = await district()
    const person = await place.person({ role, schoolId: null }, { passwordHash })
    const rows = async (text: string) =>
      (await database.tenant(place.id, ({ client }) => client.query(text))).rows
    return {
      ...person,
      districtId: place.id,
      rows,
      trail: async () => (await rows('select event from audit_events order by id')).map(({ event }) => event),
      mailed: async () =>
        (await rows(`select subject from mails where "to" = '${person.email}' order by created_at`)).map(
          ({ subject }) => subject,
        ),
    }
  }

  const beginFor = async (person: Pick<Awaited<ReturnType<typeof someone>>, 'call'>) => {
    const { body } = await person.call(begin, { body: { password } })
    return begin.response.parse(body).secret.replaceAll(' ', '')
  }

  return {
    ...made,
    passwordHash,
    someone,
    beginFor,
    /** Makes somebody who has turned the second factor on. */
    careful: async (role?: Role) => {
      const person = await someone(role)
      const secret = await beginFor(person)
      const { body } = await person.call(confirm, { body: { code: codeOf(secret) } })
      const { recoveryCodes } = confirm.response.parse(body)
      // The code is used up: the clock moves on to the next.
      vi.setSystemTime(Date.now() + 30_000)
      return { ...person, secret, recoveryCodes }
    },
    signIn: async (email: string, code?: string, typed = password) => {
      const credentials = { email, password: typed, staySignedIn: false, ...(code !== undefined && { code }) }
      const { status, body, headers } = await guest.call(contract.auth.login, { body: credentials })
      const token = headers.authorization
      return { status, body, caller: callerOf(app, String(token).replace('Bearer ', '')), token }
    },
  }
}
