import type { Report } from '@corridor/contract/reports/report'
import { ReportCards } from '@corridor/ui/blocks/cards/report-cards'
import { Empty } from '@corridor/ui/empty'
import { type FiguresProps, ReportFigures } from './report-figures.tsx'

interface Props extends FiguresProps {
  readonly report: Pick<Report, 'cards'>
}

/** The cards of a report. */
export function ReportBody({ report, ...figures }: Omit<Props, 'children'>) {
  if (report.cards.length === 0) {
    return (
      <Empty title="Nothing to show yet">
        <p>No visit fits what is chosen here.</p>
      </Empty>
    )
  }
  return (
    <ReportFigures {...figures}>
      <ReportCards cards={report.cards} />
    </ReportFigures>
  )
}
