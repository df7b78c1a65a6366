import { expect, test } from 'vitest'
import { reported, visitsWith } from '../testing/test-visits.ts'
import { advancedTaskPanel } from '../tools/advanced-task/report/advanced-task.panel.ts'
import { narrativePanel } from '../tools/narrative-corner/report/narrative-corner.panel.ts'
import { noticingPanel } from '../tools/noticing-wondering/report/noticing-wondering.panel.ts'
import { commentPanel } from '../tools/targeted-comment/report/targeted-comment.panel.ts'

test('lines of a narrative are counted by kind and by whose they are', () => {
  const script = { 'kind:script': 6, 'lines:teacher': 4, 'lines:students': 2, 'evidence:untagged': 6 }
  const [chart, facts] = narrativePanel(reported(visitsWith([{ ...script, 'seconds:visit': 600 }])))
  expect(chart).toMatchObject({
    counted: '6 lines',
    chart: {
      groups: [
        { title: 'Kind of line', rows: [{ label: 'Script', n: 6 }] },
        {
          title: 'Whose it is',
          rows: [
            { label: 'Teacher', n: 4 },
            { label: 'Students', n: 2 },
          ],
        },
      ],
    },
  })
  expect(facts).toMatchObject({
    items: [
      { value: '6' },
      { label: 'Lines in five minutes', value: '3', note: '6 in 10 min' },
      { label: 'Students', value: '2 of 6 (33%)' },
      { label: 'Tagged', value: '0 of 6 (0%)' },
    ],
  })
})

test('a share of nothing is not shown', () => {
  const [, narrative] = narrativePanel(reported(visitsWith([{ 'kind:environment': 2, 'lines:room': 2 }])))
  expect(narrative).toEqual({ kind: 'facts', items: [{ label: 'Lines', value: '2' }] })
  const [, noticing] = noticingPanel(reported(visitsWith([{ 'noticing:students': 2 }])))
  expect(JSON.stringify(noticing)).not.toContain('From a noticing')
})

test('comments that nobody wrote have no chart', () => {
  expect(commentPanel(reported(visitsWith([{ 'kind:strength': 0 }])))).toEqual([
    { kind: 'note', text: 'No comment was written in these visits.' },
  ])
})

test('engagement is compared by group from ten visits each, and by no group before', () => {
  const looks = { 'level:2': 4, 'level:0': 1, 'off-task:unset': 1, 'rounds:recorded': 3 }
  const front = { ...looks, 'zone-front:2': 4, 'zone-front:0': 1 }
  const back = { ...looks, 'zone-back:2': 4, 'zone-back:0': 1 }
  const panel = (times: number) =>
    advancedTaskPanel(
      reported(
        visitsWith([
          ...Array.from({ length: times }, () => front),
          ...Array.from({ length: times }, () => back),
        ]),
      ),
    )
  expect(JSON.stringify(panel(10))).toContain('Engagement by seat zone')
  expect(JSON.stringify(panel(9))).not.toContain('Engagement by seat zone')
  expect(panel(9).at(-1)).toMatchObject({
    text: 'Seat zones are compared from 10 visits and 5 educators each. Too few: Front (9 visits, 9 educators), Back (9 visits, 9 educators).',
  })
})
