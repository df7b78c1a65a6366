import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import type { StepDetails } from '@corridor/contract/people/educators'
import type { EducatorId } from '@corridor/domain/people/ids'
import { roles } from '@corridor/domain/people/roles'
import { afterEach, describe, expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { type Caller, listed, makePlace, shown } from '../test-place.ts'

const made = await product()
const { clock } = made
const { saveStep } = contract.educators
const place = () => makePlace(made)
const morning = clock.now
afterEach(() => {
  clock.now = morning
})

const pause: StepDetails = { text: 'Pause three seconds.', dueOn: '2026-10-23', status: 'open' }

const save = (
  caller: Caller,
  educator: { id: EducatorId },
  stepId: string,
  details: Partial<StepDetails> = {},
) => caller.call(saveStep, { params: { educatorId: educator.id, stepId }, body: { ...pause, ...details } })

test('a step is agreed, changed and closed under the id that the device gave it', async () => {
  const { admin, as, educator, ridge, trail } = await place()
  const [omar, coach] = [await educator(ridge.id), await as('coach')]
  const id = randomUUID()

  const agreed = { id, ...pause, createdBy: 'Somebody', createdOn: '2026-10-22', closedOn: null }
  expect(await save(coach, omar, id)).toMatchObject({ status: 200, body: { ...agreed, mayChange: true } })
  clock.now = new Date('2026-10-26T15:30:00Z')
  const carried = { text: ' Pause five\nseconds. ', dueOn: null }
  expect(await save(admin, omar, id, carried)).toMatchObject({
    body: { text: 'Pause five\nseconds.', dueOn: null, createdOn: '2026-10-22' },
  })
  expect((await listed(admin)).items[0]?.openSteps).toBe(1)
  expect(await save(admin, omar, id, { status: 'mastered' })).toMatchObject({
    body: { status: 'mastered', closedOn: '2026-10-26' },
  })
  expect((await listed(admin)).items[0]?.openSteps).toBe(0)
  expect((await trail()).filter((it) => it.startsWith('action-step'))).toEqual([
    `action-step.change on ${omar.id} by ${coach.id}`,
    `action-step.change on ${omar.id} by ${admin.id}`,
    `action-step.change on ${omar.id} by ${admin.id}`,
  ])
})

test('a step stays closed since it was closed first; reopening forgets that', async () => {
  const { admin, educator, ridge } = await place()
  const [omar, id] = [await educator(ridge.id), randomUUID()]
  const closedOn = async (day: string, status: StepDetails['status'], text = pause.text) => {
    clock.now = new Date(`${day}T15:30:00Z`)
    const { body } = await save(admin, omar, id, { status, text })
    return saveStep.response.parse(body).closedOn
  }

  expect(await closedOn('2026-10-22', 'done')).toBe('2026-10-22')
  expect(await closedOn('2026-10-23', 'mastered')).toBe('2026-10-22')
  expect(await closedOn('2026-10-26', 'mastered', 'Said otherwise.')).toBe('2026-10-22')
  expect(await closedOn('2026-10-27', 'open')).toBe(null)
  expect(await closedOn('2026-10-28', 'dropped')).toBe('2026-10-28')
})

test('steps are listed: open ones by when they are due, then the last that was closed', async () => {
  const { admin, educator, ridge } = await place()
  const omar = await educator(ridge.id)
  const wanted: Partial<StepDetails>[] = [
    { text: 'closed first', status: 'mastered' },
    { text: 'closed last', status: 'dropped' },
    { text: 'some day', dueOn: null },
    { text: 'later', dueOn: '2026-11-30' },
    { text: 'soon', dueOn: '2026-10-01' },
  ]
  for (const [index, details] of wanted.entries()) {
    clock.now = new Date(morning.getTime() + index * 60_000)
    await save(admin, omar, randomUUID(), details)
  }

  const { steps } = await shown(admin, omar.id)

  expect(steps.map(({ text }) => text)).toEqual(['soon', 'later', 'some day', 'closed last', 'closed first'])
})

describe('what a device sends again', () => {
  test('changes nothing and is not recorded twice', async () => {
    const { admin, educator, ridge, trail } = await place()
    const [omar, id] = [await educator(ridge.id), randomUUID()]
    const first = await save(admin, omar, id)
    clock.now = new Date('2026-10-26T15:30:00Z')

    const again = await save(admin, omar, id)

    expect(again.body).toEqual(first.body)
    expect(await trail()).toHaveLength(1)
    expect((await shown(admin, omar.id)).steps).toHaveLength(1)
  })

  test('at once makes one step, and the last word of several stands whole', async () => {
    const { admin, as, educator, ridge } = await place()
    const [omar, id, coach] = [await educator(ridge.id), randomUUID(), await as('coach')]
    const texts = ['one', 'two', 'three', 'four']

    const replies = await Promise.all([
      ...texts.map((text) => save(admin, omar, id, { text, status: 'done' })),
      ...texts.map((text) => save(coach, omar, id, { text, status: 'done' })),
    ])

    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const { steps } = await shown(admin, omar.id)
    expect(steps).toMatchObject([{ id, status: 'done', closedOn: '2026-10-22' }])
    expect(texts).toContain(steps[0]?.text)
  })

  test('under an id of another educator’s step is refused and changes neither', async () => {
    const { admin, as, educator, hill, ridge } = await place()
    const [omar, ruth] = [await educator(ridge.id), await educator(hill.id, 'Ruth Feldman')]
    const [id, principal] = [randomUUID(), await as('principal')]
    await save(admin, ruth, id)

    for (const caller of [admin, principal])
      for (const text of [pause.text, 'Mine now.'])
        expect(await save(caller, omar, id, { text })).toMatchObject({
          status: 404,
          body: { code: 'step-not-found' },
        })
    expect((await shown(admin, ruth.id)).steps).toMatchObject([{ id, text: pause.text }])
    expect((await shown(admin, omar.id)).steps).toEqual([])
  })

  test('under an id that another district has makes a step here and leaves that one alone', async () => {
    const [here, there] = [await place(), await place()]
    const [omar, abroad] = [await here.educator(here.ridge.id), await there.educator(there.ridge.id)]
    const id = randomUUID()
    await save(there.admin, abroad, id)

    expect((await save(here.admin, omar, id, { text: 'Ours.' })).status).toBe(200)

    expect((await shown(here.admin, omar.id)).steps).toMatchObject([{ id, text: 'Ours.' }])
    expect((await shown(there.admin, abroad.id)).steps).toMatchObject([{ id, text: pause.text }])
  })
})

describe('who agrees', () => {
  test.each(roles)('a %s', async (role) => {
    const { as, educator, hill, ridge, trail } = await place()
    const [near, far] = [await educator(ridge.id), await educator(hill.id)]
    const caller = await as(role)
    const reaches = { 'district-admin': 2, principal: 1, 'assistant-principal': 1, coach: 1 }
    const reach = Object.entries(reaches).find(([it]) => it === role)?.[1] ?? 0

    const statuses = [near, far].map(async (it) => (await save(caller, it, randomUUID())).status)

    expect(await Promise.all(statuses)).toEqual([reach > 0 ? 200 : 404, reach > 1 ? 200 : 404])
    expect(await trail()).toHaveLength(reach)
  })

  test('a peer observer with the educators of their group', async () => {
    const { educator, person, ridge } = await place()
    const [omar, ruth] = [await educator(ridge.id), await educator(ridge.id, 'Ruth Feldman')]
    const peer = await person({ role: 'peer-observer', schoolId: ridge.id, educatorIds: [omar.id] })

    expect((await save(peer, omar, randomUUID())).status).toBe(200)
    expect((await save(peer, ruth, randomUUID())).status).toBe(404)
  })

  test('the educator says that their step is done, takes it back, and changes nothing else', async () => {
    const { admin, as, educator, link, ridge } = await place()
    const [omar, teacher, id] = [await educator(ridge.id), await as('teacher'), randomUUID()]
    await link(omar.id, teacher.id)
    await save(admin, omar, id)

    const forbidden = { status: 403, body: { code: 'forbidden' } }
    const wrong: Partial<StepDetails>[] = [
      { text: 'Something easier.' },
      { dueOn: null },
      { status: 'mastered' },
      { status: 'dropped' },
    ]
    for (const it of wrong) expect(await save(teacher, omar, id, it)).toMatchObject(forbidden)
    expect(await save(teacher, omar, randomUUID(), { status: 'done' })).toMatchObject(forbidden)
    expect((await shown(teacher, omar.id)).steps).toMatchObject([
      { id, status: 'open', mayChange: false, mayClose: true },
    ])

    await Promise.all([1, 2].map(() => save(teacher, omar, id, { status: 'done' })))
    const done = { status: 'done', closedOn: '2026-10-22', closedBy: 'Somebody', mayChange: true }
    expect((await shown(admin, omar.id)).steps).toMatchObject([done])
    expect((await shown(admin, omar.id)).steps[0]?.mayClose).toBeUndefined()
    expect(await save(teacher, omar, id)).toMatchObject({
      status: 200,
      body: { status: 'open', closedOn: null },
    })

    await save(admin, omar, id, { status: 'mastered' })
    expect(await save(teacher, omar, id)).toMatchObject(forbidden)
    expect((await shown(teacher, omar.id)).steps[0]?.mayClose).toBeUndefined()
  })
})

test.each<[string, object]>([
  ['text', { text: ' ' }],
  ['text', { text: '\0' }],
  ['text', { text: 'x'.repeat(501) }],
  ['dueOn', { dueOn: '0000-01-01' }],
  ['status', { status: 'carried' }],
])('a wrong %s is refused with what to do', async (field, wrong) => {
  const { admin, educator, ridge } = await place()
  const omar = await educator(ridge.id)
  const params = { educatorId: omar.id, stepId: randomUUID() }

  const reply = await admin.try(saveStep, { params, body: { ...pause, ...wrong } })

  expect(reply).toMatchObject({ status: 422, body: { fields: { [field]: expect.any(String) } } })
})
