import { useMemo, useRef } from 'react'
import { usePacked } from './packing/use-packed.ts'
import { ReportCard, type ReportCardProps } from './report-card.tsx'
import styles from './report-cards.module.css'

interface Props {
  readonly cards: readonly (ReportCardProps & { readonly key: string })[]
}

/** The cards of a report, by their sizes in as many columns as there is room for. */
export function ReportCards({ cards }: Props) {
  const grid = useRef<HTMLDivElement>(null)
  const sizes = useMemo(() => cards.map(({ size }) => size), [cards])
  usePacked(grid, sizes)
  return (
    <div ref={grid} className={styles.cards}>
      {cards.map(({ key, ...card }) => (
        <ReportCard key={key} {...card} />
      ))}
    </div>
  )
}
