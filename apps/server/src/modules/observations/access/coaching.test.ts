import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { readEverything, tellingOf } from '../../../../test/read-everything.ts'
import { shown as educatorShown, listed } from '../../educators/test-place.ts'
import { looker } from '../../impersonation/test-scene.ts'
import { agreed, aStep, makeConferences } from '../test-conference.ts'
import { complete, openAs, read, save } from '../test-place.ts'
import { received, send, shown } from '../test-sending.ts'

const made = await product()
const look = await looker(made)
const COMMENTS = 8

const goal = (text: string) => ({
  id: randomUUID(),
  text,
  measure: '',
  baseline: '',
  target: '',
  dueOn: null,
})

/** A coach and Omar: a talk that was begun as a walkthrough, sent as coaching, read, answered and gone on with. */
async function coaching() {
  const place = await makeConferences(made)
  const { omar, ridge, rows, teacher, conference, person } = place
  const coach = await person({ role: 'coach', schoolId: ridge.id })
  await rows(`update users set name = 'Priya Canary' where id = ${coach.id}`)
  const step = aStep('canary-step')
  const capture = agreed({
    agreements: [{ id: randomUUID(), text: 'canary-words' }],
    goals: [goal('canary-goal')],
    steps: [step],
    followUpOn: '2026-10-21',
  })
  const startedAt = '2026-10-20T15:05:00.000Z'
  const begun = read(await save(coach, randomUUID(), conference(capture, { startedAt })))
  const chosen = { ...begun.document, purpose: 'coaching' as const }
  const completed = read(await complete(coach, read(await save(coach, begun.id, chosen, begun.revision))))
  const sent = read(await send(coach, completed, { message: 'canary-message' }))
  const fileId = randomUUID()
  await coach.call(contract.files.add, {
    params: { fileId },
    query: { observation: sent.id },
    body: new Uint8Array(Buffer.from('%PDF-1.7 canary-file')),
  })
  await shown(teacher, sent.id)
  await received.acknowledge(teacher, sent.id, 1)
  await received.reply(teacher, sent.id, 'canary-reply')
  const changeStep = (caller: typeof coach, text: string) =>
    caller.call(contract.educators.saveStep, {
      params: { educatorId: omar.id, stepId: step.id },
      body: { text, dueOn: step.dueOn, status: 'open' },
    })
  await changeStep(coach, 'canary-step, said otherwise')
  const thrown = read(await save(coach, randomUUID(), conference(capture, { purpose: 'coaching' })))
  await coach.call(contract.observations.remove, { params: { observationId: thrown.id }, query: {} })
  return {
    ...place,
    coach,
    sent,
    thrown,
    step,
    changeStep,
    known: {
      observationId: [sent.id],
      version: [1],
      fileId: [fileId],
      importId: [randomUUID()],
      documentId: [randomUUID()],
      districtId: [place.id],
      name: ['w9'],
      exportId: [randomUUID()],
      stepId: [step.id],
      educatorId: [omar.id],
      otherId: [omar.id],
      educator: [omar.id],
      userId: [coach.id, teacher.id],
      configurationId: [place.configurationId],
      toolType: [COMMENTS],
      school: [ridge.id],
      search: ['Omar', 'Priya'],
      email: [coach.email],
    },
  }
}

const it = await coaching()

describe('what comes from coaching', () => {
  test.each([
    ['who coached', it.coach, ['words', 'goal', 'step', 'message', 'file', 'reply']],
    ['the educator', it.teacher, ['words', 'goal', 'step', 'message', 'reply']],
  ])('is read by %s', async (_, caller, words) => {
    const told = await readEverything(caller, it.known)

    for (const word of words) expect([word, tellingOf(told, `canary-${word}`)]).not.toEqual([word, []])
    expect((await listed(it.coach)).items).toMatchObject([{ openSteps: 1 }])
    expect((await educatorShown(caller, it.omar.id)).steps).toMatchObject([
      { id: it.step.id, isCoaching: true },
    ])
  })

  test.each([
    ['the principal', () => it.marisol],
    ['a district administrator', () => it.admin],
    ['an assistant principal', () => it.as('assistant-principal')],
    ['another coach', () => it.as('coach')],
    ['a district viewer', () => it.as('district-viewer')],
    ['another teacher', () => it.as('teacher')],
    ['support with the coach’s eyes', () => look(it.coach)],
    ['support with the educator’s eyes', () => look(it.teacher)],
    ['support with an administrator’s eyes', () => look(it.admin)],
  ])('is told to nobody else: not to %s', async (_, person) => {
    const told = await readEverything(await person(), it.known)

    expect(tellingOf(told, /canary/)).toEqual([])
    // PDFs are compressed and show no words: nobody gets one at all.
    expect(told.filter(({ spec, status }) => spec.path.endsWith('.pdf') && status === 200)).toEqual([])
    for (const id of [it.sent.id, it.sent.document.visitId, it.step.id, it.thrown.id])
      expect(tellingOf(told, id)).toEqual([])
    expect(told.some(({ status }) => status === 200)).toBe(true)
  })

  test('is named nowhere in the week, and a conference counts as no visit', async () => {
    const { body } = await it.marisol.call(contract.dashboard.show, { query: {} })
    const { shown: dashboard } = contract.dashboard.show.response.parse(body)

    expect(dashboard).toMatchObject({
      thisWeek: { visits: 0, educators: 0, observers: [] },
      coverage: { rows: [{ total: 0 }] },
    })
    expect(JSON.stringify(body)).not.toContain('Canary')
    expect((await listed(it.admin)).items).toMatchObject([{ openSteps: 0, lastVisitOn: null }])
  })

  test('is changed by nobody else either, who may know the id of a step', async () => {
    for (const caller of [it.marisol, it.admin, await it.as('coach')])
      expect(await it.changeStep(caller, 'Taken.')).toMatchObject({
        status: 404,
        body: { code: 'step-not-found' },
      })
    const taken = agreed({ steps: [{ ...it.step, text: 'Taken.' }] })
    const own = read(await save(it.marisol, randomUUID(), it.conference(taken)))
    read(await send(it.marisol, read(await complete(it.marisol, own))))

    expect(await it.rows(`select text from action_steps where id = '${it.step.id}'`)).toEqual([
      { text: 'canary-step, said otherwise' },
    ])
  })
})

