import { ReportCard, type ReportCardProps } from './report-card.tsx'
import styles from './report-cards.module.css'

interface Props {
  readonly cards: readonly (ReportCardProps & { readonly key: string })[]
}

/** The cards of a report, by their sizes in as many columns as there is room for. */
export function ReportCards({ cards }: Props) {
  return (
    <div className={styles.cards}>
      {cards.map(({ key, ...card }) => (
        <ReportCard key={key} {...card} />
      ))}
    </div>
  )
}
