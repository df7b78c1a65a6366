import { randomBytes } from 'node:crypto'
import type { Endpoint, RequestOf } from '@corridor/contract/endpoint'
import type { Assignment } from '@corridor/domain/people/actor'
import { DistrictId, type EducatorId, type SchoolId, type UserId } from '@corridor/domain/people/ids'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, inject } from 'vitest'
import { startSession } from '../src/access/sessions.ts'
import { buildApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { connect, DATABASE, type Database, OWNER, withClient } from '../src/database/open.ts'
import { accounts } from '../src/database/platform.tables.ts'
import { APP_ROLE } from '../src/database/tenancy.ts'
import { districts, schools, schoolYears } from '../src/modules/districts/districts.tables.ts'
import { educatorAssignments, educators } from '../src/modules/educators/educators.tables.ts'
import { assignments, users } from '../src/modules/people/people.tables.ts'
import type { Services } from '../src/services.ts'
import { insertObservation, type Seen } from './sample-observation.ts'

/** A Thursday morning in the ninth week of school. */
const NOW = new Date('2026-10-22T15:30:00Z')
export const TODAY = '2026-10-22'

export interface Reply {
  readonly status: number
  readonly body: unknown
  readonly headers: Record<string, unknown>
}

interface Loose {
  readonly params?: Record<string, unknown>
  readonly query?: Record<string, unknown>
  readonly body?: unknown
}

/** The least work that a hash can take: tests make thousands. */
export const WEAK = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** A whole product of its own for a test file: a database, a fresh one unless told otherwise, and the server on it. */
export async function product(settings: NodeJS.ProcessEnv = {}, from?: Database) {
  const database = from ?? (await freshDatabase())
  const clock = { now: NOW }
  const logged: string[] = []
  const log = pino({ base: null }, { write: (line: string) => logged.push(line) })
  const config = readConfig(settings)
  const services: Services = { config, database, now: () => clock.now, log, hashing: WEAK }
  const app = await buildApp(services)
  hosts.set(app, config.PUBLIC_URL.host)
  afterAll(async () => {
    await app.close()
    await database.close()
  })
  return {
    app,
    database,
    services,
    clock,
    logged,
    guest: callerOf(app),
    district: () => makeDistrict(app, database),
  }
}

/** A busy machine is slow, and not wrong: nobody is refused for having waited, unless a test is about that. */
const PATIENT = {
  connectionTimeoutMillis: 60_000,
  statement_timeout: 60_000,
  idle_in_transaction_session_timeout: 60_000,
}

export async function freshDatabase(template = DATABASE): Promise<Database> {
  const engine = inject('engine')
  const database = `t_${randomBytes(6).toString('hex')}`
  const clone = `create database ${database} template ${template} owner ${OWNER} strategy file_copy`
  await withClient({ ...engine, database: 'postgres' }, (client) => client.query(clone))
  const on = { ...engine, database }
  const app = { ...on, user: APP_ROLE, ...PATIENT }
  const connections = { app, owner: { ...on, user: OWNER }, isEmbedded: true }
  return connect({ ...connections, stop: async () => {} }, () => {})
}

/** Each product answers only at its own address. */
const hosts = new WeakMap<FastifyInstance, string>()

/** Calls as the browser does; `{}` sends a request without the parts an endpoint asks for. */
export function callerOf(app: FastifyInstance, token?: string) {
  const send = async (
    { method, path, response }: Endpoint,
    request: Loose,
    headers: Record<string, string>,
  ): Promise<Reply> => {
    const filled = path.replace(/:(\w+)/g, (_, name: string) => String(request.params?.[name] ?? '0'))
    const reply = await app.inject({
      method,
      url: `/api${filled}`,
      headers: { host: hosts.get(app) ?? 'localhost', ...typeOf(request.body), ...headers },
      query: Object.fromEntries(
        Object.entries(request.query ?? {}).map(([name, value]) =>
          Array.isArray(value) ? [`${name}[]`, value.map(String)] : [name, String(value)],
        ),
      ),
      ...(method !== 'GET' && { payload: payloadOf(request.body) }),
    })
    const isFile = reply.headers['content-type'] === 'application/octet-stream'
    const body: unknown = isFile ? new Uint8Array(reply.rawPayload) : reply.json()
    // The server looks at the shape of its answers alone; here formats and lengths are looked at as well.
    if (reply.statusCode === 200) response.parse(body)
    return { status: reply.statusCode, body, headers: reply.headers }
  }
  const ours = {
    'x-requested-with': 'XMLHttpRequest',
    'x-xsrf-token': 'known',
    cookie: 'XSRF-TOKEN=known',
    ...(token && { authorization: `Bearer ${token}` }),
  }
  return {
    call: <E extends Endpoint>(spec: E, request: RequestOf<E>) => send(spec, request as Loose, ours),
    /** Says anything, in any shape: what an attacker can do. */
    try: (spec: Endpoint, request: Loose, headers: Record<string, string> = ours) =>
      send(spec, request, headers),
  }
}

function payloadOf(body: Loose['body']) {
  return body instanceof Uint8Array ? Buffer.from(body) : (body ?? {})
}

function typeOf(body: Loose['body']): Record<string, string> {
  return body instanceof Uint8Array ? { 'content-type': 'application/octet-stream' } : {}
}

/** The cookie of a browser, by a name for it. */
export function markOf(device: string): string {
  return device.replaceAll(/\W/g, '_').padEnd(32, '_')
}

/** A browser that nobody has used before. */
function aDevice() {
  return { words: 'Chrome on Linux', hash: randomBytes(8).toString('hex') }
}

type Role = Omit<Assignment, 'educatorIds'> & { readonly educatorIds?: EducatorId[] }

async function makeDistrict(app: FastifyInstance, database: Database) {
  const name = `District ${randomBytes(3).toString('hex')}`
  const id = await database.platform(async ({ client }) => {
    const { rows } = await client.query(
      `select nextval(pg_get_serial_sequence('districts', 'district_id'))::int as id`,
    )
    return DistrictId.parse(rows[0].id)
  })
  await database.tenant(id, async ({ db }) => {
    await db
      .insert(districts)
      .values({ id, name, timeZone: 'America/Denver', planEndsAt: new Date('2027-06-30') })
    await db.insert(schoolYears).values({ districtId: id, startsOn: '2026-08-17', endsOn: '2027-05-28' })
  })

  const only = <T>([row]: T[]): T => {
    if (!row) throw new Error('Nothing was written.')
    return row
  }
  const insert = <T>(work: Parameters<typeof database.tenant<T>>[1]) => database.tenant(id, work)

  return {
    id,
    school: (school = 'Copper Ridge') =>
      insert(async ({ db }) =>
        only(await db.insert(schools).values({ districtId: id, name: school, gradeSpan: '6–8' }).returning()),
      ),
    educator: (schoolId: SchoolId, educator = 'Omar Haddad') =>
      insert(async ({ db }) => {
        const values = { districtId: id, name: educator, grades: '8', subject: 'Math', room: 'Room 224' }
        const made = only(await db.insert(educators).values(values).returning())
        await db
          .insert(educatorAssignments)
          .values({ districtId: id, educatorId: made.id, schoolId, startsOn: '2026-08-17' })
        return made
      }),
    person: (role: Role, settings: { userId?: UserId; passwordHash?: string } = {}) =>
      insert(async ({ db }) => {
        const chosen = settings.userId ? { id: settings.userId } : {}
        const user = only(
          await db
            .insert(users)
            .values({ districtId: id, name: 'Somebody', ...chosen })
            .returning(),
        )
        await db
          .insert(assignments)
          .values({ ...role, districtId: id, userId: user.id, startsOn: '2026-08-01' })
        const email = `person-${user.id}@example.test`
        const passwordHash = settings.passwordHash ?? null
        await db.insert(accounts).values({ districtId: id, userId: user.id, email, passwordHash })
        return {
          id: user.id,
          email,
          ...callerOf(
            app,
            await startSession(db, {
              userId: user.id,
              now: NOW,
              staySignedIn: true,
              device: aDevice(),
              // Support opens nothing without one.
              hasSecondFactor: role.role === 'support',
            }),
          ),
        }
      }),
    visit: (seen: Seen) => insert(({ db }) => insertObservation(db, id, seen)),
  }
}
