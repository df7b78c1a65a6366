import type { ReportCard } from '@corridor/contract/reports/report'
import { mondayOf } from '@corridor/domain/calendar/calendar'
import { shortDay } from '@corridor/domain/calendar/day-words'
import { counted } from '@corridor/domain/words/count-words'
import { weeksOf } from '../days/weeks.ts'
import type { Source } from '../source.ts'
import { opening } from '../visits/opening.ts'

/** The card of visits week by week, of those that may be opened: what is only counted has months, and no weeks. */
export async function visitsPerWeek(source: Source): Promise<ReportCard | undefined> {
  const { all, open, days } = (await source.counts()).total
  const weeks = weeksOf(source.span, source.years)
  if (open === 0) return undefined
  const tally = new Map<string, number>()
  for (const [day, n] of days) {
    const monday = mondayOf(day)
    tally.set(monday, (tally.get(monday) ?? 0) + n)
  }
  const bars = weeks.map(({ monday, closure, from, to }) => {
    const visits = tally.get(monday) ?? 0
    const opens = opening(visits, { from, to })
    return {
      monday,
      label: shortDay(monday),
      visits,
      closure: visits > 0 ? null : closure,
      isSoFar: mondayOf(source.today) === monday,
      ...(opens && { opens }),
    }
  })
  const closed = bars.filter(({ closure }) => closure !== null).length
  const line = [
    `${counted(open, 'visit')}.`,
    ...(closed === 0
      ? []
      : [
          closed === 1
            ? 'The closed week is left out of every rate.'
            : `${closed} closed weeks are left out of every rate.`,
        ]),
    ...(all > open ? ['Coaching is counted by month alone.'] : []),
  ].join(' ')
  const goal = goalOf(source)
  return {
    key: 'weeks',
    title: 'Visits per week',
    line,
    // Half a row, beside a longer list of several schools' periods and people.
    size: source.schools.length > 1 ? 'half' : 'two-thirds',
    blocks: [
      {
        kind: 'chart',
        title: 'Visits per week',
        chart: { shape: 'weeks', goal, weeks: bars },
        table: {
          columns: [{ title: 'Week of' }, { title: 'Visits', isNumber: true }, { title: 'Note' }],
          rows: bars.map((it) => [it.label, String(it.visits), it.closure ?? (it.isSoFar ? 'so far' : '')]),
          opens: bars.map(({ opens }) => [null, opens ?? null, null]),
        },
        n: open,
        counted: counted(open, 'visit'),
      },
    ],
  }
}

/** One school's own goal; schools are not added up to a goal that nobody set. */
function goalOf({ schools }: Source) {
  const [only] = schools
  const planned = schools.length === 1 ? only?.visitsPlannedPerWeek : null
  return planned ? { low: planned, high: planned } : null
}
