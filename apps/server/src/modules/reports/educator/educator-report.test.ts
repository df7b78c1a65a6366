import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import tasks from '@corridor/tools/tools/advanced-task/advanced-task.samples'
import lookFors from '@corridor/tools/tools/custom-look-for/custom-look-for.samples'
import rubrics from '@corridor/tools/tools/expanded-rubric/expanded-rubric.samples'
import questions from '@corridor/tools/tools/higher-level-questioning/higher-level-questioning.samples'
import time from '@corridor/tools/tools/keeping-time/keeping-time.samples'
import noticing from '@corridor/tools/tools/noticing-wondering/noticing-wondering.samples'
import standards from '@corridor/tools/tools/standard-over-time/standard-over-time.samples'
import comments from '@corridor/tools/tools/targeted-comment/targeted-comment.samples'
import { describe, expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { aSweep } from '../../../../test/sample-observation.ts'
import { statementsOf } from '../../../../test/statements.ts'
import { agreed, answer, aStep } from '../../observations/test-conference.ts'
import { read } from '../../observations/test-place.ts'
import { received, send } from '../../observations/test-sending.ts'
import {
  cardOf,
  factsIn,
  makeWorld,
  mountEducatorReport,
  openedBy,
  openingsIn,
  reportTo,
} from './test-educator.ts'
import { trendWords } from './trend-words.ts'

const made = await product()
mountEducatorReport(made)
const days = [
  '2026-09-01',
  '2026-09-08',
  '2026-09-15',
  '2026-09-22',
  '2026-09-29',
  '2026-10-06',
  '2026-10-13',
]

async function world(...working: readonly number[]) {
  const place = await makeWorld(made)
  for (const [index, n] of working.entries()) await place.onTask(place.marisol, days[index] ?? '', n)
  return place
}

const runIn = (report: Awaited<ReturnType<typeof reportTo>>) => {
  const [block] = cardOf(report, 'on-task')?.blocks ?? []
  if (block?.kind !== 'chart' || block.chart.shape !== 'visit-run') throw new Error('There is no run.')
  return { ...block, chart: block.chart }
}

describe('a report about somebody', () => {
  test('whom nobody visited says so in a sentence', async () => {
    const { omar, marisol } = await world()

    const report = await reportTo(marisol, omar.id)

    expect(report.cards).toHaveLength(1)
    expect(report.cards[0]?.blocks).toEqual([
      {
        kind: 'note',
        text: 'No visit with Omar Haddad from Mon, Aug 17 to Thu, Oct 22 that you may read.',
      },
    ])
  })

  test('with one visit has a square and neither median nor direction', async () => {
    const { omar, marisol } = await world(8)

    const report = await reportTo(marisol, omar.id)

    expect(cardOf(report, 'on-task')?.line).toBe(
      '1 visit, 5 sweeps, 1 observer. Squares are visits; rings are sweeps.',
    )
    expect(runIn(report).chart).toMatchObject({
      points: [{ label: 'Sep 1', note: '5 sweeps', share: 0.8, rings: [0.8, 0.8, 0.8, 0.8, 0.8] }],
      median: null,
    })
    expect(runIn(report).table.rows).toEqual([['Sep 1', '40 of 50 (80%)', '5 sweeps', 'Somebody', '']])
    expect(factsIn(cardOf(report, 'on-task')).Trend).toBe('1 visit: no direction is told before 4')
  })

  test('whose class was too small for a percentage is told counts', async () => {
    const { omar, marisol, with: captured } = await world()
    const at = '2026-10-22T15:05:00.000Z'
    await captured(marisol, 2, { sweeps: [aSweep(at)] })

    const report = await reportTo(marisol, omar.id)

    expect(runIn(report).chart).toMatchObject({
      points: [{ share: null, rings: [], isIndicative: true }],
      median: null,
    })
    expect(runIn(report).table.rows).toEqual([['Oct 22', '2 of 3', '1 sweep', 'Somebody', 'indicative']])
    expect(JSON.stringify(cardOf(report, 'on-task'))).not.toContain('%')
  })

  test('whose visits are all equal is told no change', async () => {
    const { omar, marisol } = await world(8, 8, 8, 8, 8, 8)

    const report = await reportTo(marisol, omar.id)

    expect(runIn(report).chart.median).toBe(0.8)
    expect(factsIn(cardOf(report, 'on-task'))).toMatchObject({
      'Range of sweeps': 'All 80%',
      Trend: '6 visits: level, less than one point from visit to visit',
    })
    expect(JSON.stringify(report)).not.toMatch(/NaN|Infinity|undefined/)
  })

  test('another observer is named where they begin, and another set-up breaks the line', async () => {
    const { omar, marisol, ridge, rows, person, onTask } = await world(8, 8)
    const ben = await person({ role: 'assistant-principal', schoolId: ridge.id })
    await rows(`update users set name = 'Ben Halvorsen' where id = ${ben.id}`)
    const last = await onTask(ben, '2026-10-20', 6)
    await rows(`insert into configuration_versions (district_id, configuration_id, version, content, published_at)
      select district_id, configuration_id, 2, content, published_at from configuration_versions
      where configuration_id = ${last.document.configurationId}`)
    await rows(`update observations set configuration_version = 2 where id = '${last.id}'`)

    const { chart } = runIn(await reportTo(marisol, omar.id))

    expect(chart.points.map(({ begins, isBreak }) => [begins, isBreak])).toEqual([
      [null, false],
      [null, false],
      ['set-up version 2 starts, Ben Halvorsen observes', true],
    ])
  })
})

test.each([
  [[0.7, 0.8, 0.9], '3 visits: no direction is told before 4'],
  [
    [0.7, 0.8, 0.8, 0.9],
    'The last two lie 10 points above the first two. 4 visits: no slope is drawn before 6',
  ],
  [[0.5, 0.5, 0.5, 0.5], 'The last two are level with the first two. 4 visits: no slope is drawn before 6'],
  [[0.9, 0.88, 0.86, 0.84, 0.82, 0.8], '6 visits: about 2 points lower from visit to visit'],
  [[], '0 visits: no direction is told before 4'],
])('of %j it says “%s”', (shares, words) => {
  expect(trendWords(shares)).toBe(words)
})

test('steps, talks and replies are told with their days', async () => {
  const { omar, marisol, teacher, onTask, sent } = await world()
  const visit = read(await send(marisol, await onTask(marisol, '2026-10-21', 8)))
  await received.reply(teacher, visit.id, 'We had just moved seats.')
  const talk = await sent(
    agreed({ steps: [aStep('Pause after each question.'), aStep('Lend a room.', { owner: 'leader' })] }),
  )

  const report = await reportTo(marisol, omar.id)

  expect(factsIn(cardOf(report, 'glance'))).toEqual({
    Visits: '1',
    'Last visit': 'Yesterday',
    'Sent within one school day': '1 of 1',
    Replies: '1 of 1',
    'Times of day': 'P3: 1',
  })
  expect(cardOf(report, 'steps')).toMatchObject({
    line: '1 open',
    blocks: [{ items: [{ head: 'Open · Due Nov 5', text: 'Pause after each question.' }] }],
  })
  expect(cardOf(report, 'conferences')?.blocks).toMatchObject([
    { table: { rows: [['Oct 22', 'Somebody', 'Signed by the leader', '2']] } },
  ])
  expect(cardOf(report, 'replies')?.blocks).toMatchObject([
    { items: [{ head: 'Oct 22 · to On Task of Oct 21', text: 'We had just moved seats.' }] },
  ])
  expect(cardOf(report, 'timeline')).toMatchObject({
    line: '1 visit, 1 conference',
    blocks: [
      {
        table: {
          rows: [
            ['Oct 22', 'Teacher Conference', 'Signed by the leader', 'Somebody'],
            ['Oct 21', 'On Task', 'Replied Oct 22', 'Somebody'],
          ],
        },
      },
    ],
  })

  const capture = talk.document.capture
  const of =
    typeof capture.signature === 'object' && capture.signature && 'of' in capture.signature
      ? capture.signature.of
      : ''
  expect(await answer(teacher, talk.id, String(of), 'Omar Haddad', 'signature')).toMatchObject({
    status: 200,
  })
  expect(JSON.stringify(await reportTo(marisol, omar.id))).toContain('Signed by both')
})

test('goals that no step stands beside say when they were set', async () => {
  const { omar, marisol, sent } = await world()
  const goal = {
    id: randomUUID(),
    text: 'Begin at the bell.',
    measure: 'Minutes',
    baseline: '6',
    target: '2',
  }
  await sent(agreed({ steps: [], goals: [{ ...goal, dueOn: null }] }))

  expect(cardOf(await reportTo(marisol, omar.id), 'steps')).toMatchObject({
    title: 'Goals, as set Oct 22',
    line: 'No action step in these days',
    blocks: [{ table: { rows: [['Begin at the bell.', 'Minutes', '6', '2']] } }],
  })
})

test('what a newer Corridor wrote is left out, and the rest stands', async () => {
  const { omar, marisol, teacher, rows, onTask } = await world(8)
  const newer = await onTask(marisol, '2026-10-20', 6)
  read(await send(marisol, newer))
  await rows(`update observations set document = document || '{"toolVersion": 99}' where id = '${newer.id}'`)
  await rows(`
    insert into sent_copies (district_id, observation_id, version, send_id, revision, record, message, sent_at)
    select district_id, observation_id, 2, send_id, revision,
      record || '{"blocks": [{"kind": "hologram"}]}', message, sent_at from sent_copies`)

  const { chart } = runIn(await reportTo(marisol, omar.id))

  expect(chart.points.map(({ label, rings }) => [label, rings.length])).toEqual([
    ['Sep 1', 5],
    ['Oct 20', 0],
  ])
  expect(runIn(await reportTo(teacher, omar.id)).chart.points).toHaveLength(1)
})

test.each([
  [4, questions, 'a whole window', { questions: ['Academic questions by level'] }],
  [6, time, 'a whole lesson', { time: ['Oct 22, '] }],
  [7, standards, 'a first check', { standards: ['visit'] }],
  [1, noticing, 'a visit', { focuses: ['Noticings and wonderings about', 'Students'] }],
  [8, comments, 'three comments with an action step', { focuses: ['Comments', 'Strength'] }],
  [3, tasks, 'a planned visit', { 'advanced-task': ['On task or deeper'] }],
  [9, rubrics, 'part of the rubric', { rubric: ['Indicator', 'Evidence: '] }],
  [11, lookFors, 'all kinds of answers', { 'look-fors': ['Look-for'] }],
])('what tool %i captured has a card of its own', async (toolTypeId, samples, name, told) => {
  const { omar, marisol, with: captured } = await world()
  const capture = Object.assign({}, samples[1]?.[name])
  const [startedAt, endedAt] = ['2026-10-22T16:05:00.000Z', '2026-10-22T16:40:00.000Z']
  await captured(marisol, toolTypeId, capture, { startedAt, endedAt, toolVersion: 1 })

  const report = await reportTo(marisol, omar.id)

  for (const [key, words] of Object.entries(told))
    for (const it of words) expect(JSON.stringify(cardOf(report, key))).toContain(it)
  for (const it of openingsIn(report)) expect(await openedBy(marisol, it)).toBe(1)
  expect(JSON.stringify(report)).not.toMatch(/NaN|Infinity|undefined/)
})

test('every figure opens as many visits as it says, whoever reads', async () => {
  const { omar, marisol, teacher, admin, ridge, onTask, person } = await world(8, 7, 6)
  const coach = await person({ role: 'coach', schoolId: ridge.id, educatorIds: [omar.id] })
  read(await send(coach, await onTask(coach, '2026-10-20', 8, { purpose: 'coaching' })))
  read(await send(marisol, await onTask(marisol, '2026-10-20', 8)))

  for (const reader of [admin, marisol, coach, teacher]) {
    const openings = openingsIn(await reportTo(reader, omar.id))
    expect(openings.length).toBeGreaterThan(5)
    for (const it of openings) expect([it.query, await openedBy(reader, it)]).toEqual([it.query, it.visits])
  }
})

test('more visits are read with no more statements', async () => {
  const one = await world(8)
  const many = await world(8, 7, 6, 5, 8, 9, 8)
  // Several statements are sent at once, in whichever order.
  const statements = async ({ marisol, omar }: typeof one) =>
    (await statementsOf(made.database, () => reportTo(marisol, omar.id))).toSorted()

  const [few, more] = [await statements(one), await statements(many)]

  expect(more).toEqual(few)
  expect(few.length).toBeLessThan(35)
})

test('cards that were made before never stand for what changed since', async () => {
  const { omar, marisol, teacher, rows, onTask, sent } = await world()
  const visit = await onTask(marisol, '2026-10-21', 8)
  const facts = `update observation_facts set n = n - 1
    where observation_id = '${visit.id}' and item = 'code' and value = 'on-task'`
  const changes = [
    () => onTask(marisol, '2026-10-20', 7),
    () => send(marisol, visit),
    () => received.reply(teacher, visit.id, 'We had just moved seats.'),
    () => sent(agreed({ steps: [aStep('Pause after each question.')] })),
    () => rows(facts),
    () => rows(`update users set name = 'Somebody Else' where id = ${marisol.id}`),
    () => rows(`update educators set periods = '{3,4}' where id = ${omar.id}`),
  ]
  const cards = async () => JSON.stringify((await reportTo(marisol, omar.id)).cards)

  const told = [await cards()]
  for (const change of changes) {
    await change()
    told.push(await cards())
  }

  expect(new Set(told).size).toBe(told.length)
  expect(await cards()).toBe(told.at(-1))
})

test('filters of the address narrow it, and offer what they narrowed', async () => {
  const { omar, marisol, ridge, onTask, person } = await world(8, 7)
  const ben = await person({ role: 'assistant-principal', schoolId: ridge.id })
  await onTask(ben, '2026-10-20', 6)

  const report = await reportTo(marisol, omar.id, { 'observers[]': ben.id, from: '2026-09-01' })

  expect(factsIn(cardOf(report, 'glance'))).toMatchObject({ Visits: '1', 'Last visit': 'Tue, Oct 20' })
  expect(report.choices.observers).toHaveLength(2)
  expect(factsIn(cardOf(await reportTo(marisol, omar.id, { 'tools[]': 4 }), 'glance'))).toEqual({})
  expect(contract.reports.educator.response.parse(report)).toEqual(report)
})
