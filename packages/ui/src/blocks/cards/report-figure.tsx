import { useId, useState } from 'react'
import { Chart } from '../../charts/chart.tsx'
import { ReportChart } from '../../charts/report/report-chart.tsx'
import { ChartTwin } from '../chart-twin.tsx'
import { DataTable } from '../data-table.tsx'
import { type FigureBlock, FigureButtons } from '../figure-buttons.tsx'
import { Timeline } from '../timeline.tsx'
import styles from './report-card.module.css'
import { useIsPrinting } from './use-is-printing.ts'

interface DrawnProps {
  readonly block: FigureBlock
  readonly isTable: boolean
}

/** A chart or its table, or a table on its own. */
export function DrawnFigure({ block, isTable }: DrawnProps) {
  if (block.kind === 'table') return <DrawnTable block={block} />
  const { title, chart, counted } = block
  return (
    <ChartTwin block={withOpenings(block)} isTable={isTable} isBothOnPaper={false} isBeside={isBeside(block)}>
      {chart.shape === 'stacked-bars' || chart.shape === 'ribbon' || chart.shape === 'run' ? (
        <Chart title={title} chart={chart} counted={counted} />
      ) : (
        <ReportChart title={title} chart={chart} counted={counted} />
      )}
    </ChartTwin>
  )
}

/** Whether a figure has its table open beside it on a wide screen: months are read in numbers, too. */
export function isBeside(block: FigureBlock): boolean {
  return block.kind === 'chart' && block.chart.shape === 'trend'
}

/** A table; on paper a timeline is one, too: it takes less room. */
function DrawnTable({ block }: { readonly block: Extract<FigureBlock, { kind: 'table' }> }) {
  const isPrinting = useIsPrinting()
  return block.isTimeline && !isPrinting ? <Timeline {...block} /> : <DataTable {...block} />
}

type ChartBlock = Extract<FigureBlock, { kind: 'chart' }>

/** A grid with the openings of its cells in its table, where they stand last in their rows. */
function withOpenings(block: ChartBlock): ChartBlock {
  const { chart, table } = block
  if (chart.shape !== 'grid' || table.opens) return block
  const before = table.columns.length - chart.columns.length
  const opens = chart.rows.map((row) =>
    table.columns.map((_, place) => (place < before ? row : row.cells[place - before])?.opens ?? null),
  )
  return { ...block, table: { ...table, opens } }
}

interface ReportFigureProps {
  readonly block: FigureBlock
  /** Whether a wide screen shows another figure of the card in its place. */
  readonly isOther: boolean
}

/** One of several figures of a card, with a head of its own. It is no landmark: it may have the name of its card. */
export function ReportFigure({ block, isOther }: ReportFigureProps) {
  const id = useId()
  const [isTable, setIsTable] = useState(false)
  return (
    <figure
      className={styles.figure}
      aria-labelledby={id}
      data-beside={isBeside(block) || undefined}
      data-other={isOther || undefined}
    >
      <header>
        <div>
          <h3 id={id}>{block.title}</h3>
          {block.kind === 'chart' && <p>n = {block.counted}</p>}
        </div>
        <FigureButtons
          block={block}
          name={block.title}
          isTable={isTable}
          isBeside={isBeside(block)}
          onTable={setIsTable}
        />
      </header>
      <DrawnFigure block={block} isTable={isTable} />
    </figure>
  )
}
