import type { StackedBars } from '@corridor/domain/report/block'
import { letterOf, type Paint, type Palette } from '../palette.ts'
import { Filled, Grounds } from '../plots/grounds.tsx'
import styles from '../stacked-legend.module.css'
import { paintGround } from './paint-ground.tsx'

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
        const ground = paintGround(paints[place] ?? 'slate', palette)
        const own = `${id}-legend-${place}`
        return (
          <li key={part.key}>
            <svg width={20} height={16} aria-hidden>
              <Grounds id={own} used={[ground]} />
              <Filled
                id={own}
                ground={ground}
                palette={palette}
                x={0}
                y={0}
                width={20}
                height={16}
                radius={3}
              />
            </svg>
            <b>{letterOf(place)}</b> {part.label}
          </li>
        )
      })}
    </ul>
  )
}
