import type { Weeks } from '@corridor/domain/report/report-shapes'
import type { Palette } from '../../palette.ts'
import type { LinearScale } from '../../scales.ts'
import { Words } from '../words.tsx'

interface Props {
  readonly goal: NonNullable<Weeks['goal']>
  readonly y: LinearScale
  readonly left: number
  readonly width: number
  readonly palette: Palette
}

/** The team’s goal: a band, or a line where it is one number. Its words stand above all bars. */
export function WeekGoal({
  goal: { low, high, words = wordsOf(low, high) },
  y,
  left,
  width,
  palette,
}: Props) {
  const [top, foot] = [y(high), y(low)]
  return (
    <>
      <rect
        x={left}
        y={Math.min(top, foot - 2)}
        width={Math.max(0, width - left)}
        height={Math.max(2, foot - top)}
        fill={palette.hues.marigold}
        fillOpacity={low === high ? 0.9 : 0.2}
      />
      <rect x={left} y={2} width={14} height={10} rx={2} fill={palette.hues.marigold} fillOpacity={0.55} />
      <Words x={left + 20} y={8} palette={palette} isBold>
        {words}
      </Words>
    </>
  )
}

function wordsOf(low: number, high: number): string {
  return low === high ? `Team goal: ${low}` : `Team goal: ${low} to ${high}`
}
