import { Report } from '@corridor/contract/reports/report'
import { expect } from 'vitest'
import { unlikeTable } from './drawn.ts'
import { type Said, saidIn } from './said.ts'

/** A report says what the recount says, and draws what it says; answers the cards that have a table. */
export function expectSame(body: unknown, recounted: Said): string[] {
  return expectCards(Report.parse(body), recounted)
}

export function expectCards({ cards }: Pick<Report, 'cards'>, recounted: Said): string[] {
  expect(saidIn({ cards })).toEqual(recounted)
  const charts = cards.flatMap(({ blocks }) => blocks.filter((it) => it.kind === 'chart'))
  expect(charts.flatMap(unlikeTable)).toEqual([])
  const isCounted = cards.filter(({ blocks }) => blocks.some((it) => it.kind !== 'note'))
  return isCounted.map(({ key }) => key.replace(/-\d+$/, ''))
}
