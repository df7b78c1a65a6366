import { useId } from 'react'
import { scaleLinear } from '../scales.ts'
import { Filled, Grounds } from './grounds.tsx'
import { Picture } from './picture.tsx'
import type { PlotProps } from './plot.ts'
import { partGround } from './report-grounds.tsx'
import { Words } from './words.tsx'

export const SHARES_HEIGHT = 40
const PLATE = 20

/** One bar of all parts, each with its pattern and, where there is room, its letter on a plate. */
export function SharesPlot({ chart, width, palette, label, height = SHARES_HEIGHT }: PlotProps<'shares'>) {
  const id = useId()
  const { parts } = chart
  const grounds = parts.map((part) => partGround(parts, part, palette))
  const whole = Math.max(
    1,
    parts.reduce((sum, { share }) => sum + share, 0),
  )
  const x = scaleLinear({ domain: [0, whole], range: [0, width] })
  const before = parts.map((_, place) => parts.slice(0, place).reduce((sum, { share }) => sum + share, 0))
  return (
    <Picture label={label} width={width} height={height}>
      <Grounds id={id} used={grounds} />
      {parts.map(({ key, letter, share }, place) => {
        const ground = grounds[place]
        const left = x(before[place] ?? 0)
        const wide = Math.max(0, x(share) - 1.5)
        return ground && share > 0 ? (
          <g key={key}>
            <Filled id={id} ground={ground} palette={palette} x={left} y={0} width={wide} height={height} />
            {wide >= PLATE + 4 && letter !== '' && (
              <>
                <rect
                  x={left + wide / 2 - PLATE / 2}
                  y={(height - PLATE) / 2}
                  width={PLATE}
                  height={PLATE}
                  rx={5}
                  fill={palette.surface}
                />
                <Words x={left + wide / 2} y={height / 2} palette={palette} size={13} anchor="middle" isBold>
                  {letter}
                </Words>
              </>
            )}
          </g>
        ) : null
      })}
      {parts.length === 0 && (
        <rect
          x={0.5}
          y={0.5}
          width={Math.max(0, width - 1)}
          height={height - 1}
          rx={3}
          fill="none"
          stroke={palette.line}
          strokeDasharray="3 3"
        />
      )}
    </Picture>
  )
}
