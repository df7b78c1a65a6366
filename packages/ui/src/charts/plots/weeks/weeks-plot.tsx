import { grouped } from '@corridor/domain/words/count-words'
import { useId } from 'react'
import { scaleBand, scaleLinear, wholeTicks } from '../../scales.ts'
import { Grounds } from '../grounds.tsx'
import { Picture } from '../picture.tsx'
import type { Heights, PlotProps } from '../plot.ts'
import { barGround, hatchedGround } from '../report-grounds.tsx'
import { SideAxis } from '../share-axis.tsx'
import { widthOf } from '../words.tsx'
import { WeekClosures } from './week-closures.tsx'
import { WeekColumn } from './week-column.tsx'
import { WeekGoal } from './week-goal.tsx'
import { WeekNames } from './week-names.tsx'

const LEFT = 30
const TOP = 34
const BOTTOM = 42
export const WEEKS_HEIGHT: Heights = { screen: 264, paper: 148 }
/** Few weeks stand at the left: a column as wide as the chart is no column. */
const MOST_STEP = 120

/** Visits week by week. A closed week is hatched; the one that is not over is lighter. */
export function WeeksPlot({
  chart,
  width,
  palette,
  label,
  height = WEEKS_HEIGHT.screen,
}: PlotProps<'weeks'>) {
  const id = useId()
  const { weeks, goal } = chart
  const floor = height - BOTTOM
  const most = Math.max(4, goal?.high ?? 0, ...weeks.map(({ visits }) => visits))
  const x = scaleBand({
    domain: weeks.map(({ monday }) => monday),
    range: [LEFT, Math.max(LEFT, Math.min(width, LEFT + MOST_STEP * weeks.length))],
    padding: weeks.length > 20 ? 0.15 : 0.26,
    paddingOuter: 0.08,
  })
  const y = scaleLinear({ domain: [0, most * 1.08], range: [floor, TOP] })
  const isCounted = weeks.every(({ visits }) => widthOf(grouped(visits)) <= x.bandwidth())
  const ticks = wholeTicks(most * 1.08, 4)
  return (
    <Picture
      label={label}
      width={width}
      height={height}
      opens={weeks.some(({ opens }) => opens !== undefined)}
    >
      <Grounds id={id} used={[hatchedGround(palette)]} />
      {goal && <WeekGoal goal={goal} y={y} width={width} palette={palette} left={LEFT} />}
      <SideAxis scale={y} ticks={ticks} left={LEFT} reach={width - LEFT} palette={palette} format={grouped} />
      {weeks.map((week) => (
        <WeekColumn
          key={week.monday}
          id={id}
          week={week}
          y={y}
          floor={floor}
          isCounted={isCounted}
          palette={palette}
          top={TOP}
          left={x(week.monday) ?? 0}
          width={x.bandwidth()}
          ground={barGround(palette, week.isSoFar || week.closure !== null)}
        />
      ))}
      <WeekClosures weeks={weeks} x={x} floor={floor} palette={palette} top={TOP} />
      <WeekNames weeks={weeks} x={x} palette={palette} width={width} top={floor + 16} />
    </Picture>
  )
}
