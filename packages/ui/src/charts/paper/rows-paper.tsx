import { useId } from 'react'
import { Grounds } from '../plots/grounds.tsx'
import { Picture } from '../plots/picture.tsx'
import type { PlotProps } from '../plots/plot.ts'
import { rowGrounds } from '../plots/row-grounds.ts'
import { Words } from '../plots/words.tsx'
import { type LegendEntry, PaperLegend, paperLegendHeight } from './paper-legend.tsx'
import { LINE, rowsLayout, SMALL } from './rows-layout.ts'
import { RowsPaperRow } from './rows-paper-row.tsx'

type Props = PlotProps<'rows'>

function entriesOf({ bars }: Props['chart'], palette: Props['palette']): LegendEntry[] {
  const grounds = bars ? rowGrounds(bars, palette) : []
  return (bars?.parts ?? []).flatMap(({ label }, place): LegendEntry[] => {
    const ground = grounds[place]
    return ground ? [{ ground, letter: '', label }] : []
  })
}

export function rowsPaperHeight(chart: Props['chart'], width: number, palette: Props['palette']): number {
  const layout = rowsLayout(chart, width)
  return layout.titles.height + layout.height + 5 + paperLegendHeight(entriesOf(chart, palette), width)
}

/** A chart with a row for each thing: its bar, its rate with the interval, its figures. */
export function RowsPaper({ chart, width, palette, label }: Props) {
  const id = useId()
  const layout = rowsLayout(chart, width)
  const { bars, columns, rows } = chart
  const head = layout.titles.height
  const foot = head - 4 - LINE / 2
  const title = { palette, size: SMALL, isBold: true, isQuiet: true, y: foot } as const
  return (
    <Picture label={label} width={width} height={rowsPaperHeight(chart, width, palette)}>
      <Grounds id={id} used={bars ? rowGrounds(bars, palette) : []} />
      {!layout.isNarrow && (
        <Words {...title} x={0}>
          {chart.head}
        </Words>
      )}
      {bars && layout.bar && (
        <Titled lines={layout.titles.bars} x={layout.bar.left} foot={foot} palette={palette} />
      )}
      {layout.rate && (
        <Titled lines={layout.titles.rates} x={layout.rate.left} foot={foot} palette={palette} />
      )}
      {columns.map((words, place) => (
        <Titled
          key={words}
          lines={layout.titles.columns[place] ?? []}
          x={layout.cells[place]?.right ?? width}
          foot={foot}
          palette={palette}
          anchor="end"
        />
      ))}
      {rows.map((row, place) => (
        <RowsPaperRow
          key={`${row.code}-${row.label}`}
          id={id}
          row={row}
          chart={chart}
          layout={layout}
          palette={palette}
          width={width}
          top={head + (layout.tops[place] ?? 0)}
          height={layout.heights[place] ?? 0}
        />
      ))}
      <PaperLegend
        entries={entriesOf(chart, palette)}
        width={width}
        palette={palette}
        top={head + layout.height + 5}
      />
    </Picture>
  )
}

interface TitledProps {
  readonly lines: readonly string[]
  readonly x: number
  /** The foot of the title’s last line. */
  readonly foot: number
  readonly palette: Props['palette']
  readonly anchor?: 'start' | 'end'
}

/** A title of a column, in as many lines as it takes. */
function Titled({ lines, x, foot, palette, anchor = 'start' }: TitledProps) {
  return lines.map((line, place) => (
    <Words
      key={line}
      x={x}
      y={foot - (lines.length - 1 - place) * LINE}
      palette={palette}
      anchor={anchor}
      size={SMALL}
      isBold
      isQuiet
    >
      {line}
    </Words>
  ))
}
