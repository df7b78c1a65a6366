import type { Run } from '@corridor/domain/report/block'
import type { Palette } from '../palette.ts'
import { LEFT, type RunScale } from './run-scale.ts'
import { freePlace } from './run-target-place.ts'

interface Props {
  readonly chart: Run
  readonly scale: RunScale
  readonly palette: Palette
}

/** The names of the band and the broken line, in words that no point hides and no line crosses out. */
export function RunLabels({ chart, scale, palette }: Props) {
  const { levels, baseline, target } = chart
  const text = { fill: palette.ink, fontSize: 12, dominantBaseline: 'central' } as const
  const halo = { stroke: palette.surface, strokeWidth: 4, paintOrder: 'stroke' } as const
  const wanted = `Target: ${(levels.find(({ value }) => value === target)?.label ?? String(target)).toLowerCase()}`
  const place = target === null ? null : freePlace(chart, target, scale, wanted)
  return (
    <>
      {baseline !== null && (
        <text {...text} {...halo} x={LEFT + 4} y={scale.y(baseline) + beside(chart, scale)}>
          Baseline median {baseline}
        </text>
      )}
      {place && (
        <text {...text} {...(place.isInBand ? {} : halo)} x={place.x} y={place.y} fontWeight={650}>
          {wanted}
        </text>
      )}
    </>
  )
}

/**
 * The offset of the baseline’s name, away from where the run begins: below its line, or above it; at the foot, where
 * the days are, always above.
 */
function beside({ points, baseline, target }: Run, { floor, y }: RunScale): number {
  if (baseline === null) return 0
  const first = points.find(({ value }) => value !== null)?.value ?? baseline
  const isAbove = first < baseline || y(baseline) > floor - 14
  // The band of the target reaches half a line further.
  const distance = baseline === target ? 18 : 12
  return isAbove ? -distance : distance
}
