import { Circle } from '@visx/shape'
import { Opened } from '../../../blocks/open-figure.tsx'
import { Picture } from '../picture.tsx'
import { type PlotProps, percent } from '../plot.ts'
import { FootAxis } from '../share-axis.tsx'
import { Words, widthOf } from '../words.tsx'
import { tensIn, zoomWords } from '../zoom.ts'
import { type DotsLayout, dotsHeight, dotsLayout } from './dots-layout.ts'

/** A dot for each visit; a dashed one is from too little to be more than indicative. */
export function DotsPlot({
  chart,
  width,
  palette,
  label,
  height = dotsHeight(chart).screen,
}: PlotProps<'dots'>) {
  const layout = dotsLayout(chart, width, height)
  const { zoom, x, top, floor, middle, radius, placeOf } = layout
  return (
    <Picture
      label={label}
      width={width}
      height={height}
      opens={chart.dots.some(({ opens }) => opens !== undefined)}
    >
      <FootAxis scale={x} ticks={ticksFor(layout, width)} top={floor} reach={floor - top} palette={palette} />
      {chart.middle && (
        <rect
          x={x(chart.middle.low)}
          y={top}
          width={Math.max(2, x(chart.middle.high) - x(chart.middle.low))}
          height={floor - top}
          rx={6}
          fill={palette.hues.petrol}
          fillOpacity={0.16}
        />
      )}
      {chart.median !== null && (
        <path d={`M${x(chart.median)} ${top - 4}V${floor}`} stroke={palette.ink} strokeWidth={2} />
      )}
      {chart.dots.map(({ label: words, share, isIndicative, opens }, place) => (
        <Opened key={placeKey(words, place)} opening={opens} what={`${words}: ${percent(share)}`}>
          <Circle
            cx={x(share)}
            cy={middle + placeOf(place)}
            r={isIndicative ? radius - 0.5 : radius}
            fill={isIndicative ? palette.surface : palette.hues.petrol}
            stroke={isIndicative ? palette.hues.petrol : palette.surface}
            strokeWidth={isIndicative ? 1.8 : 1}
            {...(isIndicative ? { strokeDasharray: '2.6 2' } : {})}
          />
        </Opened>
      ))}
      {chart.median !== null && (
        <Median
          at={x(chart.median)}
          width={width}
          y={top - 14}
          words={`Median ${percent(chart.median)}`}
          palette={palette}
        />
      )}
      <Words x={width} y={height - 8} palette={palette} anchor="end" isQuiet>
        {zoomWords(zoom)}
      </Words>
    </Picture>
  )
}

/** A key by place: two visits may have the same name. */
function placeKey(words: string, place: number): string {
  return `${place} ${words}`
}

function ticksFor({ zoom }: DotsLayout, width: number): number[] {
  const tens = tensIn(zoom)
  const every = Math.max(1, Math.ceil((tens.length * 44) / Math.max(1, width)))
  return tens.filter((_, place) => place % every === 0)
}

interface MedianProps {
  readonly at: number
  readonly width: number
  readonly y: number
  readonly words: string
  readonly palette: PlotProps<'dots'>['palette']
}

function Median({ at, width, y, words, palette }: MedianProps) {
  const half = widthOf(words, 13) / 2 + 2
  return (
    <Words
      x={Math.max(half, Math.min(at, width - half))}
      y={y}
      palette={palette}
      size={13}
      anchor="middle"
      isBold
      hasHalo
    >
      {words}
    </Words>
  )
}
