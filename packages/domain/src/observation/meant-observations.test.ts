import { expect, test } from 'vitest'
import { meantObservations } from './meant-observations.ts'

const tools = [
  { id: 2, title: 'On Task' },
  { id: 3, title: 'Advanced Task' },
  { id: 6, title: 'Keeping Time' },
]
const meant = (text: string) => meantObservations(text, '2026-10-22', tools)
const days = { from: '2026-10-09', to: '2026-10-09' }

test('words that are only a name mean the observations of somebody', () => {
  expect(meant('Mar Be')).toEqual([{ names: ['mar', 'be'], tools: [], days: undefined }])
})

test('a name, a tool and a day are read as such, and all of it as a name', () => {
  expect(meant('omar on task oct 9')).toEqual([
    { names: ['omar'], tools: [2], days },
    { names: ['omar', 'on', 'task', 'oct', '9'], tools: [], days: undefined },
  ])
})

test('a word that begins two tools means both', () => {
  expect(meant('bell task')[0]).toEqual({ names: ['bell'], tools: [2, 3], days: undefined })
})

test('what begins a tool may begin a name', () => {
  expect(meant('tim')).toEqual([{ names: ['tim'], tools: [], days: undefined }])
})

test('a day alone is enough, a tool alone is not', () => {
  expect(meant('10/9')[0]).toEqual({ names: [], tools: [], days })
  expect(meant('10/9 keeping')[0]).toEqual({ names: [], tools: [6], days })
  expect(meant('%')).toEqual([])
  expect(meant('')).toEqual([])
})
