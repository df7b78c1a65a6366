import { useMemo, useRef } from 'react'
import { PaperWidth } from '../../charts/chart-frame.tsx'
import { usePacked } from './packing/use-packed.ts'
import { isRows, ReportCard, type ReportCardProps } from './report-card.tsx'
import styles from './report-cards.module.css'
import { useIsPrinting } from './use-is-printing.ts'

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
    <PaperWidth value={isPrinting ? paperWidth : undefined}>
      <div ref={grid} className={styles.cards}>
        {(isPrinting ? onPaper(cards) : cards).map(({ key, ...card }) => (
          <ReportCard key={key} {...card} />
        ))}
      </div>
    </PaperWidth>
  )
}

/** The width of a sheet of Letter, and of a column of two and of three, as reports are set on it. */
const [SHEET_PX, COLUMN_PX, THIRD_PX] = [820, 400, 256]

function paperWidth(frame: HTMLElement | null): number {
  const isWhole = frame?.closest('[data-size]')?.getAttribute('data-size') === 'full'
  if (frame?.closest('[data-many="true"][data-narrow="true"]')) return THIRD_PX
  const isBeside = frame?.closest('[data-many="true"], [data-in-two]')
  return isWhole && !isBeside ? SHEET_PX : COLUMN_PX
}

const MOST_HALVES_IN_ROWS = 2

/**
 * The cards in their order on paper. More halves fill two columns of a sheet. A full-width card stands after what
 * leads the report, instead of cutting the columns: behind them it would begin a new page, as browsers do not level
 * columns that run over several. For the same reason one among the leading cards stands before the narrower ones.
 */
function onPaper(cards: Props['cards']): Props['cards'] {
  if (cards.filter(({ size }) => size === 'half').length <= MOST_HALVES_IN_ROWS) return cards
  const isWide = ({ size, blocks }: Props['cards'][number]) => size === 'full' || blocks.some(isRows)
  const leading = cards.slice(
    0,
    cards.findIndex(({ size }) => size === 'half'),
  )
  const rest = cards.slice(leading.length)
  const isFull = ({ size }: Props['cards'][number]) => size === 'full'
  return [
    ...leading.filter(isFull),
    ...leading.filter((it) => !isFull(it)),
    ...rest.filter(isWide),
    ...rest.filter((it) => !isWide(it)),
  ]
}
