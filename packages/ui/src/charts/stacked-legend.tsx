import type { StackedBars } from '@corridor/domain/block'
import { letterOf, type Paint, type Palette } from './palette.tsx'
import { Patterns, patternId } from './patterns.tsx'
import styles from './stacked-legend.module.css'
import { edgeOf } from './stacked-segment.tsx'

interface Props {
  readonly id: string
  readonly parts: StackedBars['parts']
  readonly paints: readonly Paint[]
  readonly palette: Palette
}

export function StackedLegend({ id, parts, paints, palette }: Props) {
  return (
    <ul className={styles.legend}>
      {parts.map((part, place) => {
        const [paint, own] = [paints[place] ?? 'slate', `${id}-legend`]
        return (
          <li key={part.key}>
            <svg width={20} height={16} aria-hidden>
              <Patterns id={own} used={[paint]} palette={palette} />
              <rect
                x={0.5}
                y={0.5}
                width={19}
                height={15}
                rx={3}
                fill={`url(#${patternId(own, paint)})`}
                stroke={edgeOf(paint, palette)}
              />
            </svg>
            <b>{letterOf(place)}</b> {part.label}
          </li>
        )
      })}
    </ul>
  )
}