describe('the trail', () => {
  type Filters = Parameters<typeof it.admin.try>[1]['query']
  const linesFor = async (caller: Pick<typeof it.admin, 'try'>, query: Filters = {}) => {
    const { body } = await caller.try(contract.audit.list, { query: { limit: 100, ...query } })
    return contract.audit.list.response.parse(body).items
  }
  const happened = [
    'observation.create',
    'observation.complete',
    'observation.send',
    'observation.read',
    'observation.download',
    'observation.acknowledge',
    'observation.reply',
    'action-step.change',
    'observation.delete',
  ] as const

  test.each([
    ['a principal', () => it.marisol],
    ['an administrator', () => it.admin],
  ])('tells %s what happened, and of nobody', async (_, person) => {
    const lines = (await linesFor(await person())).filter((line) => line.isBetweenOthers)

    expect(new Set(lines.map(({ event }) => event))).toEqual(new Set(happened))
    for (const { actor, realActor, subject } of lines)
      expect([actor, realActor, subject]).toEqual([null, null, { kind: subject.kind, id: '', name: null }])
  })

  test('finds none of it by a name', async () => {
    const isOfIt = ({ event }: { readonly event: string }) => happened.some((it) => it === event)
    for (const actor of [it.coach.id, it.teacher.id]) {
      expect((await linesFor(it.admin, { actor })).filter(isOfIt)).toEqual([])
      expect(await linesFor(it.admin, { actor, event: 'observation.create' })).toEqual([])
    }
  })

  test('names who coached to themselves', async () => {
    const leader = await it.person({ role: 'principal', schoolId: it.ridge.id })
    const own = read(await save(leader, randomUUID(), it.conference(agreed({}), { purpose: 'coaching' })))

    const [line] = (await linesFor(leader)).filter(({ subject }) => subject.id === own.id)
    expect(line).toMatchObject({
      event: 'observation.create',
      actor: { id: leader.id },
      isBetweenOthers: false,
    })
    expect((await linesFor(it.admin)).filter(({ subject }) => subject.id === own.id)).toEqual([])
  })
})

describe('the purpose', () => {
  test('may change until it is sent, and everything follows', async () => {
    const { conference, coach, marisol } = it
    const begun = read(await save(coach, randomUUID(), conference(agreed({}), { purpose: 'coaching' })))
    const opened = { ...begun.document, purpose: 'walkthrough' as const }
    const sent = read(
      await send(
        coach,
        read(await complete(coach, read(await save(coach, begun.id, opened, begun.revision)))),
      ),
    )

    expect((await shown(marisol, sent.id)).record.purpose).toBe('walkthrough')
  })

  test('of what was sent as coaching stays, also when it is opened again and comes late', async () => {
    const leader = await it.person({ role: 'principal', schoolId: it.ridge.id })
    const capture = agreed({ steps: [aStep('Between the two.')] })
    const begun = read(await save(leader, randomUUID(), it.conference(capture, { purpose: 'coaching' })))
    const sent = read(await send(leader, read(await complete(leader, begun))))
    const walkthrough = { ...sent.document, purpose: 'walkthrough' as const }
    const late = read(await save(leader, sent.id, { ...walkthrough, privateNotes: 'Late' }, sent.revision))
    expect(late.document.purpose).toBe('coaching')

    await received.reopen(leader, sent.id)
    const { revision } = await openAs(leader, sent.id)
    const again = read(await save(leader, sent.id, { ...walkthrough, privateNotes: 'Again' }, revision))
    read(await send(leader, read(await complete(leader, again))))

    expect((await shown(leader, sent.id)).record.purpose).toBe('coaching')
    const params = { observationId: sent.id }
    expect((await it.admin.call(contract.observations.show, { params })).status).toBe(404)
  })
})

describe('a follow-up', () => {
  let place: Awaited<ReturnType<typeof makeConferences>>
  beforeAll(async () => {
    place = await makeConferences(made)
  })

  test('that is due is not kept by a coaching visit of somebody else, which that would tell of', async () => {
    const { conference, marisol, person, ridge, omar } = place
    const startedAt = '2026-10-12T15:00:00.000Z'
    const talk = conference(agreed({ followUpOn: '2026-10-15' }), { startedAt })
    read(await complete(marisol, read(await save(marisol, randomUUID(), talk))))
    const coach = await person({ role: 'coach', schoolId: ridge.id })
    const visit = conference(agreed({}), { purpose: 'coaching', startedAt: '2026-10-16T15:00:00.000Z' })
    read(await complete(coach, read(await save(coach, randomUUID(), visit))))

    const { body } = await marisol.call(contract.dashboard.show, { query: {} })
    expect(contract.dashboard.show.response.parse(body).shown?.followUps).toEqual([
      { educatorId: omar.id, dueOn: '2026-10-15' },
    ])
  })
})
