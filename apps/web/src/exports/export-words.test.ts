import type { Export } from '@corridor/contract/reports/exports'
import { expect, test } from 'vitest'
import { percentOf, stateWords } from './export-words.ts'

const anExport = (details: Partial<Export>): Export => ({
  id: '019a0000-0000-7000-8000-000000000001',
  scope: { kind: 'own' },
  about: 'Marisol Okafor',
  state: 'running',
  done: 0,
  total: null,
  askedAt: '2026-10-22T15:30:00Z',
  file: null,
  reason: null,
  ...details,
})
const told = (details: Partial<Export>) => stateWords(anExport(details), 'America/Denver')
const ofSize = (bytes: number) =>
  told({ state: 'ready', file: { name: 'a.zip', bytes, expiresAt: '2026-10-23T15:30:00Z' } })

test('progress is told in observations, and is whole only when it is done', () => {
  expect(told({})).toBe('Counting the observations')
  expect(told({ done: 1_200, total: 3_200 })).toBe('37%: 1,200 of 3,200 observations')
  expect(told({ done: 1, total: 1 })).toBe('99%: 1 of 1 observation')
  expect(percentOf({ done: 0, total: 0 })).toBe(0)
})

test.each([
  [900, '0.9 KB'],
  [24_200, '25 KB'],
  [1_240_000, '1.3 MB'],
  [3_100_000_000, '3.1 GB'],
])('%i bytes are %s', (bytes, words) => {
  expect(ofSize(bytes)).toBe(`${words}, can be downloaded until Oct 23, 9:30 AM`)
})
