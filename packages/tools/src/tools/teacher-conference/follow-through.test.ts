import { describe, expect, test } from 'vitest'
import { visit } from '../../testing/test-around.ts'
import { blankConference, usualConference } from './conference.ts'
import { openLeaderSteps } from './leader-steps.ts'
import { openStepsIn, reviewing, withReview } from './reviews.ts'
import { isSigned } from './signing.ts'
import samples from './teacher-conference.samples.ts'
import { ConferenceCapture } from './teacher-conference.shape.ts'
import { teacherConference as tool } from './teacher-conference.tool.ts'

const config = usualConference()
const context = { visit, contributions: [], isForEducator: true }
const signed = ConferenceCapture.parse(tool.upgrade(1, samples[1]?.['agreed and signed']))
const looked = ConferenceCapture.parse(tool.upgrade(3, samples[3]?.['steps of both looked at again']))

describe('what the leader took on', () => {
  const held = (startedAt: string, capture: ConferenceCapture) => ({
    observationId: startedAt,
    startedAt,
    carried: tool.carry?.(capture, config) ?? {},
  })
  const first = held('2026-09-29T16:05:00.000Z', signed)
  const open = (...earlier: Parameters<typeof openLeaderSteps>[0]) => openLeaderSteps(earlier, visit)
  const [promise] = open(first)
  const review = (outcome: 'carried' | 'done' | 'dropped', newDueOn: string | null = null) => {
    const [step] = openStepsIn(blankConference(config), { educator: [], leader: open(first) })
    if (!step) throw new Error('Nothing is open.')
    return withReview(blankConference(config), step.id, reviewing(step, { outcome, newDueOn }))
  }
  const later = (capture: ConferenceCapture) => held('2026-10-08T16:05:00.000Z', capture)

  test('is open at the next conference, as the leader’s', () => {
    expect(promise).toMatchObject({
      text: 'Arrange Period 5 cover to visit Room 206.',
      dueOn: '2026-10-28',
      agreedOn: '2026-09-29',
    })
    expect(openStepsIn(blankConference(config), { educator: [], leader: open(first) })).toMatchObject([
      { id: promise?.id, owner: 'leader', review: null },
    ])
  })

  test('stays open while nobody says what became of it, or where it is carried on', () => {
    expect(open(first, later(blankConference(config)))).toEqual([promise])
    expect(open(first, later(review('carried', '2026-11-20')))).toEqual([{ ...promise, dueOn: '2026-11-20' }])
    expect(open(later(review('carried')))).toEqual([promise])
  })

  test.each(['done', 'dropped'] as const)('is over once it is %s', (outcome) => {
    expect(open(first, later(review(outcome)))).toEqual([])
  })

  test('is open again in the conference that closed it, when that is changed', () => {
    expect(open(first, held(visit.startedAt, review('done')))).toEqual([promise])
  })

  test('is handed on to the leader alone', () => {
    const { own: _, ...forOthers } = first.carried
    expect(open({ ...first, carried: forOthers })).toEqual([])
    expect(JSON.stringify(forOthers)).not.toContain(promise?.text)
  })

  test('never is an action step of the educator', () => {
    const texts = tool.steps?.(looked, config).map(({ text }) => text)
    expect(texts).toContain('Pause three seconds after each question.')
    expect(texts).not.toContain('Find a second set of calculators.')
    expect(texts).not.toContain('Arrange Period 5 cover to visit Room 206.')
  })
})

describe('the summary', () => {
  const blocks = tool.record(looked, config, context)
  const figures = Object.fromEntries(
    blocks.flatMap((it) =>
      it.kind === 'facts' ? it.items.map(({ label, value, note }) => [label, [value, note]]) : [],
    ),
  )

  test('says how long it took, what is open, what is late, what is mastered and how soon', () => {
    expect(figures).toMatchObject({
      'From visit to conference': ['1 day', undefined],
      'Steps agreed or carried on': ['4', '2 new, 2 carried on'],
      Overdue: ['1 of 2', 'carried on, with a date'],
      Mastered: ['1 of 4', 'looked at again'],
      'Days to mastery': ['22', '1 step'],
    })
  })

  test('shows the steps of each of the two, with their table', () => {
    expect(blocks).toContainEqual(
      expect.objectContaining({
        title: 'Where the action steps stand',
        n: 6,
        counted: '6 steps',
        table: {
          columns: [
            { title: 'Steps' },
            ...['New', 'Done', 'Mastered', 'Carried on'].map((title) => ({ title, isNumber: true })),
          ],
          rows: [
            ['Educator', '1', '0', '1', '1'],
            ['Leader', '1', '1', '0', '1'],
          ],
        },
      }),
    )
  })

  test('says of each step whose it is and how it stands', () => {
    const steps = blocks.find((it) => 'title' in it && it.title === 'Action steps')
    expect(steps).toMatchObject({
      table: {
        rows: [
          ['Pause three seconds after each question.', 'Educator', 'Nov 5', 'Carried on, was due Oct 9'],
          ['Write the goal of the lesson on the board.', 'Educator', '', 'Mastered after 22 days'],
          ['Find a second set of calculators.', 'Leader', 'Oct 30', 'Carried on'],
          ['Bring the pacing guide.', 'Leader', 'Oct 9', 'Done'],
          [expect.any(String), 'Educator', 'Nov 5', 'New'],
          [expect.any(String), 'Leader', 'Oct 28', 'New'],
        ],
      },
    })
  })

  test('without a step has no figure and no chart of steps', () => {
    const none = tool.record(blankConference(config), config, context)
    expect(none.filter(({ kind }) => kind === 'chart')).toEqual([])
    expect(JSON.stringify(none)).not.toMatch(/carried on|Overdue|Mastered/)
  })

  test('adds up in a report; a percentage wants five', () => {
    const facts = tool.facts(looked, config, visit)
    const reported = (times: number) => {
      const total = facts.map((it) => ({ ...it, n: it.n * times }))
      const n = { visits: times, educators: times, observers: 1 }
      const [strip] = tool.panel({ total, visits: null, n }, config)
      return strip?.kind === 'facts' ? Object.fromEntries(strip.items.map((it) => [it.label, it.value])) : {}
    }
    expect(reported(1)).toMatchObject({
      'Within 5 days of the visit': '1 of 1',
      'Still open when looked at again': '2 of 4',
      'Past due when looked at again': '1 of 2',
      'Mastered within 28 days': '1 of 1',
    })
    expect(reported(3)).toMatchObject({
      'Still open when looked at again': '6 of 12 (50%)',
      'Past due when looked at again': '3 of 6 (50%)',
      Mastered: '3 of 12 (25%)',
      'Mastered within 28 days': '3 of 3',
    })
  })

  test('of a conference that did not keep when a step was agreed knows no time to mastery, and stays signed', () => {
    expect(isSigned(signed)).toBe(true)
    const counted = tool.facts(signed, config, visit).filter(({ n }) => n > 0)
    expect(counted.filter(({ item }) => item === 'mastery')).toEqual([])
    expect(counted).toContainEqual({ item: 'steps', value: 'mastered', n: 1 })
  })
})
