import { randomUUID } from 'node:crypto'
import { endpoints } from '@corridor/contract/contract'
import type { Endpoint } from '@corridor/contract/endpoint'
import { DEMO_USER, type UserId } from '@corridor/domain/people/ids'
import { type Role, roles } from '@corridor/domain/people/roles'
import { describe, expect, test } from 'vitest'
import { digest } from '../../src/access/device.ts'
import { findSession } from '../../src/access/find-session.ts'
import { startImpersonation } from '../../src/access/impersonation-sessions.ts'
import { startSession } from '../../src/access/sessions.ts'
import { callerOf, product, type Reply } from '../harness.ts'
import { bodyFor } from '../sample-bodies.ts'
import { parameterOf, reaches, seeing } from './reaches.ts'
import { idOfNothing, things } from './things.ts'

// Every endpoint that is told an id × everybody × whose the id may be.

const made = await product()
const { app, clock, database, district, guest } = made
const { make } = things(made)

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

const WHOLE_DISTRICT: readonly Role[] = ['support', 'district-admin', 'district-viewer', 'billing-contact']

async function twoDistricts() {
  const [mine, other] = [await district(), await district()]
  const [here, there, abroad] = [await mine.school('Here'), await mine.school('There'), await other.school()]
  return { mine, other, here, there, abroad }
}

const lasting = twoDistricts()

/** What happens to a school or to a school year happens to districts of its own. */
const districtsFor = (spec: Endpoint) =>
  ['schoolId', 'startsOn'].includes(parameterOf(spec)) ? twoDistricts() : lasting

type Places = Awaited<ReturnType<typeof twoDistricts>>

function personIn({ mine, here }: Places, role: Role, settings: { userId?: UserId } = {}) {
  return mine.person({ role, schoolId: WHOLE_DISTRICT.includes(role) ? null : here.id }, settings)
}

const ownOf = ({ mine, here }: Places, spec: Endpoint, whose?: UserId) =>
  make({ place: mine, schoolId: here.id, spec, ...(whose && { whose }) })

async function strangersOf({ mine, there, other, abroad }: Places, spec: Endpoint) {
  return {
    otherSchool: await make({ place: mine, schoolId: there.id, spec }),
    otherDistrict: await make({ place: other, schoolId: abroad.id, spec, isAbroad: true }),
    nowhere: idOfNothing(spec),
  }
}

/** Ids of one kind: within reach, of another school, of another district, and of nothing. */
type Ids = Awaited<ReturnType<typeof strangersOf>> & { readonly own: unknown }

/** What everybody asks for who changes nothing of it: made once for an endpoint. */
function untouched(spec: Endpoint): Promise<Ids> {
  const make = async () => ({
    own: await ownOf(await lasting, spec),
    ...(await strangersOf(await lasting, spec)),
  })
  const ids = known.get(spec) ?? make()
  known.set(spec, ids)
  return ids
}
const known = new Map<Endpoint, Promise<Ids>>()

/** Who is refused stays who they were: one of each role asks for everything. */
function refused(role: Role) {
  const person = refusedAs.get(role) ?? lasting.then((places) => personIn(places, role))
  refusedAs.set(role, person)
  return person
}
const refusedAs = new Map<Role, ReturnType<typeof personIn>>()

/** Ids that somebody may change something of; in the lasting districts, strangers' stay as they are. */
async function idsFor(person: { id: UserId }, spec: Endpoint, places: Places, reach: string): Promise<Ids> {
  const own = await ownOf(places, spec, person.id)
  const isTouched = (reach === 'district' && spec.method !== 'GET') || places !== (await lasting)
  return { ...(await (isTouched ? strangersOf(places, spec) : untouched(spec))), own }
}

/** A document as devices keep it, to whom it may be sent, a file that no record names yet, what was exported, and a roster. */
function isAtHand({ path }: Endpoint): boolean {
  return /\/(document|readers|calendar)$|^\/(files|exports|roster-imports)\//.test(path)
}

type Caller = Pick<ReturnType<typeof callerOf>, 'try'>

