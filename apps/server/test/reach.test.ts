import { randomUUID } from 'node:crypto'
import { endpoints } from '@corridor/contract/contract'
import type { Endpoint } from '@corridor/contract/endpoint'
import { DEMO_USER, type SchoolId, type UserId } from '@corridor/domain/people/ids'
import { type Role, roles } from '@corridor/domain/people/roles'
import { describe, expect, test } from 'vitest'
import { digest } from '../src/access/device.ts'
import { findSession } from '../src/access/find-session.ts'
import { startImpersonation } from '../src/access/impersonation-sessions.ts'
import { startSession } from '../src/access/sessions.ts'
import { invitations } from '../src/database/platform.tables.ts'
import { configurations, configurationVersions } from '../src/modules/configurations/configurations.tables.ts'
import { dataExports, exportChunks } from '../src/modules/exports/exports.tables.ts'
import { files } from '../src/modules/files/files.tables.ts'
import { findObservation } from '../src/modules/observations/observations.queries.ts'
import { writeSending } from '../src/modules/observations/send/sending.queries.ts'
import { assignments, users } from '../src/modules/people/people.tables.ts'
import { callerOf, product, type Reply, TODAY } from './harness.ts'
import { isReceived, parameterOf, reaches, seeing } from './reaches.ts'
import { sampleBills } from './sample-bills.ts'
import { aRubric, aSet, bodyFor } from './sample-bodies.ts'
import { aJpeg } from './sample-files.ts'
import { sampleRosters } from './sample-rosters.ts'

// Every endpoint that is told an id × everybody × whose the id may be.

const { app, clock, database, district, guest } = await product()
type Place = Awaited<ReturnType<typeof district>>

// Whoever saves an observation or a file under an id that is not there makes it: its own tests ask whose it may be.
const isSave = ({ method, path }: Endpoint) =>
  /^PUT (\/observations\/:observationId|(\/billing)?\/files\/:fileId)$/.test(`${method} ${path}`)
// A step is looked for beside its educator, and there is none of that id: its own tests ask who knows of one.
const isOfStep = ({ path }: Endpoint) => /:stepId\/\w/.test(path)
// Two educators are named together, and what several were changed to by an id of its own: their own tests ask for whom.
const isOfSeveral = ({ path }: Endpoint) => /:(changeId|otherId)|:educatorId\/merge/.test(path)
// The provider of a school account is one of three words, as a vendor's file is one of two, and belongs to nobody.
const addressed = endpoints.filter(
  (spec) =>
    /:(?!provider|name)/.test(spec.path) &&
    // Districts are named to the vendor alone, who looks after every plan: its own tests ask who that is.
    !['guest', 'plan.manage'].includes(spec.access) &&
    !isSave(spec) &&
    !isOfStep(spec) &&
    !isOfSeveral(spec),
)

/** Ids of one kind: within reach, of another school, of another district, and of nothing. */
interface Ids {
  readonly own: unknown
  readonly otherSchool: unknown
  readonly otherDistrict: unknown
  readonly nowhere: unknown
}

const WHOLE_DISTRICT: readonly Role[] = ['support', 'district-admin', 'district-viewer', 'billing-contact']

async function twoDistricts() {
  const [mine, other] = [await district(), await district()]
  const [here, there, abroad] = [await mine.school('Here'), await mine.school('There'), await other.school()]
  return { mine, other, here, there, abroad }
}

const lasting = twoDistricts()
const rosters = sampleRosters(database, clock.now)
const bills = sampleBills(database, clock.now)

/** What happens to a school or to a school year happens to districts of its own. */
const districtsFor = (spec: Endpoint) =>
  ['schoolId', 'startsOn'].includes(parameterOf(spec)) ? twoDistricts() : lasting

