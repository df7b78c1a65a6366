import type { DistrictHome } from '@corridor/contract/reports/homes'
import { shortDay } from '@corridor/domain/calendar/day-words'
import { sum } from '@corridor/domain/numbers/statistics'
import type { Weeks } from '@corridor/domain/report/report-shapes'
import { counted } from '@corridor/domain/words/count-words'
import { ChartTwin } from '@corridor/ui/blocks/chart-twin'
import { FigureButtons } from '@corridor/ui/blocks/figure-buttons'
import { Card } from '@corridor/ui/card'
import { WeeksChart } from '@corridor/ui/charts/report/weeks-chart'
import { useState } from 'react'
import styles from './district.module.css'

const TITLE = 'Visits per week'

/** The weeks’ visits that may be opened: coaching is counted by month alone. */
export function WeeksCard({ home }: { readonly home: DistrictHome }) {
  const [isTable, setIsTable] = useState(false)
  const visits = sum(home.weeks.map((it) => it.visits))
  const words = [
    counted(visits, 'visit'),
    counted(home.visits.observers, 'observer'),
    counted(home.schools.length, 'school'),
  ].join(', ')
  const block = blockOf(home, visits, words)
  const { title, chart } = block
  return (
    <Card
      title={title}
      subtitle={words}
      aside={<FigureButtons block={block} name={title} isTable={isTable} onTable={setIsTable} />}
    >
      <ChartTwin block={block} isTable={isTable} isBothOnPaper={false}>
        <WeeksChart title={title} chart={chart} counted={words} />
      </ChartTwin>
      <p className={styles.note}>{noteOf(home)}</p>
    </Card>
  )
}

function blockOf({ weeks, total }: DistrictHome, visits: number, words: string) {
  const { goal } = total.week
  const bars = weeks.map((it) => ({ ...it, label: shortDay(it.monday) }))
  const chart: Weeks = {
    shape: 'weeks',
    goal: goal === null ? null : { low: goal, high: goal, words: `Goals of the schools: ${goal} a week` },
    weeks: bars,
  }
  return {
    kind: 'chart' as const,
    title: TITLE,
    chart,
    table: {
      columns: [{ title: 'Week of' }, { title: 'Visits', isNumber: true }, { title: 'Note' }],
      rows: bars.map((it) => [it.label, String(it.visits), it.closure ?? (it.isSoFar ? 'so far' : '')]),
    },
    n: visits,
    counted: words,
  }
}

/** “Oct 12: Fall break, not counted. Week of Oct 19 so far.” */
function noteOf({ weeks, visits }: DistrictHome): string {
  const closed = weeks.flatMap(({ monday, closure }) =>
    closure === null ? [] : `${shortDay(monday)}: ${closure}, not counted.`,
  )
  const current = weeks.flatMap(({ monday, isSoFar }) =>
    isSoFar ? `Week of ${shortDay(monday)} so far.` : [],
  )
  const coaching = visits.coaching > 0 ? ['Coaching is counted by month alone.'] : []
  return [...closed, ...current, ...coaching].join(' ')
}
