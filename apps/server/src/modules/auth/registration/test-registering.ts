import { afterEach } from 'vitest'
import { callerOf, type product } from '../../../../test/harness.ts'

/** What somebody types who registers, apart from how they sign in. */
export const typed = {
  districtName: 'Pine Hollow Schools',
  timeZone: 'America/Chicago',
  schoolName: 'Pine Hollow Elementary',
  gradeSpan: 'K–5',
  name: 'Nadia Bloom',
}

export const password = 'lavender kettle thursday'

/** People who come to register, and what is kept of it. The clock goes back after each test. */
export function registering({ app, clock, database }: Awaited<ReturnType<typeof product>>) {
  const start = clock.now
  let people = 0
  let visitors = 0
  afterEach(() => {
    clock.now = start
  })
  return {
    start,
    newEmail: () => `nadia-${people++}@pine-hollow.example`,
    /** Registers from a network of its own, unless told. */
    send: async (payload: object, remoteAddress = `10.1.${visitors++}.1`, on = app) => {
      const reply = await on.inject({
        method: 'POST',
        url: '/api/auth/register',
        remoteAddress,
        headers: {
          host: 'corridor.example',
          'x-requested-with': 'XMLHttpRequest',
          'x-xsrf-token': 'known',
          cookie: 'XSRF-TOKEN=known',
        },
        payload,
      })
      return { status: reply.statusCode, body: reply.json(), headers: reply.headers }
    },
    rows: async (question: string): Promise<Record<string, unknown>[]> =>
      (await database.platform(({ client }) => client.query(question))).rows,
    signedIn: ({ headers }: { readonly headers: Record<string, unknown> }) =>
      callerOf(app, String(headers.authorization).replace('Bearer ', '')),
  }
}
