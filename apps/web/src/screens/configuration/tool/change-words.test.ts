import { contract } from '@corridor/contract/contract'
import { expect, test } from 'vitest'
import { aToolList } from '../../../testing/samples/sample-configurations.ts'
import { type Changes, changed, noChanges } from '../tools/tool-changes.ts'
import { changeWords } from './change-words.ts'

const tool = (id: number, title: string, schools: number[] | null = null) => ({
  id,
  key: `tool-${id}`,
  title,
  is_single: true,
  position: id,
  schools,
})
const all = [tool(1, 'One'), tool(2, 'Two', [4]), tool(3, 'Three')]
const schools = ['Ash', 'Birch', 'Cedar', 'Dogwood'].map((name, at) => ({
  id: at + 1,
  name,
  isMine: true,
  mayChange: true,
}))
const list = contract.toolTypes.list.response.parse(aToolList({ all, enabled: all.slice(0, 2), schools }))

const words = (changes: Partial<Changes>) => changeWords(list, { ...noChanges, ...changes })

test.each([
  [{ enabled: { 1: false } }, '1 change not saved: One is off for all 4 schools.'],
  [{ enabled: { 2: false } }, '1 change not saved: Two is off for 1 of 4 schools.'],
  [{ enabled: { 3: true } }, '1 change not saved: Three is on for all 4 schools.'],
  [{ uses: { 1: { 1: false, 2: false } } }, '1 change not saved: One is off at Ash and Birch.'],
  [{ uses: { 1: { 1: false, 2: false, 3: false } } }, '1 change not saved: One is off at 3 schools.'],
  [{ uses: { 2: { 1: true, 4: false } } }, '2 changes not saved: Two is on at Ash. Two is off at Dogwood.'],
  [{ order: [2, 1, 3] }, '1 change not saved: Observers see the tools in a new order.'],
  [
    { enabled: { 1: false, 2: false, 3: true }, order: [3, 2, 1] },
    '4 changes not saved: Three is on for all 4 schools. Two is off for 1 of 4 schools. And 2 more.',
  ],
])('the changes %j are told in words', (changes, said) => {
  expect(words(changes)).toBe(said)
})

test('a tool that is put back as it was is no change', () => {
  expect(changed(list, { enabled: { 1: true }, order: [1, 2, 3], uses: { 1: { 1: true } } })).toEqual([])
})

test('a tool that every school uses is used everywhere', () => {
  const changes = { ...noChanges, uses: { 2: { 1: true, 2: true, 3: true } } }

  expect(changed(list, changes)).toEqual([{ id: 2, enabled: true, position: 2, schools: null }])
})
