import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@corridor/contract/endpoint'
import { DEMO_USER, type SchoolId, type UserId } from '@corridor/domain/people/ids'
import { invitations } from '../../src/database/platform.tables.ts'
import {
  configurations,
  configurationVersions,
} from '../../src/modules/configurations/configurations.tables.ts'
import { dataExports, exportChunks } from '../../src/modules/exports/exports.tables.ts'
import { files } from '../../src/modules/files/files.tables.ts'
import { findObservation } from '../../src/modules/observations/observations.queries.ts'
import { writeSending } from '../../src/modules/observations/send/sending.queries.ts'
import { assignments, users } from '../../src/modules/people/people.tables.ts'
import { type product, TODAY } from '../harness.ts'
import { aRubric, aSet } from '../sample-bodies.ts'
import { aJpeg } from '../sample-files.ts'
import { isReceived, parameterOf } from './reaches.ts'
import { sampleBills } from './sample-bills.ts'
import { sampleRosters } from './sample-rosters.ts'

type Product = Pick<Awaited<ReturnType<typeof product>>, 'database' | 'clock' | 'district'>
type Place = Awaited<ReturnType<Product['district']>>

/** Where something is made for an endpoint, and whose it is; where nobody is named, a stranger's. */
interface Where {
  readonly place: Place
  readonly schoolId: SchoolId
  readonly spec: Endpoint
  readonly whose?: UserId
  /** Whether it is made in another district than that of the person who asks. */
  readonly isAbroad?: boolean
}

/** Makes things of every kind that an endpoint can be told the id of, straight into the tables. */
export function things({ database, clock }: Product) {
  const rosters = sampleRosters(database, clock.now)
  const bills = sampleBills(database, clock.now)

  const somebody = async ({ place, schoolId }: Where) =>
    (await place.person({ role: 'teacher', schoolId })).id
  const owner = async (where: Where) => where.whose ?? (await somebody(where))

  const makers: Record<string, (where: Where) => unknown> = {
    schoolId: ({ schoolId }) => schoolId,
    userId: (where) => (where.spec.path.endsWith('/invite') ? anInvited(where) : somebody(where)),
    sessionId: async (where) => deviceOf(where.place, await owner(where)),
    educatorId: async ({ place, schoolId }) => (await place.educator(schoolId)).id,
    observationId: anObservation,
    // A visit is named by one of its observations, which says whose it is.
    visitId: anObservation,
    configurationId: aConfiguration,
    fileId: async (where) =>
      where.spec.path.startsWith('/billing')
        ? bills.sentIn(where.place.id)
        : aFile(where.place, await owner(where)),
    documentId: ({ place }) => bills.issued(place.id),
    exportId: async (where) => anExport(where.place, await owner(where)),
    importId: async (where) => rosters.brought(where.place.id, await owner(where), where.spec),
    suggestionId: async (where) => rosters.suggested(where.place.id, await somebody(where), where.schoolId),
    startsOn: ({ place, isAbroad }) => (isAbroad ? anotherYear(place) : '2026-08-17'),
  }

  async function anInvited({ place, schoolId }: Where) {
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

  async function deviceOf(place: Place, userId: UserId): Promise<string> {
    const { rows } = await database.tenant(place.id, ({ client }) =>
      client.query('select id from sessions where user_id = $1', [userId]),
    )
    return rows[0].id
  }

  /** A year that districts nearer by do not have. */
  async function anotherYear(place: Place) {
    await database.tenant(place.id, ({ client }) =>
      client.query(
        `insert into school_years (district_id, starts_on, ends_on) values ($1, '2025-08-18', '2026-05-29')
         on conflict do nothing`,
        [place.id],
      ),
    )
    return '2025-08-18'
  }

  /** A school's own set, published, with something being written. */
  async function aConfiguration({ place, schoolId, spec }: Where) {
    const { toolTypeId, content } = spec.path.startsWith('/reports/rubrics/') ? aRubric : aSet
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

  /** Adds a file of an observation that has not arrived. */
  async function aFile(place: Place, uploadedById: UserId): Promise<string> {
    const id = randomUUID()
    const row = { districtId: place.id, id, observationId: randomUUID(), uploadedById, uploadedAt: clock.now }
    await database.tenant(place.id, ({ db }) =>
      db.insert(files).values({ ...row, type: 'image/jpeg', content: aJpeg() }),
    )
    return id
  }

  /** Adds an export of somebody's own visits, ready to be downloaded. */
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

  /**
   * Adds an observation in the state that the endpoint asks for: with its observer, or about its educator, whoever is
   * meant.
   */
  async function anObservation(where: Where) {
    const { place, schoolId, spec, whose } = where
    const { method, path } = spec
    const isSent = isReceived(spec) || path.endsWith('/reopen')
    const isBegun = method === 'DELETE' || path.endsWith('/complete')
    const educator = await place.educator(schoolId)
    // Nobody is two educators: the educator before gives the account up.
    if (isReceived(spec) && whose)
      await database.tenant(place.id, async ({ client }) => {
        await client.query('update educators set user_id = null where user_id = $1', [whose])
        await client.query('update educators set user_id = $1 where id = $2', [whose, educator.id])
      })
    const observerId = whose && !isReceived(spec) ? whose : await somebody(where)
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

  return {
    /** Makes something of the kind that an endpoint is told the id of; answers the id. */
    make: async (where: Where): Promise<unknown> => {
      const maker = makers[parameterOf(where.spec)]
      if (!maker) throw new Error(`Whose is a ${parameterOf(where.spec)}? Say it here.`)
      return maker(where)
    },
  }
}

/** An id that nothing has. */
export function idOfNothing(spec: Endpoint) {
  if (parameterOf(spec) === 'startsOn') return '2001-08-20'
  return /^(school|user|educator|configuration|suggestion)Id$/.test(parameterOf(spec))
    ? 999_999
    : randomUUID()
}
