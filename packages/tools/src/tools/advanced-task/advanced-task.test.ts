import { merge } from '@corridor/domain/observation/merge'
import { describe, expect, test } from 'vitest'
import { running, visit } from '../../testing/test-around.ts'
import { AdvancedTaskCapture, type Look, type Round } from './advanced-task.shape.ts'
import { advancedTask as tool } from './advanced-task.tool.ts'
import { roundEvidence } from './capture/evidence.ts'
import { shareHint } from './capture/share-words.ts'
import type { Level } from './engagement.ts'
import { spreadSeats, zoneOf } from './seats.ts'

const config = tool.usual()
const START = Date.parse(visit.startedAt)
const at = (seconds: number) => new Date(START + seconds * 1_000).toISOString()
let made = 0

const look = (level: Level, offTask: Look['offTask'] = null): Look => ({ level, offTask })

function aRound(details: Partial<Round> = {}): Round {
  made += 1
  return {
    id: `00000000-0000-7000-8000-${String(made).padStart(12, '0')}`,
    startedAt: at(0),
    demand: 'dok-3',
    setting: 'whole-group',
    source: 'assigned',
    looks: { 2: look(2), 9: look(0, 'waiting'), 14: look(1), 26: look(3) },
    ...details,
  }
}

const room = { roomSeats: 26, sampled: { 2: true, 9: true, 14: true, 26: true } } as const
const captureOf = (...rounds: Round[]): AdvancedTaskCapture => ({
  ...room,
  sampled: { ...room.sampled },
  rounds,
})
const count = (capture: AdvancedTaskCapture, item: string, value: string) =>
  tool.facts(capture, config, visit).find((it) => it.item === item && it.value === value)?.n

describe('seats', () => {
  test('are spread over the room', () => {
    expect(spreadSeats(26, 10)).toEqual([2, 4, 7, 10, 12, 15, 17, 20, 23, 25])
    expect(spreadSeats(4, 10)).toEqual([1, 2, 3, 4])
    expect(spreadSeats(60, 30)).toHaveLength(30)
  })

  test.each([
    [1, 26, 'front'],
    [9, 26, 'front'],
    [10, 26, 'middle'],
    [18, 26, 'middle'],
    [19, 26, 'back'],
    [30, 26, 'back'],
  ])('seat %d of %d is in the %s', (seat, roomSeats, zone) => {
    expect(zoneOf(seat, roomSeats)).toBe(zone)
  })
})

describe('what an engagement capture counts', () => {
  test('level 2 and above compares with On Task', () => {
    const capture = captureOf(aRound(), aRound())
    expect(count(capture, 'compares-with-on-task', 'on-task')).toBe(4)
    expect(count(capture, 'compares-with-on-task', 'seen')).toBe(8)
  })

  test('by demand, by zone and by what it was instead', () => {
    const capture = captureOf(aRound(), aRound({ demand: 'dok-1', looks: { 14: look(2) } }))
    expect(count(capture, 'demand-dok-3', '0')).toBe(1)
    expect(count(capture, 'demand-dok-1', '2')).toBe(1)
    expect(count(capture, 'zone-front', '0')).toBe(1)
    expect(count(capture, 'zone-middle', '2')).toBe(1)
    expect(count(capture, 'zone-back', '3')).toBe(1)
    expect([count(capture, 'off-task', 'waiting'), count(capture, 'off-task', 'unset')]).toEqual([1, 1])
    expect(count(capture, 'level', 'not-seen')).toBe(3)
  })

  test('a seat that left the sample counts no more, and again when it is back', () => {
    const { 9: _, ...sampled } = room.sampled
    const capture = captureOf(aRound())
    expect(count({ ...capture, sampled }, 'level', '0')).toBe(0)
    expect(count(capture, 'level', '0')).toBe(1)
  })

  test.each([
    [90, 0],
    [91, 1],
  ])('a second round after %d seconds: %d late', (seconds, late) => {
    expect(count(captureOf(aRound(), aRound({ startedAt: at(seconds) })), 'rounds', 'late')).toBe(late)
  })
})

test('a capture says what it lacks, and asks nothing of a seat that could not be seen', () => {
  expect(tool.missing(tool.blank(config), config)).toEqual(['Record at least one round.'])
  expect(tool.missing(captureOf(aRound({ looks: {}, demand: null })), config)).toEqual([
    'Round 1: no seat has a level yet.',
    'Round 1: choose what the task asks for.',
  ])
  expect(tool.missing({ ...captureOf(aRound()), sampled: {} }, config)).toEqual([
    'Choose at least one seat for the sample.',
  ])
  expect(tool.missing(captureOf(aRound({ looks: { 2: look(2) } })), config)).toEqual([])
})

test('two devices that look at different seats, or at the same with a kind, both keep it', () => {
  const base = aRound({ looks: { 2: look(0) } })
  const document = (round: Round) => ({ conflicts: [], ...captureOf(round) })
  const { conflicts, ...merged } = merge(
    document(base),
    document({ ...base, looks: { 2: look(0, 'device') } }),
    document({ ...base, demand: 'dok-4', looks: { 2: look(0), 9: look(3) } }),
    { by: 'tablet', at: at(0) },
  )

  expect(conflicts).toEqual([])
  expect(AdvancedTaskCapture.parse(merged).rounds).toEqual([
    { ...base, demand: 'dok-4', looks: { 2: look(0, 'device'), 9: look(3) } },
  ])
})

