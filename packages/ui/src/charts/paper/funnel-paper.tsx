import { grouped } from '@corridor/domain/words/count-words'
import { useId } from 'react'
import { funnelGround } from '../plots/funnel-ground.ts'
import { Filled } from '../plots/grounds.tsx'
import { Picture } from '../plots/picture.tsx'
import type { PlotProps } from '../plots/plot.ts'
import { cutTo, Words } from '../plots/words.tsx'
import { scaleLinear } from '../scales.ts'

const STEP = 29
const BAR = 10

export function funnelPaperHeight({ steps }: PlotProps<'funnel'>['chart']): number {
  return Math.max(1, steps.length * STEP)
}

export function FunnelPaper({ chart, width, palette, label }: PlotProps<'funnel'>) {
  const id = useId()
  const { steps } = chart
  return (
    <Picture label={label} width={width} height={funnelPaperHeight(chart)}>
      {steps.map(({ label: words, n, of }, place) => {
        const x = scaleLinear({ domain: [0, Math.max(1, of)], range: [0, width], clamp: true })
        const top = place * STEP
        return (
          <g key={words}>
            <Words x={0} y={top + 10} palette={palette} size={12} isBold>
              {cutTo(width - 60, words)}
            </Words>
            <Words x={width} y={top + 10} palette={palette} size={12} anchor="end" isBold>
              {grouped(n)}
            </Words>
            <rect
              x={0}
              y={top + 17}
              width={width}
              height={BAR}
              rx={2}
              fill={palette.line}
              fillOpacity={0.18}
            />
            <Filled
              id={id}
              palette={palette}
              ground={funnelGround(place, steps.length, palette)}
              x={0}
              y={top + 17}
              width={x(n)}
              height={BAR}
            />
          </g>
        )
      })}
    </Picture>
  )
}
