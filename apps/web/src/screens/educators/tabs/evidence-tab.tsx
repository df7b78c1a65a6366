import { ReportCards } from '@corridor/ui/blocks/cards/report-cards'
import { Empty } from '@corridor/ui/empty'
import type { TabProps } from './tab-body.tsx'

/** Rubrics with what was seen for each indicator, then look-fors. */
export function EvidenceTab({ page: { cards } }: TabProps) {
  if (cards.length > 0) return <ReportCards cards={cards} />
  return (
    <Empty title="No evidence yet">
      <p>Visits with a rubric or a look-for set show here what was seen for each indicator.</p>
    </Empty>
  )
}