async function aWorld(
  role: Role,
  { mine, other, here, there, abroad }: Awaited<ReturnType<typeof twoDistricts>>,
  settings: { userId?: UserId } = {},
) {
  const person = await mine.person(
    { role, schoolId: WHOLE_DISTRICT.includes(role) ? null : here.id },
    settings,
  )
  const ids = async (of: (place: Place, schoolId: SchoolId) => unknown, nowhere: unknown): Promise<Ids> => ({
    own: await of(mine, here.id),
    otherSchool: await of(mine, there.id),
    otherDistrict: await of(other, abroad.id),
    nowhere,
  })
  const kinds: Record<string, (spec: Endpoint) => Promise<Ids>> = {
    schoolId: () => ids((_, schoolId) => schoolId, 999_999),
    userId: ({ path }) => ids(path.endsWith('/invite') ? invited : accepted, 999_999),
    sessionId: async () => ({
      ...(await ids(strangersDevice, randomUUID())),
      own: await deviceOf(mine, person.id),
    }),
    educatorId: () => ids(async (place, schoolId) => (await place.educator(schoolId)).id, 999_999),
    observationId: async (spec) => ({
      ...(await ids((place, schoolId) => anObservation(place, schoolId, spec), randomUUID())),
      own: await anObservation(mine, here.id, spec, person.id),
    }),
    // A visit is named by one of its observations, which says whose it is.
    visitId: async (spec) => ({
      ...(await ids((place, schoolId) => anObservation(place, schoolId, spec), randomUUID())),
      own: await anObservation(mine, here.id, spec, person.id),
    }),
    configurationId: (spec) => ids((place, schoolId) => aConfiguration(place, schoolId, spec), 999_999),
    fileId: async ({ path }) =>
      path.startsWith('/billing')
        ? ids((place) => bills.sentIn(place.id), randomUUID())
        : { ...(await ids(strangersFile, randomUUID())), own: await aFile(mine, person.id) },
    documentId: () => ids((place) => bills.issued(place.id), randomUUID()),
    exportId: async () => ({
      ...(await ids(strangersExport, randomUUID())),
      own: await anExport(mine, person.id),
    }),
    importId: async (spec) => ({
      ...(await ids(
        async (place, schoolId) => rosters.brought(place.id, await accepted(place, schoolId), spec),
        randomUUID(),
      )),
      own: await rosters.brought(mine.id, person.id, spec),
    }),
    suggestionId: () =>
      ids(
        async (place, schoolId) => rosters.suggested(place.id, await accepted(place, schoolId), schoolId),
        999_999,
      ),
    startsOn: () => ids((place) => (place === mine ? '2026-08-17' : anotherYear(place)), '2001-08-20'),
  }
  const linesBy = async (userId: UserId) => {
    const { rows } = await database.tenant(mine.id, ({ client }) =>
      client.query('select event from audit_events where real_actor_id = $1', [userId]),
    )
    return rows
  }
  return { person, schoolId: here.id, linesBy, idsFor: (spec: Endpoint) => kinds[parameterOf(spec)]?.(spec) }
}

const accepted = async (place: Place, schoolId: SchoolId) =>
  (await place.person({ role: 'teacher', schoolId })).id

async function invited(place: Place, schoolId: SchoolId) {
  return database.tenant(place.id, async ({ db }) => {
    const [user] = await db.insert(users).values({ districtId: place.id, name: 'Invited' }).returning()
    const userId = user?.id ?? DEMO_USER
    const who = { districtId: place.id, userId }
    await db.insert(assignments).values({ ...who, role: 'teacher', schoolId, startsOn: TODAY })
    const times = { createdAt: clock.now, expiresAt: new Date(clock.now.getTime() + 86_400_000) }
    await db
      .insert(invitations)
      .values({ ...who, ...times, tokenHash: randomUUID(), email: `invited-${userId}@example.test` })
    return userId
  })
}

async function strangersDevice(place: Place, schoolId: SchoolId) {
  return deviceOf(place, await accepted(place, schoolId))
}

async function deviceOf(place: Place, userId: UserId): Promise<string> {
  const { rows } = await database.tenant(place.id, ({ client }) =>
    client.query('select id from sessions where user_id = $1', [userId]),
  )
  return rows[0].id
}

async function anotherYear(place: Place) {
  await database.tenant(place.id, ({ client }) =>
    client.query(
      `insert into school_years (district_id, starts_on, ends_on) values ($1, '2025-08-18', '2026-05-29')`,
      [place.id],
    ),
  )
  return '2025-08-18'
}

/** A school's own set, published, with something being written. */
async function aConfiguration(place: Place, schoolId: SchoolId, { path }: Endpoint) {
  const { toolTypeId, content } = path.startsWith('/reports/rubrics/') ? aRubric : aSet
  const of = { districtId: place.id, toolTypeId, name: 'Ours', schoolId }
  return database.tenant(place.id, async ({ db }) => {
    const draft = { draft: content, draftRevision: 1, draftSavedAt: clock.now }
    const [made] = await db
      .insert(configurations)
      .values({ ...of, ...draft })
      .returning()
    const version = { version: 1, content, publishedAt: clock.now }
    await db
      .insert(configurationVersions)
      .values({ districtId: place.id, configurationId: made?.id ?? 0, ...version })
    return made?.id
  })
}

async function strangersFile(place: Place, schoolId: SchoolId) {
  return aFile(place, await accepted(place, schoolId))
}

