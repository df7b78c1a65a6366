import { expect, test } from 'vitest'
import { undone } from './undo.ts'

const sweep = (seats: Readonly<Record<string, string>>) => ({ sweeps: [{ id: 'a', seats }] })

const done = {
  did: 'seat 2',
  before: sweep({ '1': 'on-task' }),
  after: sweep({ '1': 'on-task', '2': 'passive' }),
}

test('an undone change is gone', () => {
  expect(undone(done.after, done)).toEqual(done.before)
})

test('undoing a change keeps what another device added meanwhile', () => {
  const current = {
    sweeps: [
      { id: 'a', seats: { '1': 'on-task', '2': 'passive', '3': 'active' } },
      { id: 'b', seats: {} },
    ],
  }

  expect(undone(current, done)).toEqual({
    sweeps: [
      { id: 'a', seats: { '1': 'on-task', '3': 'active' } },
      { id: 'b', seats: {} },
    ],
  })
})

test('undoing a change does not take back what was changed since', () => {
  const current = sweep({ '1': 'on-task', '2': 'active' })

  expect(undone(current, done)).toEqual(current)
})
