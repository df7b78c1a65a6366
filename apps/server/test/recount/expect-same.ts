import { Report } from '@corridor/contract/reports/report'
import { expect } from 'vitest'
import { unlikeTable } from './drawn.ts'
import { type Said, saidIn } from './said.ts'

/** A report says what the recount says, and draws what it says; answers the cards that have a table. */
export function expectSame(body: unknown, recounted: Said): string[] {
  const report = Report.parse(body)
  expect(saidIn(report)).toEqual(recounted)
  const charts = report.cards.flatMap(({ blocks }) => blocks.filter((it) => it.kind === 'chart'))
  expect(charts.flatMap(unlikeTable)).toEqual([])
  const isCounted = report.cards.filter(({ blocks }) => blocks.some((it) => it.kind !== 'note'))
  return isCounted.map(({ key }) => key.replace(/-\d+$/, ''))
}
