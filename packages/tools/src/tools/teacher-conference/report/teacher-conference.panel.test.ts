import { expect, test } from 'vitest'
import { reported, visitsWith } from '../../../testing/test-visits.ts'
import { conferencePanel } from './teacher-conference.panel.ts'

const held = { 'kind:post': 1, 'lag:1': 1, 'steps:open-educator': 1 }

test('conferences are counted by kind and by how soon they were, with the interval of the rate', () => {
  const late = { 'kind:post': 1, 'lag:6-10': 1 }
  const blocks = conferencePanel(reported(visitsWith([held, held, held, held, late])))
  expect(blocks[0]).toMatchObject({
    items: [
      { label: 'Conferences', value: '5' },
      {
        label: 'Within 5 days of the visit',
        value: '4 of 5 (80%)',
        note: 'where the visit is known; 95% interval 38–96%',
      },
      { label: 'New steps', value: '4' },
      { label: 'Goals', value: '0' },
    ],
  })
  expect(blocks[2]).toMatchObject({
    counted: '5 conferences',
    chart: {
      shape: 'columns',
      columns: expect.arrayContaining([
        { label: '1 day', n: 4, isMain: true },
        { label: '6 to 10 days', n: 1, isMain: false },
      ]),
    },
  })
})

test('where no step was looked at again nothing is said of any', () => {
  expect(JSON.stringify(conferencePanel(reported(visitsWith([held]))))).not.toMatch(/again|astered|astery/)
})