/** Of an observation that has not arrived. */
async function aFile(place: Place, uploadedById: UserId): Promise<string> {
  const id = randomUUID()
  const row = { districtId: place.id, id, observationId: randomUUID(), uploadedById, uploadedAt: clock.now }
  await database.tenant(place.id, ({ db }) =>
    db.insert(files).values({ ...row, type: 'image/jpeg', content: aJpeg() }),
  )
  return id
}

async function strangersExport(place: Place, schoolId: SchoolId) {
  return anExport(place, await accepted(place, schoolId))
}

/** Of one's own visits, to be downloaded. */
async function anExport(place: Place, userId: UserId): Promise<string> {
  const id = randomUUID()
  const times = { askedAt: clock.now, movedAt: clock.now, expiresAt: new Date(clock.now.getTime() + 1) }
  const file = { state: 'ready', fileName: 'Corridor.zip', bytes: 1, about: 'Somebody' } as const
  const row = { districtId: place.id, id, userId, scope: { kind: 'own' }, ...file, ...times } as const
  const chunk = { districtId: place.id, exportId: id, file: 0, position: 0, content: Buffer.from('a') }
  await database.tenant(place.id, async ({ db }) => {
    await db.insert(dataExports).values(row)
    await db.insert(exportChunks).values(chunk)
  })
  return id
}

/** In the state that the endpoint asks for: with an observer, or of an educator, who is somebody. */
async function anObservation(place: Place, schoolId: SchoolId, spec: Endpoint, whose?: UserId) {
  const { method, path } = spec
  const isSent = isReceived(spec) || path.endsWith('/reopen')
  const isBegun = method === 'DELETE' || path.endsWith('/complete')
  const educator = await place.educator(schoolId)
  // Nobody is two educators.
  if (isReceived(spec) && whose)
    await database.tenant(place.id, async ({ client }) => {
      await client.query('update educators set user_id = null where user_id = $1', [whose])
      await client.query('update educators set user_id = $1 where id = $2', [whose, educator.id])
    })
  const observerId =
    whose && !isReceived(spec) ? whose : (await place.person({ role: 'teacher', schoolId })).id
  const status = isSent ? 'sent' : isBegun ? 'draft' : 'completed'
  const made = { observerId, status, visitId: randomUUID(), startedAt: clock.now } as const
  const id = await place.visit({ ...made, schoolId, educatorId: educator.id })
  if (path.includes('/copies/')) await sendACopy(place, id)
  return id
}

async function sendACopy({ id: districtId }: Place, observationId: string) {
  const record = {
    version: 1,
    school: 'Here',
    observer: 'Marisol Okafor',
    toolTypeId: 2,
    purpose: 'walkthrough',
    educator: { name: 'Omar Haddad', grades: '8', subject: 'Math', room: 'Room 224' },
    isAnnounced: false,
    startedAt: clock.now.toISOString(),
    endedAt: null,
    timeZone: 'America/Denver',
    period: null,
    studentsPresent: null,
    message: null,
    blocks: [],
  }
  await database.tenant(districtId, async ({ db }) => {
    const row = await findObservation(db, observationId)
    if (!row) throw new Error('There is no such observation.')
    const { visitId, observerId, educatorId } = row
    const sending = { districtId, visitId, observerId, educatorId, message: '', sentAt: clock.now }
    const copy = { observationId, version: 1, revision: 1, record, steps: [] }
    await writeSending(db, { ...sending, id: randomUUID(), isReadMarkAsked: true }, [], [copy])
  })
}

/** A document as devices keep it, to whom it may be sent, a file that no record names yet, what was exported, and a roster. */
function isAtHand({ path }: Endpoint): boolean {
  return /\/(document|readers|calendar)$|^\/(files|exports|roster-imports)\//.test(path)
}

type Caller = Pick<ReturnType<typeof callerOf>, 'try'>

/** What each kind of id is answered with; within reach last, since that may change something. */
async function answers(
  caller: Caller,
  spec: Endpoint,
  { schoolId, idsFor }: Awaited<ReturnType<typeof aWorld>>,
) {
  const ids = await idsFor(spec)
  if (!ids) throw new Error(`Whose is a ${parameterOf(spec)}? Say it here.`)
  const ask = async (id: unknown): Promise<Pick<Reply, 'status' | 'body'>> => {
    const { status, body } = await caller.try(spec, {
      params: {
        stepId: randomUUID(),
        sendId: randomUUID(),
        kind: 'reply',
        key: randomUUID(),
        version: 1,
        [parameterOf(spec)]: id,
      },
      body: bodyFor(spec, schoolId, id),
    })
    return { status, body }
  }
  return {
    nowhere: await ask(ids.nowhere),
    otherDistrict: await ask(ids.otherDistrict),
    otherSchool: await ask(ids.otherSchool),
    own: await ask(ids.own),
  }
}

