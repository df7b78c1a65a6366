import { useMemo, useRef } from 'react'
import { useIsPrinting } from '../../charts/use-is-printing.ts'
import { usePacked } from './packing/use-packed.ts'
import { isRows, ReportCard, type ReportCardProps } from './report-card.tsx'
import styles from './report-cards.module.css'

interface Props {
  readonly cards: readonly (ReportCardProps & { readonly key: string })[]
}

/** The cards of a report, by their sizes in as many columns as there is room for. */
export function ReportCards({ cards }: Props) {
  const grid = useRef<HTMLDivElement>(null)
  const sizes = useMemo(() => cards.map(({ size }) => size), [cards])
  usePacked(grid, sizes)
  const isPrinting = useIsPrinting()
  return (
    <div ref={grid} className={styles.cards}>
      {(isPrinting ? onPaper(cards) : cards).map(({ key, ...card }) => (
        <ReportCard key={key} {...card} />
      ))}
    </div>
  )
}

const MOST_HALVES_IN_ROWS = 2

/** More halves fill two columns of a sheet: what is as wide as it stands behind them, instead of cutting the columns. */
function onPaper(cards: Props['cards']): Props['cards'] {
  if (cards.filter(({ size }) => size === 'half').length <= MOST_HALVES_IN_ROWS) return cards
  const isWide = ({ size, blocks }: Props['cards'][number]) => size === 'full' || blocks.some(isRows)
  const [first, ...rest] = cards
  return [...(first ? [first] : []), ...rest.filter((it) => !isWide(it)), ...rest.filter(isWide)]
}
