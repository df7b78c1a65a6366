import { MonthDots, RingLegend } from '@corridor/ui/charts/report/month-dots'
import type { RowMonths } from '@corridor/ui/charts/report/small-months'

interface Props {
  /** What was counted; null: the legend. */
  readonly name: string | null
  readonly months: RowMonths
}

/** The months of a row of a report, or their legend. */
export default function SmallRowMonths({ name, months }: Props) {
  return name === null ? <RingLegend months={months} /> : <MonthDots name={name} months={months} />
}
