import type { Run } from '@corridor/domain/report/block'
import type { Palette } from '../palette.ts'
import { LEFT, type RunScale } from './run-scale.ts'

const BAND = 18

interface Props {
  readonly chart: Run
  readonly scale: RunScale
  readonly width: number
  readonly palette: Palette
}

/** The steps of the scale, the target as a band and the baseline as a broken line; at the same level it is the band's lower edge. */
export function RunGrid({ chart: { levels, baseline, target }, scale, width, palette }: Props) {
  return (
    <>
      {target !== null && (
        <rect
          x={LEFT}
          y={scale.y(target) - BAND / 2}
          width={Math.max(0, width - LEFT)}
          height={BAND}
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
          <text
            x={LEFT - 8}
            y={scale.y(value)}
            fill={palette.ink}
            fillOpacity={0.75}
            fontSize={12}
            textAnchor="end"
            dominantBaseline="central"
          >
            {value}
          </text>
        </g>
      ))}
      {baseline !== null && (
        <path
          d={`M${LEFT} ${scale.y(baseline) + (baseline === target ? BAND / 2 : 0)}H${width}`}
          stroke={palette.ink}
          strokeOpacity={0.6}
          strokeWidth={1.5}
          strokeDasharray="5 4"
        />
      )}
    </>
  )
}
