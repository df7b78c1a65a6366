import { useId } from 'react'
import { Filled, Grounds, stepGround } from '../plots/grounds.tsx'
import { linesOf } from '../plots/lines.ts'
import { Picture } from '../plots/picture.tsx'
import type { PlotProps } from '../plots/plot.ts'
import { hatchedGround, stepOf } from '../plots/report-grounds.tsx'
import { cutTo, Words, widthOf } from '../plots/words.tsx'
import { scaleBand } from '../scales.ts'

const HEAD = 20
const ROW = 20
const CELL = 18
/** The part of a column that is left free. */
const BETWEEN = 0.12

type Props = PlotProps<'grid'>

export function gridPaperHeight({ rows }: Props['chart']): number {
  return HEAD + rows.length * ROW
}

/** The width at which the words of all cells and columns have room. */
function cellsWidth({ columns, rows }: Props['chart']): number {
  const words = [
    ...columns.map(({ label }) => label),
    ...rows.flatMap(({ cells }) => cells.map((it) => it.words)),
  ]
  return columns.length * ((Math.max(0, ...words.map((it) => widthOf(it))) + 12) / (1 - BETWEEN))
}

/** A grid of rows and columns. The shade and the words of a cell say the same. */
export function GridPaper({ chart, width, palette, label }: Props) {
  const id = useId()
  const { head, columns, rows } = chart
  const noteWidth = Math.max(0, ...rows.map(({ note }) => widthOf(note))) + 10
  const longest = Math.max(0, ...rows.map(({ label: words }) => widthOf(words)))
  const left = Math.min(Math.max(width * 0.46, width - cellsWidth(chart)), longest + noteWidth + 16)
  const x = scaleBand({
    domain: columns.map((_, place) => place),
    range: [left, width],
    paddingInner: BETWEEN,
  })
  const wide = x.bandwidth()
  return (
    <Picture label={label} width={width} height={gridPaperHeight(chart)}>
      <Grounds id={id} used={[hatchedGround(palette)]} />
      <Words x={0} y={10} palette={palette} isBold isQuiet>
        {head}
      </Words>
      {columns.map(({ label: words }, place) => (
        <Words
          key={words}
          x={(x(place) ?? 0) + wide / 2}
          y={10}
          palette={palette}
          anchor="middle"
          isBold
          isQuiet
        >
          {cutTo(x.step(), words)}
        </Words>
      ))}
      {rows.map(({ label: words, note, hidden, cells }, row) => {
        const top = HEAD + row * ROW
        const y = top + CELL / 2
        return (
          <g key={words}>
            <Words x={0} y={y} palette={palette} isBold>
              {cutTo(left - noteWidth - 6, words)}
            </Words>
            <Words x={left - 10} y={y} palette={palette} anchor="end" isQuiet>
              {note}
            </Words>
            {hidden === null ? (
              cells.map(({ words: cell, step }, place) => (
                <Cell
                  // A cell is keyed by the place of its column.
                  key={columns[place]?.label ?? place}
                  id={id}
                  step={step}
                  palette={palette}
                  top={top}
                  words={cell}
                  left={x(place) ?? 0}
                  width={wide}
                />
              ))
            ) : (
              <>
                <Filled
                  id={id}
                  palette={palette}
                  ground={hatchedGround(palette)}
                  x={left}
                  y={top}
                  width={Math.max(0, width - left)}
                  height={CELL}
                />
                <Reason words={hidden} left={left} width={width} palette={palette} middle={y} />
              </>
            )}
          </g>
        )
      })}
    </Picture>
  )
}

interface CellProps {
  readonly id: string
  readonly words: string
  readonly step: number | null
  readonly left: number
  readonly top: number
  readonly width: number
  readonly palette: Props['palette']
}

function Cell({ id, words, step, left, top, width, palette }: CellProps) {
  const ground = step === null ? undefined : stepGround(stepOf(step), palette)
  return (
    <>
      {ground ? (
        <Filled
          id={id}
          ground={ground}
          palette={palette}
          width={width}
          x={left}
          y={top}
          height={CELL}
          radius={3}
        />
      ) : (
        <rect
          x={left + 0.5}
          y={top + 0.5}
          width={Math.max(0, width - 1)}
          height={CELL - 1}
          rx={3}
          fill="none"
          stroke={palette.line}
          strokeDasharray="2.5 2.5"
        />
      )}
      <Words
        x={left + width / 2}
        y={top + CELL / 2}
        palette={palette}
        anchor="middle"
        isBold={ground !== undefined}
        color={ground?.ink ?? palette.ink}
      >
        {cutTo(width, words)}
      </Words>
    </>
  )
}

interface ReasonProps {
  readonly words: string
  readonly left: number
  readonly width: number
  readonly middle: number
  readonly palette: Props['palette']
}

/** Why the row is not shown. */
function Reason({ words, left, width, middle, palette }: ReasonProps) {
  const lines = linesOf(words, width - left - 12, 12, 1)
  return lines.map((line, place) => (
    <Words
      key={line}
      x={(left + width) / 2}
      y={middle + (place - (lines.length - 1) / 2) * 13}
      palette={palette}
      size={12}
      anchor="middle"
      hasHalo
    >
      {line}
    </Words>
  ))
}
