import type { Run } from '@corridor/domain/block'
import type { Palette } from './palette.tsx'
import { LEFT, type RunScale } from './run-scale.tsx'

interface Props {
  readonly chart: Run
  readonly scale: RunScale
  readonly width: number
  readonly palette: Palette
}

/** The steps of the scale, the target as a band and the baseline as a broken line, each with its words. */
export function RunGrid({ chart: { levels, baseline, target }, scale, width, palette }: Props) {
  const text = { fill: palette.ink, fontSize: 12, dominantBaseline: 'central' } as const
  const wanted = levels.find(({ value }) => value === target)
  return (
    <>
      {target !== null && (
        <rect
          x={LEFT}
          y={scale.y(target) - 9}
          width={Math.max(0, width - LEFT)}
          height={18}
          fill={palette.hues.marigold}
          fillOpacity={0.22}
        />
      )}
      {levels.map(({ value }) => (
        <g key={value}>
          {value !== target && (
            <path
              d={`M${LEFT} ${scale.y(value)}H${width}`}
              stroke={palette.line}
              strokeOpacity={0.35}
              strokeWidth={1}
            />
          )}
          <text {...text} x={LEFT - 8} y={scale.y(value)} fillOpacity={0.75} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {baseline !== null && (
        <>
          <path
            d={`M${LEFT} ${scale.y(baseline)}H${width}`}
            stroke={palette.ink}
            strokeOpacity={0.6}
            strokeWidth={1.5}
            strokeDasharray="5 4"
          />
          <text {...text} x={LEFT + 4} y={scale.y(baseline) + 12} fillOpacity={0.8}>
            Baseline median {baseline}
          </text>
        </>
      )}
      {target !== null && (
        <text {...text} x={LEFT + 4} y={scale.y(target)} fontWeight={650}>
          Target: {(wanted?.label ?? String(target)).toLowerCase()}
        </text>
      )}
    </>
  )
}