const FINE = [200, 409]
const FORBIDDEN = { status: 403, body: { code: 'forbidden' } }
const NOT_THERE = { status: 404, body: { code: expect.stringMatching(/-not-found$/) } }

const NOT_OBSERVING = {
  ...{ status: 403, body: { code: expect.stringMatching(/^(no-longer|not)-observing/) } },
}

/** What one made oneself, too, only who observes finishes and sends. */
const isFinishing = ({ path }: Endpoint) =>
  /observationId\/complete$|\/send$|visitId\/(plans|preview|pages)/.test(path)

describe.each(addressed)('$method $path', (spec) => {
  test.each(roles)('told an id by a %s', async (role) => {
    const world = await aWorld(role, await districtsFor(spec))
    const told = await answers(world.person, spec, world)

    const reach = reaches(role, spec)
    if (reach === 'nothing') {
      for (const reply of Object.values(told)) expect(reply).toMatchObject(FORBIDDEN)
      return
    }
    expect(told.nowhere).toMatchObject(NOT_THERE)
    expect(told.otherDistrict).toEqual(told.nowhere)
    if (reach === 'district') expect(FINE).toContain(told.otherSchool.status)
    // They read it, and answer nothing in somebody's name.
    else if (reach === 'sight') expect(told.otherSchool).toMatchObject(FORBIDDEN)
    else expect(told.otherSchool).toEqual(told.nowhere)
    if (reach === 'unseen') expect(told.own).toEqual(told.nowhere)
    else if (isFinishing(spec) && !seeing[role]) expect(told.own).toMatchObject(NOT_OBSERVING)
    else expect(FINE).toContain(told.own.status)
  })

  test('told an id by a guest', async () => {
    const told = Object.values(await answers(guest, spec, await aWorld('teacher', await districtsFor(spec))))

    expect(told[0]).toMatchObject({ status: 401, body: { code: 'sign-in-required' } })
    for (const reply of told) expect(reply).toEqual(told[0])
  })

  test('told an id by support, with an administrator’s eyes', async () => {
    const world = await aWorld('district-admin', await districtsFor(spec))
    const support = await (await district()).person({ role: 'support', schoolId: null })
    const told = await answers(callerOf(app, await impersonate(support.id, world.person.id)), spec, world)

    if (spec.method === 'GET') {
      expect(told.nowhere).toMatchObject(NOT_THERE)
      expect(told.otherDistrict).toEqual(told.nowhere)
      // What somebody has at hand to work with is theirs alone.
      if (isAtHand(spec)) expect(told.own).toEqual(told.nowhere)
      else expect(told.own.status).toBe(200)
      const read = Object.values(told).filter(({ status }) => status === 200)
      // A file is read and downloaded.
      const lines = spec.path.endsWith('.pdf') ? 2 : 1
      expect(await world.linesBy(support.id)).toHaveLength(lines * read.length)
      return
    }
    for (const reply of Object.values(told))
      expect(reply).toMatchObject({ status: 403, body: { code: 'impersonation-is-read-only' } })
  })
})

async function impersonate(supportId: UserId, userId: UserId): Promise<string> {
  return database.platform(async ({ db }) => {
    const device = { words: 'Chrome on Linux', hash: randomUUID() }
    const own = { userId: supportId, now: clock.now, staySignedIn: false, device, hasSecondFactor: true }
    const parent = await findSession(db, digest(await startSession(db, own)), clock.now)
    if (!parent) throw new Error('Support is not signed in.')
    return (await startImpersonation(db, parent, userId, clock.now)).token
  })
}

/** The demo downloads nothing; nobody has planned to meet it. */
function demoAnswer({ path }: Endpoint): number {
  if (/(\/file|\/sheet|\.pdf)$|^\/billing\//.test(path)) return 418
  return path.endsWith('/calendar') ? 409 : 200
}

describe('the demo', async () => {
  const world = await aWorld('district-admin', await twoDistricts(), { userId: DEMO_USER })

  test.each(addressed)('told an id: $method $path', async (spec) => {
    const told = await answers(world.person, spec, world)

    if (spec.method === 'GET') {
      expect(told.otherDistrict).toEqual(told.nowhere)
      expect(told.own.status).toBe(demoAnswer(spec))
    } else for (const reply of Object.values(told)) expect(reply).toMatchObject({ status: 418 })
  })
})
