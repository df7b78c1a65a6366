import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import type { Endpoint } from '@corridor/contract/endpoint'
import { aLookForSet, publishedSet, sets } from '../../src/modules/configurations/test-sets.ts'
import { makeConferences } from '../../src/modules/observations/test-conference.ts'
import { complete, read, save } from '../../src/modules/observations/test-place.ts'
import { send, sending } from '../../src/modules/observations/test-sending.ts'
import { type product, TODAY } from '../harness.ts'
import { askedOfBilling } from './bills.ts'
import { aSchool, aYear, halfDone } from './details.ts'
import { askedOfPlans } from './plans.ts'
import { askedOfRollover } from './rollover.ts'
import { rosterRequests } from './rosters.ts'
import { sampleOf } from './sample-of.ts'
import { askedOfSeveral } from './several.ts'
import { askedOfVisits } from './visits.ts'

interface Asked {
  readonly params?: Record<string, unknown>
  readonly query?: Record<string, unknown>
  readonly body?: unknown
}

const PASSWORD = 'a long corridor with many doors'

/** A district in which somebody with the right to do so asks each endpoint for something that it would do. */
export async function makeWorld(made: Awaited<ReturnType<typeof product>>) {
  const place = await makeConferences(made)
  const { admin, marisol, teacher, ridge, omar } = place
  const support = await place.person({ role: 'support', schoolId: null })
  const { guest } = made

  const draft = async () => read(await save(marisol, randomUUID(), place.document()))
  const finished = async () => read(await complete(marisol, await draft()))
  const sent = async () => read(await send(marisol, await finished()))
  const newSchool = async () => {
    const { body } = await admin.try(contract.schools.add, { body: aSchool() })
    return contract.schools.add.response.parse(body).id
  }
  const anEducator = () => ({
    ...place.details(),
    email: `${randomUUID()}@example.test`,
    externalId: randomUUID(),
  })
  const someone = () => ({
    name: 'Imani Boateng',
    jobTitle: 'Coach',
    email: `${randomUUID()}@example.test`,
    assignments: [place.wanted('coach', { educatorIds: [omar.id], endsOn: '2027-06-01' })],
  })
  const newUser = async () => {
    const { body } = await admin.try(contract.users.invite, { body: someone() })
    return contract.users.invite.response.parse(body).id
  }
  const known = async () => (await place.as('teacher')).id
  const of = (observationId: string, body?: unknown) => ({ params: { observationId }, body })
  const aStep = async () => {
    const stepId = randomUUID()
    const body = { text: 'Pause after each question.', dueOn: TODAY, status: 'open' as const }
    await marisol.call(contract.educators.saveStep, { params: { educatorId: omar.id, stepId }, body })
    return stepId
  }
  const aConference = async () => {
    const meeting = { on: '2026-10-30', at: '13:10', minutes: 25, place: 'Room 224' }
    return read(await save(marisol, randomUUID(), place.conference({ meeting, invited: meeting }))).id
  }
  const aSet = async () => (await publishedSet(admin)).id

  const anExport = async () => {
    await place.rows('delete from exports')
    const asked = { body: { id: randomUUID(), scope: { kind: 'own' } } }
    return contract.exports.ask.response.parse((await admin.try(contract.exports.ask, asked)).body).id
  }

  let years = 2040
  const asked: Record<string, () => Asked | Promise<Asked>> = {
    ...rosterRequests(place),
    'GET /audit': () => ({
      query: {
        after: '999999',
        limit: 5,
        event: 'user.invite',
        actor: admin.id,
        from: '2026-01-01',
        to: TODAY,
      },
    }),
    'POST /auth/login': () => ({
      body: { email: 'nobody@example.test', password: PASSWORD, staySignedIn: true },
    }),
    'POST /auth/password-reset': () => ({ body: { email: 'nobody@example.test' } }),
    'POST /auth/register': () => ({
      body: {
        districtName: 'Willow Bend',
        timeZone: 'America/Denver',
        schoolName: 'Willow',
        gradeSpan: 'K–5',
        name: 'Ana',
        email: `${randomUUID()}@example.test`,
        password: PASSWORD,
      },
    }),
    'GET /configurations': () => ({ query: { toolType: 11 } }),
    'GET /configurations/:configurationId': async () => ({ params: { configurationId: await aSet() } }),
    'POST /configurations': () => ({
      body: { toolTypeId: 11, schoolId: ridge.id, name: 'Our set', content: halfDone() },
    }),
    'PUT /configurations/:configurationId': async () => {
      const { id, draftRevision } = await publishedSet(admin)
      return { params: { configurationId: id }, body: { baseRevision: draftRevision, content: halfDone() } }
    },
    'POST /configurations/:configurationId/publish': async () => ({
      params: { configurationId: await aSet() },
      body: {
        baseVersion: 1,
        content: aLookForSet({ a: 'Students explain why.', b: 'Students ask.' }),
        mapping: { a: 'same', b: 'reworded' },
      },
    }),
    'POST /configurations/:configurationId/retire': async () => ({
      params: { configurationId: await aSet() },
    }),
    'POST /configurations/:configurationId/restore': async () => {
      const configurationId = await aSet()
      await sets.retire(admin, configurationId)
      return { params: { configurationId } }
    },
    'DELETE /configurations/:configurationId/draft': async () => ({
      params: { configurationId: await aSet() },
    }),
    'GET /dashboard': () => ({ query: { school: ridge.id } }),
    'GET /device/educators': () => ({ query: { search: 'Omar' } }),
    'GET /device/visits': () => ({ query: { educator: omar.id } }),
    'PUT /district': () => ({ body: { name: 'Alder Valley', timeZone: 'America/Denver' } }),
    'POST /district/school-years': () => ({ body: aYear(years++) }),
    'PUT /district/school-years/:startsOn': () => ({ params: { startsOn: '2026-08-17' }, body: aYear(2026) }),
    'GET /educators': () => ({ query: { search: 'Omar', school: ridge.id, state: 'active', limit: 5 } }),
    'GET /educators/:educatorId': () => ({ params: { educatorId: omar.id } }),
    'POST /educators': () => ({ body: anEducator() }),
    'PUT /educators/:educatorId': async () => ({
      params: { educatorId: (await place.educator(ridge.id)).id },
      body: anEducator(),
    }),
    'POST /educators/:educatorId/invite': async () => {
      const { id: educatorId } = await place.educator(ridge.id)
      await place.rows(`update educators set email = '${randomUUID()}@example.test' where id = ${educatorId}`)
      return { params: { educatorId } }
    },
    ...askedOfSeveral(place),
    'PUT /educators/:educatorId/steps/:stepId': () => ({
      params: { educatorId: omar.id, stepId: randomUUID() },
      body: { text: 'Pause after each question.', dueOn: TODAY, status: 'open' },
    }),
    'GET /educators/:educatorId/steps/:stepId/history': async () => ({
      params: { educatorId: omar.id, stepId: await aStep() },
    }),
    'PUT /educators/:educatorId/steps/:stepId/notes/:noteId': async () => ({
      params: { educatorId: omar.id, stepId: await aStep(), noteId: randomUUID() },
      body: { text: 'It felt long.' },
    }),
    'GET /steps': () => ({ query: { state: 'due', whose: 'by-me', educator: omar.id, limit: 5 } }),
    'GET /conferences': () => ({ query: { standing: 'planned', educator: omar.id, limit: 5 } }),
    'GET /conferences/:observationId/calendar': async () => ({
      params: { observationId: await aConference() },
    }),
    'POST /error-reports': () => ({
      body: {
        data: {
          environment: 'production',
          body: {
            trace: {
              exception: { class: 'Error', message: 'No' },
              frames: [{ filename: 'a.js', lineno: 1 }],
            },
          },
        },
      },
    }),
    'POST /exports': async () => {
      // A person has one export under way at a time.
      await place.rows('delete from exports')
      return { body: { id: randomUUID(), scope: { kind: 'school', schoolId: ridge.id } } }
    },
    'GET /exports': () => ({ query: { educator: omar.id } }),
    'GET /exports/:exportId': async () => ({ params: { exportId: await anExport() } }),
    'DELETE /exports/:exportId': async () => ({ params: { exportId: await anExport() } }),
    'GET /impersonation/people': () => ({ query: { email: marisol.email } }),
    'POST /auth/impersonate': () => ({ body: { userId: marisol.id, reason: 'A visit does not arrive.' } }),
    'GET /observations': () => ({
      query: {
        search: 'Omar',
        school: ridge.id,
        educator: omar.id,
        tool: 2,
        status: 'sent',
        by: 'me',
        from: TODAY,
        to: TODAY,
        limit: 5,
      },
    }),
    'PUT /observations/:observationId': () =>
      of(randomUUID(), {
        baseRevision: 0,
        document: place.document({
          endedAt: '2026-10-22T15:30:00.000Z',
          privateNotes: 'Nobody reads this.',
          conflicts: [
            {
              id: 'c',
              path: ['privateNotes'],
              mine: { a: 'x' },
              theirs: 'y',
              by: 'Marisol',
              at: '2026-10-22T15:30:00.000Z',
            },
          ],
        }),
      }),
    'GET /observations/:observationId': async () => of((await sent()).id),
    'GET /observations/:observationId/record.pdf': async () => ({
      ...of((await sent()).id),
      query: { visit: 'whole', copy: 1 },
    }),
    'GET /observations/:observationId/document': async () => of((await draft()).id),
    'GET /observations/:observationId/readers': async () => of((await finished()).id),
    'GET /observations/:observationId/copies/:version': async () => ({
      params: { observationId: (await sent()).id, version: 1 },
    }),
    'DELETE /observations/:observationId/link': async () => of((await sent()).id),
    'DELETE /observations/:observationId': async () => of((await draft()).id),
    'POST /observations/:observationId/complete': async () => of((await draft()).id, { revision: 1 }),
    'POST /observations/:observationId/send': async () =>
      of((await finished()).id, sending(1, { recipients: [admin.id], message: 'Thank you.' })),
    ...askedOfVisits(finished, admin.id),
    ...askedOfRollover(place),
    ...askedOfBilling(place),
    ...askedOfPlans(place),
    'POST /observations/:observationId/hand-over': async () => of((await sent()).id),
    'POST /observations/:observationId/reopen': async () =>
      of((await sent()).id, { reason: 'A sweep is missing.' }),
    'POST /observations/:observationId/acknowledge': async () => of((await sent()).id, { version: 1 }),
    'PUT /observations/:observationId/contributions/:kind/:key': async () => ({
      params: { observationId: (await sent()).id, kind: 'reply', key: randomUUID() },
      body: { text: 'Thank you for coming.' },
    }),
    'GET /own-content': () => ({ query: { toolType: 8 } }),
    'PUT /profile': () => ({ body: { name: 'Ana' } }),
    'POST /schools': () => ({ body: aSchool() }),
    'PUT /schools/:schoolId': async () => ({ params: { schoolId: await newSchool() }, body: aSchool() }),
    'DELETE /schools/:schoolId': async () => ({ params: { schoolId: await newSchool() } }),
    'POST /walkthrough-type': () => ({
      body: { tools: [{ id: 2, enabled: true, position: 2, schools: [ridge.id] }] },
    }),
    'GET /search': () => ({ query: { search: 'Omar' } }),
    'GET /users': () => ({
      query: { search: 'a', role: 'coach', school: ridge.id, status: 'active', limit: 5 },
    }),
    'GET /users/choices/educators': () => ({ query: { school: ridge.id } }),
    'GET /users/:userId': () => ({ params: { userId: marisol.id } }),
    'POST /users': () => ({ body: someone() }),
    'PUT /users/:userId': async () => {
      const { name, jobTitle, assignments } = someone()
      return { params: { userId: await newUser() }, body: { name, jobTitle, assignments } }
    },
    'POST /users/:userId/pause': async () => ({
      params: { userId: await known() },
      body: { isPaused: true },
    }),
    'POST /users/:userId/invite': async () => ({ params: { userId: await newUser() } }),
    'DELETE /users/:userId/invite': async () => ({ params: { userId: await newUser() } }),
  }
  return {
    ...place,
    callerFor: ({ access, path }: Endpoint) => {
      if (access === 'guest') return guest
      if (access === 'impersonation.start' || access === 'plan.manage') return support
      if (/acknowledge|contributions|self-rating/.test(path)) return teacher
      return path.startsWith('/observations') && !path.endsWith('/reopen') ? marisol : admin
    },
    /** A request that the endpoint would carry out; for an endpoint without one here, something of its shape. */
    askedOf: async ({ method, path, params: named, body }: Endpoint): Promise<Asked> => {
      const told = asked[`${method} ${path}`]
      return told ? told() : { params: Object(sampleOf(named)), body: sampleOf(body) }
    },
  }
}
