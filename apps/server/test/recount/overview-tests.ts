import { contract } from '@corridor/contract/contract'
import { Report } from '@corridor/contract/reports/report'
import { describe, expect, test } from 'vitest'
import { distinct, many } from './arithmetic.ts'
import { visitsOf } from './counted.ts'
import { unlikeTable } from './drawn.ts'
import { shownIn } from './figures.ts'
import { randomFilters } from './filters.ts'
import { recountOverview } from './recount.ts'
import type { Sample } from './sample-readers.ts'

export function overviewTests({ raw, people, now, today }: Sample): void {
  const questions = [{}, ...randomFilters(raw, today)]

  describe.each(people)('$email', ({ call, reader }) => {
    test.each(questions)('reads figures that a recount finds too: %j', async (asked) => {
      const { status, body } = await call(contract.reports.schoolOverview, { query: asked })
      const question = { raw, reader, asked, now, today }

      expect(status).toBe(200)
      const report = Report.parse(body)
      expect(shownIn(report)).toEqual(recountOverview(question))
      expect(report.subtitle).toContain(behind(visitsOf(question)))
      const charts = report.cards.flatMap(({ blocks }) => blocks).filter((it) => it.kind === 'chart')
      expect(charts.flatMap(unlikeTable)).toEqual([])
    })
  })

  test('the questions of the sample district are not all of nothing', () => {
    const counts = people.flatMap(({ reader }) =>
      questions.map((asked) => visitsOf({ raw, reader, asked, now, today }).length),
    )
    expect(counts.filter((n) => n > 0).length).toBeGreaterThan(counts.length / 3)
  })
}

function behind(visits: ReturnType<typeof visitsOf>): string {
  const [educators, observers] = [visits.map((it) => it.educator), visits.map((it) => it.observer)]
  if (visits.length === 0) return 'No visits'
  return [
    many(visits.length, 'visit'),
    many(distinct(educators), 'educator'),
    many(distinct(observers), 'observer'),
  ].join(', ')
}
