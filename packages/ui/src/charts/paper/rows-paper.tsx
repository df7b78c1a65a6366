import { useId } from 'react'
import { Grounds } from '../plots/grounds.tsx'
import { linesOf } from '../plots/lines.tsx'
import { Picture } from '../plots/picture.tsx'
import type { PlotProps } from '../plots/plot.tsx'
import { rowGrounds } from '../plots/row-grounds.tsx'
import { Words } from '../plots/words.tsx'
import { type LegendEntry, PaperLegend, paperLegendHeight } from './paper-legend.tsx'
import { rowsLayout } from './rows-layout.tsx'
import { RowsPaperRow } from './rows-paper-row.tsx'

const HEAD = 30

type Props = PlotProps<'rows'>

function entriesOf({ bars }: Props['chart'], palette: Props['palette']): LegendEntry[] {
  const grounds = bars ? rowGrounds(bars, palette) : []
  return (bars?.parts ?? []).flatMap(({ label }, place) => {
    const ground = grounds[place]
    return ground ? [{ ground, letter: '', label }] : []
  })
}

export function rowsPaperHeight(chart: Props['chart'], width: number, palette: Props['palette']): number {
  const layout = rowsLayout(chart, width)
  return HEAD + layout.height + 8 + paperLegendHeight(entriesOf(chart, palette), width)
}

/** A row for each thing: its bar, its rate with the interval, its figures. */
export function RowsPaper({ chart, width, palette, label }: Props) {
  const id = useId()
  const layout = rowsLayout(chart, width)
  const { bars, rates, columns, rows, head } = chart
  const title = { palette, size: 11, isBold: true, isQuiet: true } as const
  return (
    <Picture label={label} width={width} height={rowsPaperHeight(chart, width, palette)}>
      <Grounds id={id} used={bars ? rowGrounds(bars, palette) : []} />
      <Words {...title} x={0} y={20}>
        {head}
      </Words>
      {bars && layout.bar && (
        <Words {...title} x={layout.bar.left} y={20}>
          {bars.title}
        </Words>
      )}
      {rates !== null && layout.rate && (
        <Titled words={rates} x={layout.rate.left} width={layout.rate.width} palette={palette} />
      )}
      {columns.map((words, place) => (
        <Titled
          key={words}
          words={words}
          x={layout.cells[place]?.right ?? width}
          width={layout.cells[place]?.width ?? 0}
          palette={palette}
          anchor="end"
        />
      ))}
      {rows.map((row, place) => (
        <RowsPaperRow
          key={`${row.code}-${row.label}`}
          {...{ id, row, chart, layout, palette, width }}
          top={HEAD + (layout.tops[place] ?? 0)}
          height={layout.heights[place] ?? 0}
        />
      ))}
      <PaperLegend
        entries={entriesOf(chart, palette)}
        {...{ width, palette }}
        top={HEAD + layout.height + 8}
      />
    </Picture>
  )
}

interface TitledProps {
  readonly words: string
  readonly x: number
  readonly width: number
  readonly palette: Props['palette']
  readonly anchor?: 'start' | 'end'
}

/** A title of a column, in two lines where it must. */
function Titled({ words, x, width, palette, anchor = 'start' }: TitledProps) {
  const lines = linesOf(words, width, 11)
  return lines.map((line, place) => (
    <Words
      key={line}
      x={x}
      y={20 - (lines.length - 1 - place) * 12}
      {...{ palette, anchor }}
      size={11}
      isBold
      isQuiet
    >
      {line}
    </Words>
  ))
}
