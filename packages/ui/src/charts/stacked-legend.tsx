import type { StackedBars } from '@corridor/domain/block'
import { hueOf, letterOf, type Palette } from './palette.tsx'
import { Patterns, patternId } from './patterns.tsx'
import styles from './stacked-legend.module.css'

interface Props {
  readonly id: string
  readonly parts: StackedBars['parts']
  readonly palette: Palette
}

export function StackedLegend({ id, parts, palette }: Props) {
  return (
    <ul className={styles.legend}>
      {parts.map((part, place) => {
        const [hue, own] = [hueOf(part, place), `${id}-legend`]
        return (
          <li key={part.key}>
            <svg width={20} height={16} aria-hidden>
              <Patterns id={own} used={[hue]} palette={palette} />
              <rect width={20} height={16} rx={3} fill={`url(#${patternId(own, hue)})`} />
            </svg>
            <b>{letterOf(place)}</b> {part.label}
          </li>
        )
      })}
    </ul>
  )
}
