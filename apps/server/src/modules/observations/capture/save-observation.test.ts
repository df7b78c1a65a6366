import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import { EducatorId } from '@corridor/domain/people/ids'
import { describe, expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { aSweep } from '../../../../test/sample-observation.ts'
import { statementsOf } from '../../../../test/statements.ts'
import { complete, makePlace, openAs, read, save, withSweep } from '../test-place.ts'

const made = await product()
const place = () => makePlace(made)
const { observations } = contract

const unprocessable = (field: string) => ({
  status: 422,
  body: { code: 'invalid-request', fields: { [`document.${field}`]: expect.any(String) } },
})

describe('the protocol', () => {
  test('an id that is not known is made, by whoever sends it, in the district’s school year', async () => {
    const { marisol, document, omar, ridge, rows, trail } = await place()
    const [id, sent] = [randomUUID(), document()]

    expect(read(await save(marisol, id, sent))).toEqual({
      id,
      revision: 1,
      version: 1,
      status: 'draft',
      document: sent,
      isLate: false,
      contributions: [],
    })
    expect(
      await rows(`select observer_id, educator_id, school_id, tool_type_id, started_on::text, purpose,
        year_starts_on::text, revision, version from observations`),
    ).toEqual([
      {
        observer_id: marisol.id,
        educator_id: omar.id,
        school_id: ridge.id,
        tool_type_id: 2,
        started_on: '2026-10-22',
        year_starts_on: '2026-08-17',
        purpose: 'walkthrough',
        revision: 1,
        version: 1,
      },
    ])
    expect(await trail()).toEqual([`observation.create on ${id} by ${marisol.id}`])
  })

  test('what grew out of the stored one takes its place; saving as one goes is not recorded', async () => {
    const { marisol, document, rows, trail } = await place()
    const [id, first] = [randomUUID(), document()]
    await save(marisol, id, first)
    const second = { ...withSweep(first), purpose: 'formal' as const, isAnnounced: true }

    expect(read(await save(marisol, id, second, 1))).toMatchObject({ revision: 2, document: second })
    expect(await openAs(marisol, id)).toMatchObject({ revision: 2, document: second })
    expect(await rows('select purpose, is_announced from observations')).toEqual([
      { purpose: 'formal', is_announced: true },
    ])
    expect(await trail()).toHaveLength(1)
  })

  test('what grew out of an older one is answered with the current, and changes nothing', async () => {
    const { marisol, document } = await place()
    const [id, first] = [randomUUID(), document()]
    await save(marisol, id, first)
    const second = withSweep(first)
    await save(marisol, id, second, 1)

    expect(await save(marisol, id, { ...first, privateNotes: 'Mine' }, 1)).toMatchObject({
      status: 409,
      body: {
        code: 'observation-has-moved',
        current: { id, revision: 2, status: 'draft', document: second, isLate: false },
      },
    })
    expect(await openAs(marisol, id)).toMatchObject({ revision: 2, document: second })
  })

  test('a restored server takes back what it has forgotten, and goes on counting', async () => {
    const { marisol, document } = await place()

    expect(read(await save(marisol, randomUUID(), document(), 7))).toMatchObject({ revision: 8 })
    expect(
      read(await save(marisol, randomUUID(), document(), Number.MAX_SAFE_INTEGER)).revision,
    ).toBeGreaterThan(8)
  })

  test('the same again is answered with what is stored, whatever the order of its keys', async () => {
    const { marisol, document } = await place()
    const [id, first] = [randomUUID(), document()]
    await save(marisol, id, first)
    const second = withSweep(first)
    const stored = read(await save(marisol, id, second, 1))
    const turned = Object.fromEntries(Object.entries(second).reverse())

    for (const baseRevision of [0, 1, 2])
      expect(
        read(await save(marisol, id, observations.save.response.shape.document.parse(turned), baseRevision)),
      ).toEqual(stored)
  })

  test('takes two statements beside those that admit, three where it is new', async () => {
    const { marisol, document } = await place()
    const [id, first] = [randomUUID(), document()]
    const work = async (sent: typeof first, base: number) => {
      const seen = await statementsOf(made.database, () => save(marisol, id, sent, base))
      return seen.slice(seen.indexOf('assignments') + 1)
    }
    // A first save: a connection remembers how a tool was set up once it has read it.
    await save(marisol, randomUUID(), first)

    // What a new one stands on says, too, whether it is there already.
    expect(await work(first, 0)).toEqual([expect.any(String), 'observations', 'audit_events'])
    // A later save reads the observation together with what was added to it.
    expect(await work(withSweep(first), 1)).toEqual(['contributions', 'observations'])
  })

  test('five at once make one', async () => {
    const { marisol, document, rows, trail } = await place()
    const [id, sent] = [randomUUID(), document()]

    const replies = await Promise.all(Array.from({ length: 5 }, () => save(marisol, id, sent)))

    for (const reply of replies) expect(read(reply)).toMatchObject({ revision: 1, document: sent })
    expect(await rows('select id from observations')).toHaveLength(1)
    expect(await trail()).toHaveLength(1)
  })

  test('somebody else’s is not there, to save, open, finish or delete', async () => {
    const { admin, marisol, document } = await place()
    const [id, sent] = [randomUUID(), document()]
    await save(marisol, id, sent)

    const replies = [
      await save(admin, id, sent),
      await save(admin, id, withSweep(sent), 1),
      await admin.call(observations.open, { params: { observationId: id } }),
      await complete(admin, { id, revision: 1 }),
      await admin.call(observations.remove, { params: { observationId: id }, query: {} }),
    ]

    for (const reply of replies)
      expect(reply).toMatchObject({ status: 404, body: { code: 'observation-not-found' } })
    expect(await openAs(marisol, id)).toMatchObject({ revision: 1, document: sent })
  })

  test('the same id in two districts is two observations', async () => {
    const [here, there] = [await place(), await place()]
    const id = randomUUID()

    expect((await save(here.marisol, id, here.document())).status).toBe(200)
    expect((await save(there.marisol, id, there.document())).status).toBe(200)
  })
})

describe('what stays as it was made', () => {
  test('the visit and the tool', async () => {
    const { marisol, document } = await place()
    const [id, sent] = [randomUUID(), document()]
    await save(marisol, id, sent)
    const moved = { visitId: randomUUID(), configurationId: 999, configurationVersion: 2 }

    for (const [key, value] of Object.entries(moved))
      expect(await save(marisol, id, { ...sent, [key]: value }, 1)).toMatchObject(unprocessable(key))
    expect(await openAs(marisol, id)).toMatchObject({ revision: 1, document: sent })
  })
})

describe('a document', () => {
  test('of a newer app waits on the device', async () => {
    const { marisol, document } = await place()
    const newer = [
      { ...document(), format: 2, mood: 'sunny' },
      { ...document(), toolVersion: 2, capture: { rounds: [] } },
    ]

    for (const sent of newer)
      expect(
        await marisol.try(observations.save, {
          params: { observationId: randomUUID() },
          body: { baseRevision: 0, document: sent },
        }),
      ).toMatchObject({ status: 409, body: { code: 'app-is-newer' } })
  })

  test.each([
    ['timeZone', { timeZone: 'Mars/Olympus' }],
    ['timeZone', { timeZone: '' }],
    ['startedAt', { startedAt: '0000-01-01T00:00:00Z' }],
    ['startedAt', { startedAt: 'yesterday' }],
    ['educatorId', { educatorId: null }],
    ['context.studentsPresent', { context: { period: null, partOfLesson: null, studentsPresent: -1 } }],
    [
      'capture.sweeps.0.present',
      { capture: { sweeps: [{ ...aSweep('2026-10-22T15:05:00Z'), present: 61 }] } },
    ],
    ['privateNotes', { privateNotes: 'x'.repeat(20_001) }],
  ])('with a wrong %s is refused there', async (field, details) => {
    const { marisol, document, rows } = await place()

    const reply = await marisol.try(observations.save, {
      params: { observationId: randomUUID() },
      body: { baseRevision: 0, document: { ...document(), ...details } },
    })

    expect(reply.status).toBe(422)
    expect(reply.body).toHaveProperty(['fields', `document.${field}`])
    expect(await rows('select id from observations')).toEqual([])
  })

  test('with no end to it is refused', async () => {
    const { marisol, document } = await place()

    const reply = await marisol.try(observations.save, {
      params: { observationId: randomUUID() },
      body: {
        baseRevision: 0,
        document: { ...document(), conflicts: JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`) },
      },
    })

    expect(reply).toMatchObject({ status: 422, body: { code: 'invalid-request' } })
  })

  test('loses what nobody can read or keep, and nothing else; sent again, it is known again', async () => {
    const { marisol, document } = await place()
    const id = randomUUID()
    const clash = { id: 'a', path: ['privateNotes'], by: 'Marisol', at: '2026-10-22T15:05:00.000Z' }
    const pasted = document({
      privateNotes: 'Two\0 groups\vthree\u0007 talk \ud83d\ude00 \ud83d',
      educator: { name: 'Omar\nHaddad', grades: '8', subject: 'Math', room: 'Room\0 224' },
      conflicts: [{ ...clash, mine: { 'x\ud83d': 'y\0' } }],
    })

    const saved = read(await save(marisol, id, pasted))

    expect(saved.document).toMatchObject({
      privateNotes: 'Two groups\nthree talk \ud83d\ude00 \ufffd',
      educator: { name: 'Omar Haddad', room: 'Room 224' },
      conflicts: [{ ...clash, mine: { 'x\ufffd': 'y' } }],
    })
    expect(await save(marisol, id, pasted)).toMatchObject({ status: 200, body: { revision: 1 } })
  })

  test('is kept however wrong its clock was', async () => {
    const { marisol, document } = await place()
    const startedAt = '9999-12-31T23:59:59.999Z'
    const late = document({ startedAt, endedAt: startedAt, timeZone: 'Pacific/Kiritimati' })

    expect(read(await save(marisol, randomUUID(), late)).document).toMatchObject({ startedAt })
  })

  test('may be large, and not without end', async () => {
    const { marisol, document } = await place()
    const long = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        id: `${index}`,
        path: ['privateNotes'],
        mine: 'x'.repeat(5_000),
        by: 'Marisol',
        at: '2026-10-22T15:05:00Z',
      }))

    expect((await save(marisol, randomUUID(), document({ conflicts: long(300) }))).status).toBe(200)
    expect(await save(marisol, randomUUID(), document({ conflicts: long(450) }))).toMatchObject({
      status: 413,
      body: { code: 'too-large' },
    })
  })

  test('what only the server sets is refused in it', async () => {
    const { marisol, document, rows } = await place()
    const keys = ['id', 'districtId', 'observerId', 'status', 'revision', 'version', 'sentAt', 'completedAt']
    const more = [
      'acknowledgedAt',
      'lateDocument',
      'yearStartsOn',
      'startedOn',
      'userId',
      'role',
      'constructor',
    ]

    for (const key of [...keys, ...more]) {
      const reply = await marisol.try(observations.save, {
        params: { observationId: randomUUID() },
        body: { baseRevision: 0, document: { ...document(), [key]: 1 } },
      })
      expect([key, reply.status]).toEqual([key, 422])
    }
    expect(await rows('select id from observations')).toEqual([])
  })
})

describe('who may observe whom', () => {
  test('in a school those who teach there, of a group its educators, elsewhere nobody', async () => {
    const { admin, as, document, educator, hill, omar, person, ridge } = await place()
    const ruth = await educator(hill.id, 'Ruth Feldman')
    const group = { schoolId: ridge.id, educatorIds: [omar.id] }
    const ofOmar = document()
    const ofRuth = document({ educatorId: ruth.id, schoolId: hill.id })
    const asked = [
      [admin, ofOmar, 200],
      [admin, ofRuth, 200],
      [await as('principal'), ofRuth, 403],
      [await as('assistant-principal'), ofOmar, 200],
      [await as('coach'), ofOmar, 200],
      [await as('coach'), ofRuth, 403],
      [await person({ role: 'coach', ...group }), ofOmar, 200],
      [await person({ role: 'peer-observer', ...group }), ofOmar, 200],
      [await person({ role: 'peer-observer', ...group }), ofRuth, 403],
      [await as('teacher'), ofOmar, 403],
      [await as('district-viewer'), ofOmar, 403],
      [await as('billing-contact'), ofOmar, 403],
      [await as('support'), ofOmar, 403],
      // Ruth does not teach at this school.
      [admin, document({ educatorId: ruth.id }), 403],
    ] as const

    for (const [caller, sent, status] of asked) {
      const reply = await save(caller, randomUUID(), sent)
      expect([caller.email, reply.status]).toEqual([caller.email, status])
      if (status === 403) expect(reply.body).toMatchObject({ code: 'may-not-observe' })
    }
  })

  test('who is not of the district is not there, and neither is a configuration', async () => {
    const [here, there] = [await place(), await place()]
    const foreign = [{ educatorId: there.omar.id }, { educatorId: EducatorId.parse(Number.MAX_SAFE_INTEGER) }]

    for (const details of foreign)
      expect(await save(here.admin, randomUUID(), here.document(details))).toMatchObject({
        status: 404,
        body: { code: 'educator-not-found' },
      })
    expect(await save(here.admin, randomUUID(), here.document({ schoolId: there.ridge.id }))).toMatchObject({
      status: 403,
      body: { code: 'may-not-observe' },
    })
    for (const details of [
      { configurationId: there.configurationId },
      { configurationVersion: 2 },
      { configurationId: Number.MAX_SAFE_INTEGER },
    ])
      expect(await save(here.admin, randomUUID(), here.document(details))).toMatchObject({
        status: 404,
        body: { code: 'configuration-not-found' },
      })
  })

  test('a visit made before an educator left still arrives, and one of after does not', async () => {
    const { marisol, document, rows } = await place()
    await rows(`update educator_assignments set ends_on = '2026-10-20'`)

    const before = document({ startedAt: '2026-10-20T15:05:00.000Z' })
    expect((await save(marisol, randomUUID(), before)).status).toBe(200)
    expect(await save(marisol, randomUUID(), document())).toMatchObject({ status: 403 })
  })

  test('work is taken in without a plan', async () => {
    const { marisol, document, rows } = await place()
    await rows('update districts set plan_ends_at = null')

    expect((await save(marisol, randomUUID(), document())).status).toBe(200)
  })
})