describe('the record', () => {
  const blocks = tool.record(
    captureOf(
      aRound({ startedAt: at(120), demand: 'dok-1', source: null, looks: { 2: look(3) } }),
      aRound({ setting: 'independent' }),
    ),
    config,
    { visit, contributions: [], isForEducator: true },
  )

  test('always shows the four levels, and what compares with On Task', () => {
    expect(blocks[0]).toMatchObject({
      items: [
        { label: 'Rounds', value: '2' },
        { label: 'Sampled seats', value: '4' },
        { label: 'Not engaged', value: '1 of 5 (20%)' },
        { label: 'In and out', value: '1 of 5 (20%)' },
        { label: 'On task', value: '1 of 5 (20%)' },
        { label: 'Deeply engaged', value: '2 of 5 (40%)' },
        { label: 'On task or deeper', value: '3 of 5 (60%)', note: 'compares with On Task' },
      ],
    })
  })

  test('goes round by round in the order of the clock, with the task of each', () => {
    expect(blocks[1]).toMatchObject({
      n: 2,
      counted: '2 rounds',
      table: {
        rows: [
          ['1', '1', '1', '1', '1', '0', '3 Strategic', 'Independent', 'Assigned'],
          ['2', '0', '0', '0', '1', '3', '1 Recall', 'Whole group', 'Not noted'],
        ],
      },
    })
  })

  test('says how many rounds asked for what', () => {
    expect(blocks[2]).toMatchObject({
      title: 'What the tasks ask for',
      counted: '2 rounds',
      chart: { bars: [{ values: { 'dok-1': 1, 'dok-2': 0, 'dok-3': 1, 'dok-4': 0 } }] },
      table: { rows: [['Rounds', '1 of 2', '0 of 2', '1 of 2', '0 of 2']] },
    })
  })

  test('sets engagement beside demand and place, and says what to be careful about', () => {
    expect(blocks[3]).toMatchObject({
      counted: '5 looks',
      table: {
        rows: [
          ['1 Recall', '0', '0', '0', '1'],
          ['3 Strategic', '1', '1', '1', '1'],
        ],
      },
    })
    expect(blocks[4]).toMatchObject({
      table: {
        rows: [
          ['Front', '1', '0', '1', '1'],
          ['Middle', '0', '1', '0', '0'],
          ['Back', '0', '0', '0', '1'],
        ],
      },
    })
    expect(blocks[5]).toMatchObject({
      table: {
        rows: [
          ['Waiting for materials', '1'],
          ['Not noted', '1'],
        ],
      },
    })
    expect(blocks.slice(6)).toEqual([
      { kind: 'note', text: 'One look is one seat in one round.' },
      { kind: 'note', text: 'Fewer than the planned 3 rounds are indicative only.' },
      { kind: 'note', text: '3 looks could not be taken and stayed out of the shares.' },
      { kind: 'note', text: '1 round began more than 30 seconds late.' },
    ])
  })
})

test('the panel of a report adds up looks of all visits, also across scales of demand', () => {
  const total = [
    ...tool.facts(captureOf(aRound()), config, visit),
    ...tool.facts(captureOf(aRound({ demand: 'create' })), { ...config, demandScale: 'bloom' }, visit),
  ]
  const [mix, facts, dok, bloom, byDemand] = tool.panel(
    { total, visits: null, n: { visits: 600, educators: 40, observers: 1 } },
    config,
  )
  expect(mix).toMatchObject({ counted: '8 looks', table: { rows: [['All visits', '2', '2', '2', '2']] } })
  expect(facts).toMatchObject({
    items: [
      { value: '8', note: '2 rounds' },
      { value: '2 of 8 (25%)' },
      { value: '2 of 8 (25%)' },
      { value: '2 of 8 (25%)' },
      { value: '2 of 8 (25%)' },
      { value: '4 of 8 (50%)' },
    ],
  })
  expect(dok).toMatchObject({ counted: '1 round', chart: { bars: [{ values: { 'dok-3': 1 } }] } })
  expect(bloom).toMatchObject({ counted: '1 round', chart: { bars: [{ values: { create: 1 } }] } })
  expect(byDemand).toMatchObject({
    table: {
      rows: [
        ['3 Strategic', '1', '1', '1', '1'],
        ['Create', '1', '1', '1', '1'],
      ],
    },
  })
})

test('no share shows before the last planned round', () => {
  const waiting = 'Shares show after round 3,\nalways with the four levels.'
  expect(shareHint(captureOf(aRound(), aRound()), config, running)).toBe(waiting)
  expect(shareHint(captureOf(aRound(), aRound(), aRound({ looks: { 2: look(2) } })), config, running)).toBe(
    waiting,
  )
  const shares = shareHint(captureOf(aRound(), aRound(), aRound()), config, running)
  expect(shares.replaceAll('\u00a0', ' ')).toBe(
    'Not engaged 3 of 12 (25%), In and out 3 of 12 (25%), On task 3 of 12 (25%), Deeply engaged 3 of 12 (25%)',
  )
  expect(shareHint(captureOf(), config, visit)).toBe('Nobody was seen yet.')
})

test('other tools may pick its rounds, and their sum', () => {
  const [late, soon] = [aRound({ startedAt: at(60), demand: null }), aRound()]
  expect(roundEvidence(captureOf(late, soon))).toEqual([
    {
      entryId: 'summary',
      kind: 'Summary',
      at: late.startedAt,
      text: '4 of 8 looks on task or deeper in 2 rounds: 2 not engaged, 2 in and out, 2 on task, 2 deeply engaged',
    },
    {
      entryId: soon.id,
      kind: 'Round',
      at: soon.startedAt,
      text: 'Round 1, 3 Strategic: 1 not engaged, 1 in and out, 1 on task, 1 deeply engaged',
    },
    {
      entryId: late.id,
      kind: 'Round',
      at: late.startedAt,
      text: 'Round 2: 1 not engaged, 1 in and out, 1 on task, 1 deeply engaged',
    },
  ])
})
