import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import { describe, expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'
import { rebuildFacts } from './rebuild-facts.ts'
import { agreed, aStep, makeConferences } from './test-conference.ts'
import { complete, read, save } from './test-place.ts'
import { received, send } from './test-sending.ts'

const made = await product()
const goal = (text: string) => ({
  ...{ id: randomUUID(), text, measure: '', baseline: '', target: '', dueOn: null },
})
const stepsIn = ({ rows }: Awaited<ReturnType<typeof makeConferences>>) =>
  rows('select text, status, due_on::text, educator_id, closed_at from action_steps order by text')

async function earlierFor(caller: { call: Awaited<ReturnType<typeof makeConferences>>['marisol']['call'] }) {
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

    await rebuildFacts(made.database)

    const goals = (await carriedIn(world)).map((it) => it.goal)
    expect(goals).toHaveLength(2)
    expect(goals).toEqual(expect.arrayContaining(['More voices.', null]))
  })

  test('reaches the devices of those who may read it: the newest twelve, oldest first', async () => {
    const world = await makeConferences(made)
    const { marisol, conference, as, person, ridge, hill, teacher } = world
    for (let number = 1; number <= 14; number++) {
      const startedAt = new Date(Date.UTC(2026, 8, number, 15)).toISOString()
      const document = conference(agreed({ goals: [goal(`Goal ${number}`)] }), { startedAt })
      read(await complete(marisol, read(await save(marisol, randomUUID(), document))))
    }
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
