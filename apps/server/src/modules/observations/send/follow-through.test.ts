import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import type { StepDetails } from '@corridor/contract/people/educators'
import { openLeaderSteps } from '@corridor/tools/tools/teacher-conference/leader-steps'
import { describe, expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { rebuildFacts } from '../facts/rebuild-facts.ts'
import { agreed, aStep, makeConferences } from '../test-conference.ts'
import { type Caller, complete, openAs, read, save } from '../test-place.ts'
import { received, send } from '../test-sending.ts'

const made = await product()
const goal = (text: string) => ({
  id: randomUUID(),
  text,
  measure: '',
  baseline: '',
  target: '',
  dueOn: null,
})
const stepsIn = ({ rows }: Awaited<ReturnType<typeof makeConferences>>) =>
  rows('select text, status, due_on::text, educator_id, closed_at from action_steps order by text')

/** Stores a conference on a day of September, finished and not sent. */
async function talk(
  { conference }: Awaited<ReturnType<typeof makeConferences>>,
  leader: Caller,
  day: number,
  details: Parameters<typeof agreed>[0],
) {
  const startedAt = new Date(Date.UTC(2026, 8, day, 15)).toISOString()
  const saved = await save(leader, randomUUID(), conference(agreed(details), { startedAt }))
  return read(await complete(leader, read(saved)))
}

async function earlierFor(caller: Caller) {
  const { body } = await caller.call(contract.device.snapshot, {})
  return contract.device.snapshot.response.parse(body).earlier
}

describe('what a tool carries to the next visit', () => {
  const carriedIn = ({ rows }: Awaited<ReturnType<typeof makeConferences>>) =>
    rows(`select carried -> 'goals' -> 0 ->> 'text' as goal from observations`)

  test('is written when it is finished and edited, and goes when it is opened again', async () => {
    const world = await makeConferences(made)
    const { marisol, conference } = world
    const capture = agreed({ goals: [goal('More voices.')] })
    const saved = read(await save(marisol, randomUUID(), conference(capture)))
    expect(await carriedIn(world)).toEqual([{ goal: null }])

    const completed = read(await complete(marisol, saved))
    expect(await carriedIn(world)).toEqual([{ goal: 'More voices.' }])
    const changed = agreed({ goals: [goal('Longer answers.')] })
    const edited = read(await save(marisol, saved.id, { ...completed.document, capture: changed }, 1))
    expect(await carriedIn(world)).toEqual([{ goal: 'Longer answers.' }])

    read(await send(marisol, edited))
    expect(await carriedIn(world)).toEqual([{ goal: 'Longer answers.' }])
    await received.reopen(marisol, saved.id)
    expect(await carriedIn(world)).toEqual([{ goal: null }])
  })

  test('is written again with the facts', async () => {
    const world = await makeConferences(made)
    await world.finished({ goals: [goal('More voices.')] })
    await world.finished()
    await world.rows('update observations set carried = null')

    await rebuildFacts(made.database, made.services.log)

    const goals = (await carriedIn(world)).map((it) => it.goal)
    expect(goals).toHaveLength(2)
    expect(goals).toEqual(expect.arrayContaining(['More voices.', null]))
  })

  test('reaches the devices of those who may read it: the newest twelve, oldest first', async () => {
    const world = await makeConferences(made)
    const { marisol, conference, as, person, ridge, hill, teacher } = world
    for (let number = 1; number <= 14; number++)
      read(await send(marisol, await talk(world, marisol, number, { goals: [goal(`Goal ${number}`)] })))
    const coaching = conference(agreed({ goals: [goal('Between two')] }), { purpose: 'coaching' })
    const coach = await person({ role: 'coach', schoolId: ridge.id })
    read(await complete(coach, read(await save(coach, randomUUID(), coaching))))

    const goalsOf = async (caller: typeof marisol) =>
      (await earlierFor(caller)).map(({ carried }) => JSON.stringify(carried).match(/"text":"(.*?)"/)?.[1])
    const twelve = Array.from({ length: 12 }, (_, index) => `Goal ${index + 3}`)
    expect(await goalsOf(marisol)).toEqual(twelve)
    expect(await goalsOf(await as('assistant-principal'))).toEqual(twelve)
    expect(await goalsOf(coach)).toContain('Between two')
    const elsewhere = await person({ role: 'principal', schoolId: hill.id })
    expect(await goalsOf(elsewhere)).toEqual([])
    expect(await goalsOf(teacher)).toEqual([])
  })

  test('reaches colleagues once it is sent; who finished it has it at once', async () => {
    const world = await makeConferences(made)
    const { marisol } = world
    const ben = await world.as('assistant-principal')
    const finished = await talk(world, marisol, 1, { goals: [goal('More voices.')] })
    expect(await earlierFor(marisol)).toHaveLength(1)
    expect(await earlierFor(ben)).toEqual([])

    read(await send(marisol, finished))
    expect(await earlierFor(ben)).toHaveLength(1)
  })

  test('has what a leader took on for that leader alone, however much others talk since', async () => {
    const world = await makeConferences(made)
    const { marisol } = world
    const ben = await world.as('assistant-principal')
    const took = async (leader: Caller, day: number, text: string) => {
      const steps = [aStep(text, { owner: 'leader' })]
      read(await send(leader, await talk(world, leader, day, { steps, followUpOn: '2026-11-05' })))
    }
    await took(marisol, 1, 'Arrange cover.')
    for (let day = 2; day <= 14; day++) await took(ben, day, `Ben’s ${day}`)
    await talk(world, marisol, 15, { goals: [goal('More voices.')] })

    const now = { startedAt: '2026-10-22T15:00:00.000Z', timeZone: 'America/Denver' }
    const openFor = async (leader: Caller) =>
      openLeaderSteps(await earlierFor(leader), now).map(({ text, agreedOn }) => `${text} ${agreedOn}`)
    expect(await openFor(marisol)).toEqual(['Arrange cover. 2026-09-01'])
    // Thirteen promises: more than a tool is given of anybody's.
    expect(await openFor(ben)).toEqual(
      Array.from({ length: 13 }, (_, it) => `Ben’s ${it + 2} 2026-09-${String(it + 2).padStart(2, '0')}`),
    )
    expect(JSON.stringify(await earlierFor(marisol))).not.toContain('Ben’s')
  })
})

describe('agreed steps', () => {
  test('are the educator’s once it is sent, and not before', async () => {
    const world = await makeConferences(made)
    const capture = {
      steps: [aStep('Pause three seconds.'), aStep('Arrange cover.', { owner: 'leader' }), aStep('  ')],
    }
    const completed = await world.finished(capture)
    expect(await stepsIn(world)).toEqual([])

    read(await send(world.marisol, completed))

    const step = { text: 'Pause three seconds.', status: 'open', due_on: '2026-11-05', closed_at: null }
    expect(await stepsIn(world)).toEqual([{ ...step, educator_id: world.omar.id }])
    expect(await world.rows('select observation_id, created_by_id from action_steps')).toEqual([
      { observation_id: completed.id, created_by_id: world.marisol.id },
    ])
  })

  test('go on where they were there already, and are written once', async () => {
    const world = await makeConferences(made)
    const { marisol } = world
    const step = aStep('Pause three seconds.')
    await world.sent({ steps: [step] })
    const { id, text, dueOn } = step
    const mastered = await world.sent({
      reviews: [{ id, text, dueOn, outcome: 'mastered', newDueOn: null }],
    })
    expect(await stepsIn(world)).toMatchObject([{ status: 'mastered', closed_at: made.clock.now }])

    await received.reopen(marisol, mastered.id)
    const reviews = [{ id, text, dueOn, outcome: 'carried' as const, newDueOn: '2026-12-01' }]
    const capture = agreed({ ...mastered.document.capture, reviews })
    const again = read(await save(marisol, mastered.id, { ...mastered.document, capture }, 2))
    read(await send(marisol, read(await complete(marisol, again))))

    expect(await stepsIn(world)).toMatchObject([{ status: 'open', due_on: '2026-12-01', closed_at: null }])
  })

  test('of somebody else are left alone', async () => {
    const world = await makeConferences(made)
    const ruth = await world.educator(world.ridge.id, 'Ruth Feldman')
    const step = aStep('Pause three seconds.')
    await world.sent({ steps: [step] })

    const other = world.conference(agreed({ steps: [{ ...step, text: 'Stolen' }] }), {
      educatorId: ruth.id,
    })
    const saved = read(await save(world.marisol, randomUUID(), other))
    expect(await send(world.marisol, read(await complete(world.marisol, saved)))).toMatchObject({
      status: 200,
    })

    expect(await stepsIn(world)).toMatchObject([{ text: 'Pause three seconds.', educator_id: world.omar.id }])
  })
})

describe('a corrected copy', () => {
  type World = Awaited<ReturnType<typeof makeConferences>>

  /** Sends an observation again with changes, after it was opened again. */
  async function corrected(
    { marisol }: World,
    { id, document }: Awaited<ReturnType<World['sent']>>,
    details: Parameters<typeof agreed>[0],
  ) {
    await received.reopen(marisol, id)
    const { revision } = await openAs(marisol, id)
    const capture = agreed({ ...document.capture, ...details })
    const again = read(await save(marisol, id, { ...document, capture }, revision))
    return read(await send(marisol, read(await complete(marisol, again))))
  }

  /** Changes a step on the educator's page. */
  const change = ({ admin, omar }: World, stepId: string, details: Partial<StepDetails>) =>
    admin.call(contract.educators.saveStep, {
      params: { educatorId: omar.id, stepId },
      body: { text: 'Pause three seconds.', dueOn: '2026-11-05', status: 'open', ...details },
    })

  test('leaves a step closed that was closed since, whatever else is corrected', async () => {
    const world = await makeConferences(made)
    const [step, other] = [aStep('Pause three seconds.'), aStep('Ask twice.')]
    const sent = await world.sent({ steps: [step, other] })
    await change(world, step.id, { status: 'mastered' })

    await corrected(world, sent, {
      steps: [step, { ...other, text: 'Ask three times.', dueOn: '2026-12-01' }],
      followUpFor: 'Corrected',
    })

    expect(await stepsIn(world)).toMatchObject([
      { text: 'Ask three times.', status: 'open', due_on: '2026-12-01' },
      { text: 'Pause three seconds.', status: 'mastered', closed_at: made.clock.now },
    ])
  })

  test('takes over the text that the observer changed; day and status stay as they became', async () => {
    const world = await makeConferences(made)
    const step = aStep('Pause three seconds.')
    const sent = await world.sent({ steps: [step] })
    await change(world, step.id, { status: 'done', dueOn: '2026-11-20' })

    await corrected(world, sent, { steps: [{ ...step, text: 'Pause five seconds.' }] })

    expect(await stepsIn(world)).toMatchObject([
      { text: 'Pause five seconds.', status: 'done', due_on: '2026-11-20' },
    ])
  })

  test('keeps the words that somebody else found since, where the observer changed none', async () => {
    const world = await makeConferences(made)
    const step = aStep('Pause three seconds.')
    const sent = await world.sent({ steps: [step] })
    await change(world, step.id, { text: 'Pause, and look around.' })

    await corrected(world, sent, { steps: [{ ...step, dueOn: '2026-12-01' }] })

    expect(await stepsIn(world)).toMatchObject([{ text: 'Pause, and look around.', due_on: '2026-12-01' }])
  })

  test('compares with the last copy, not with the first', async () => {
    const world = await makeConferences(made)
    const step = aStep('Pause three seconds.')
    const sent = await world.sent({ steps: [step] })
    const later = { ...step, text: 'Pause five seconds.' }
    await corrected(world, sent, { steps: [later] })
    await change(world, step.id, { text: 'Pause, and look around.', status: 'mastered' })

    await corrected(world, sent, { steps: [later], followUpFor: 'Corrected again' })

    expect(await stepsIn(world)).toMatchObject([{ text: 'Pause, and look around.', status: 'mastered' }])
  })

  test('drops a step that the observer took out, unless somebody went on with it', async () => {
    const world = await makeConferences(made)
    const [left, kept, stays] = [aStep('Left alone.'), aStep('Gone on with.'), aStep('Stays.')]
    const sent = await world.sent({ steps: [left, kept, stays] })
    await change(world, kept.id, { text: 'Gone on with.', dueOn: '2026-12-01' })

    await corrected(world, sent, { steps: [stays] })

    expect(await stepsIn(world)).toMatchObject([
      { text: 'Gone on with.', status: 'open', closed_at: null },
      { text: 'Left alone.', status: 'dropped', closed_at: made.clock.now },
      { text: 'Stays.', status: 'open' },
    ])
  })

  test('without a review gives an earlier step back as it was', async () => {
    const world = await makeConferences(made)
    const step = aStep('Pause three seconds.')
    await world.sent({ steps: [step] })
    const { id, text, dueOn } = step
    const talk = await world.sent({ reviews: [{ id, text, dueOn, outcome: 'mastered', newDueOn: null }] })

    await corrected(world, talk, { reviews: [] })

    expect(await stepsIn(world)).toMatchObject([{ text, status: 'open', due_on: dueOn, closed_at: null }])
  })

  test('of a copy whose steps were not kept takes over the words, and leaves closed what is closed', async () => {
    const world = await makeConferences(made)
    const step = aStep('Pause three seconds.')
    const sent = await world.sent({ steps: [step] })
    await change(world, step.id, { status: 'mastered' })
    await world.rows('update sent_copies set steps = null')

    await corrected(world, sent, { steps: [{ ...step, text: 'Pause five seconds.' }] })

    expect(await stepsIn(world)).toMatchObject([{ text: 'Pause five seconds.', status: 'mastered' }])
  })

  test('an earlier step that was closed while a talk was written stays closed', async () => {
    const world = await makeConferences(made)
    const step = aStep('Pause three seconds.')
    await world.sent({ steps: [step] })
    await change(world, step.id, { status: 'done' })
    const { id, text, dueOn } = step

    await world.sent({ reviews: [{ id, text, dueOn, outcome: 'carried', newDueOn: '2026-12-01' }] })

    expect(await stepsIn(world)).toMatchObject([{ status: 'done', due_on: '2026-12-01' }])
  })
})

describe('what may not go out yet', () => {
  test('is refused with the reason, and stays as it is', async () => {
    const world = await makeConferences(made)
    const completed = await world.finished({ signature: null })

    expect(await send(world.marisol, completed)).toMatchObject({
      status: 409,
      body: { code: 'observation-not-ready', fields: { capture: 'Sign the conference, then send it.' } },
    })

    expect(await world.rows('select status from observations')).toEqual([{ status: 'completed' }])
    expect(await world.rows('select from sent_copies')).toEqual([])
  })
})
