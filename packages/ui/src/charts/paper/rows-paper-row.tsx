import type { Rows } from '@corridor/domain/report/report-shapes'
import { grouped } from '@corridor/domain/words/count-words'
import type { Palette } from '../palette.ts'
import { Filled } from '../plots/grounds.tsx'
import { rowGrounds } from '../plots/row-grounds.ts'
import { cutTo, Words, widthOf } from '../plots/words.tsx'
import { scaleLinear } from '../scales.ts'
import { RateMark } from './rate-paper.tsx'
import { BAR_LINE, codeWidth, LINE, type RowsLayout, SMALL } from './rows-layout.ts'

const BAR = 13

interface Props {
  readonly id: string
  readonly row: Rows['rows'][number]
  readonly chart: Rows
  readonly layout: RowsLayout
  readonly top: number
  readonly height: number
  readonly width: number
  readonly palette: Palette
}

export function RowsPaperRow({ id, row, chart, layout, top, height, width, palette }: Props) {
  const { code, label, rate, cells } = row
  const lines = layout.lines[chart.rows.indexOf(row)] ?? [label]
  const middle = layout.isNarrow ? top + height - 1 - BAR_LINE / 2 : top + height / 2
  const first = layout.isNarrow ? top + 2 + LINE / 2 : middle - ((lines.length - 1) / 2) * LINE
  const chipAt = layout.isNarrow ? first : middle
  const chip = codeWidth(code)
  return (
    <g>
      <path d={`M0 ${top + 0.5}H${width}`} stroke={palette.line} strokeOpacity={0.35} />
      {code !== '' && (
        <>
          <rect
            x={0}
            y={chipAt - 7}
            width={chip - 6}
            height={14}
            rx={4}
            fill={palette.line}
            fillOpacity={0.16}
          />
          <Words x={(chip - 6) / 2} y={chipAt} palette={palette} size={SMALL} anchor="middle" isBold>
            {code}
          </Words>
        </>
      )}
      {lines.map((line, place) => (
        <Words key={line} x={chip} y={first + place * LINE} palette={palette} size={SMALL}>
          {line}
        </Words>
      ))}
      {layout.bar && (
        <PartsBar id={id} row={row} chart={chart} palette={palette} middle={middle} {...layout.bar} />
      )}
      {layout.rate && rate && <RateMark rate={rate} palette={palette} middle={middle} {...layout.rate} />}
      {cells.map(({ words }, place) => (
        <Words
          // A cell is keyed by the place of its column.
          key={chart.columns[place] ?? place}
          x={layout.cells[place]?.right ?? width}
          y={middle}
          palette={palette}
          size={SMALL}
          anchor="end"
        >
          {cutTo(layout.cells[place]?.width ?? 0, words, SMALL)}
        </Words>
      ))}
    </g>
  )
}

interface PlaceProps {
  readonly left: number
  readonly width: number
  readonly middle: number
  readonly palette: Palette
}

function PartsBar({
  id,
  row,
  chart: { bars },
  left,
  width,
  middle,
  palette,
}: PlaceProps & Pick<Props, 'id' | 'row' | 'chart'>) {
  if (!bars) return null
  const counts = bars.parts.map(({ key }) => row.values[key] ?? 0)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const grounds = rowGrounds(bars, palette)
  const x = scaleLinear({ domain: [0, Math.max(1, total)], range: [left, left + width] })
  return bars.parts.map(({ key }, place) => {
    const count = counts[place] ?? 0
    const from = counts.slice(0, place).reduce((sum, it) => sum + it, 0)
    const [at, wide] = [x(from), x(from + count) - x(from) - 1]
    const ground = grounds[place]
    const words = grouped(count)
    return ground && count > 0 ? (
      <g key={key}>
        <Filled
          id={id}
          ground={ground}
          palette={palette}
          x={at}
          y={middle - BAR / 2}
          width={wide}
          height={BAR}
        />
        {widthOf(words) + 4 <= wide && (
          <>
            {ground.drawing && (
              <rect
                x={at + wide / 2 - widthOf(words) / 2 - 2}
                y={middle - 7}
                width={widthOf(words) + 4}
                height={14}
                rx={3}
                fill={ground.tint}
              />
            )}
            <Words x={at + wide / 2} y={middle} palette={palette} anchor="middle" isBold color={ground.ink}>
              {words}
            </Words>
          </>
        )}
      </g>
    ) : null
  })
}
