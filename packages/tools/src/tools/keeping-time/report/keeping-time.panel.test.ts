import { expect, test } from 'vitest'
import { reported, visitsWith } from '../../../testing/test-visits.ts'
import { keepingTime } from '../keeping-time.tool.ts'
import { keepingTimePanel } from './keeping-time.panel.ts'

const config = keepingTime.usual()

/** Minutes of direct instruction, guided practice, transition, and of nobody looking. */
const used = (direct: number, guided: number, transition: number, away = 0) => ({
  'category:direct': direct * 60,
  'category:guided': guided * 60,
  'category:transition': transition * 60,
  'category:not-observed': away * 60,
  'time:instructional': (direct + guided) * 60,
  'time:observed': (direct + guided + transition) * 60,
  'transitions:count': transition,
  'transition-length:60-119': transition,
  'longest-stretch:5-9': 1,
})

test('class time is shared out of what was observed, teaching first and each from the most', () => {
  const visits = visitsWith([
    used(4, 12, 4),
    used(8, 12, 0),
    used(6, 12, 2),
    used(6, 12, 2, 20),
    used(6, 12, 2),
  ])
  const [chart, note, facts] = keepingTimePanel(reported(visits), config)

  expect(chart).toMatchObject({
    counted: '5 visits',
    chart: {
      shape: 'shares',
      parts: [
        { letter: 'G', share: 0.6, middle: { low: 0.6, high: 0.6 } },
        { letter: 'D', share: 0.3, middle: { low: 0.3, high: 0.3 } },
        { letter: 'T', hue: 'slate', share: 0.1, middle: { low: 0.1, high: 0.1 } },
      ],
    },
    table: {
      rows: [
        ['G Guided practice', '1:00:00', '60%', '60–60%'],
        ['D Direct instruction', '30:00', '30%', '30–30%'],
        ['T Transition', '10:00', '10%', '10–10%'],
      ],
    },
  })
  expect(note).toEqual({ kind: 'note', text: 'In parentheses: the middle half of visits.' })
  expect(facts).toMatchObject({
    items: [
      { label: 'Observed', value: '1 h 40 min' },
      { label: 'Instruction', value: '1 h 30 min of 1 h 40 min (90%)' },
      { label: 'Transitions', value: '10', note: 'median 1:00 to 1:59' },
      { label: 'Longest uninterrupted stretch', value: '5 to 10 min' },
    ],
  })
})

test('of fewer than five visits there are minutes and no share', () => {
  const blocks = keepingTimePanel(reported(visitsWith([used(4, 12, 4), used(8, 12, 0)])), config)
  expect(blocks[0]).toMatchObject({
    title: 'Use of class time, in minutes',
    table: { rows: [['All visits', '24', '12', '4']] },
  })
  expect(JSON.stringify(blocks)).not.toContain('%')
})

test('a visit in which nobody looked has no share in the middle half', () => {
  const visits = visitsWith([...Array.from({ length: 4 }, () => used(10, 10, 0)), used(0, 0, 0, 20)])
  const [chart] = keepingTimePanel(reported(visits), config)
  expect(chart).toMatchObject({
    chart: {
      parts: [
        { share: 0.5, middle: null },
        { share: 0.5, middle: null },
      ],
    },
  })
})