/** What each kind of id is answered with; within reach last, since that may change something. */
async function answers(caller: Caller, spec: Endpoint, ids: Ids, places?: Places) {
  const { here } = places ?? (await lasting)
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
      body: bodyFor(spec, here.id, id),
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

const NOT_OBSERVING = { status: 403, body: { code: expect.stringMatching(/^(no-longer|not)-observing/) } }

/** What one made oneself, too, only who observes finishes and sends. */
const isFinishing = ({ path }: Endpoint) =>
  /observationId\/complete$|\/send$|visitId\/(plans|preview|pages)/.test(path)

/**
 * Who asks: everybody in `npm run test:long`. In `npm test` of roles that reach alike one does, the next one at the next
 * endpoint: each of them is let in or turned away in `matrix.test.ts`.
 */
function askedBy(spec: Endpoint): readonly Role[] {
  if (process.env.LONG === 'yes') return roles
  const reachOf = (role: Role) => `${reaches(role, spec)} ${WHOLE_DISTRICT.includes(role)} ${seeing[role]}`
  const turn = addressed.indexOf(spec)
  return [...new Set(roles.map(reachOf))].flatMap((reach) => {
    const alike = roles.filter((role) => reachOf(role) === reach)
    return alike[turn % alike.length] ?? []
  })
}

describe.each(addressed)('$method $path', (spec) => {
  test.each(askedBy(spec))('told an id by a %s', async (role) => {
    const reach = reaches(role, spec)
    if (reach === 'nothing') {
      const told = await answers(await refused(role), spec, await untouched(spec))
      for (const reply of Object.values(told)) expect(reply).toMatchObject(FORBIDDEN)
      return
    }
    const places = await districtsFor(spec)
    const person = await personIn(places, role)
    const told = await answers(person, spec, await idsFor(person, spec, places, reach), places)

    expect(told.nowhere).toMatchObject(NOT_THERE)
    expect(told.otherDistrict).toEqual(told.nowhere)
    if (reach === 'district') expect(FINE).toContain(told.otherSchool.status)
    // Who sees an observation only reads it, and answers nothing in somebody's name.
    else if (reach === 'sight') expect(told.otherSchool).toMatchObject(FORBIDDEN)
    else expect(told.otherSchool).toEqual(told.nowhere)
    if (reach === 'unseen') expect(told.own).toEqual(told.nowhere)
    else if (isFinishing(spec) && !seeing[role]) expect(told.own).toMatchObject(NOT_OBSERVING)
    else expect(FINE).toContain(told.own.status)
  })

  test('told an id by a guest', async () => {
    const told = Object.values(await answers(guest, spec, await untouched(spec)))

    expect(told[0]).toMatchObject({ status: 401, body: { code: 'sign-in-required' } })
    for (const reply of told) expect(reply).toEqual(told[0])
  })

  test('told an id by support, with an administrator’s eyes', async () => {
    const admin = await refused('district-admin')
    const support = await (await lasting).other.person({ role: 'support', schoolId: null })
    const own = await ownOf(await lasting, spec, admin.id)
    const seen = callerOf(app, await impersonate(support.id, admin.id))
    const told = await answers(seen, spec, { ...(await untouched(spec)), own })

    if (spec.method === 'GET') {
      expect(told.nowhere).toMatchObject(NOT_THERE)
      expect(told.otherDistrict).toEqual(told.nowhere)
      // What somebody has at hand to work with is theirs alone.
      if (isAtHand(spec)) expect(told.own).toEqual(told.nowhere)
      else expect(told.own.status).toBe(200)
      const read = Object.values(told).filter(({ status }) => status === 200)
      // A file is read and downloaded.
      const lines = spec.path.endsWith('.pdf') ? 2 : 1
      expect(await linesBy(support.id)).toHaveLength(lines * read.length)
      return
    }
    for (const reply of Object.values(told))
      expect(reply).toMatchObject({ status: 403, body: { code: 'impersonation-is-read-only' } })
  })
})

async function linesBy(userId: UserId) {
  const { rows } = await database.tenant((await lasting).mine.id, ({ client }) =>
    client.query('select event from audit_events where real_actor_id = $1', [userId]),
  )
  return rows
}

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
  const places = await twoDistricts()
  const demo = await personIn(places, 'district-admin', { userId: DEMO_USER })

  test.each(addressed)('told an id: $method $path', async (spec) => {
    const told = await answers(demo, spec, await idsFor(demo, spec, places, 'district'), places)

    if (spec.method === 'GET') {
      expect(told.otherDistrict).toEqual(told.nowhere)
      expect(told.own.status).toBe(demoAnswer(spec))
    } else for (const reply of Object.values(told)) expect(reply).toMatchObject({ status: 418 })
  })
})
