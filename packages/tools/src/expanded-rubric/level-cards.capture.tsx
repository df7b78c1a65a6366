import { IconCircle, IconCircleDotFilled } from '@tabler/icons-react'
import { memo } from 'react'
import type { Indicator, Level } from './expanded-rubric.shape.ts'
import styles from './level-cards.module.css'

interface Props {
  readonly indicator: Indicator
  readonly levels: readonly Level[]
  readonly chosen: number | undefined
  /** The same function in every render. */
  readonly onChoose: (value: number) => void
}

/** Shades from the lightest to the darkest, however many levels there are. */
const SHADES = 4

export function LevelCards({ indicator, levels, chosen, onChoose }: Props) {
  return (
    <fieldset className={styles.cards} aria-label="Level" data-many={levels.length > 5 || undefined}>
      {levels.map((level, place) => (
        <LevelCard
          key={level.value}
          level={level}
          descriptor={indicator.descriptors[level.value] ?? ''}
          shade={Math.round((place / (levels.length - 1)) * (SHADES - 1))}
          hotkey={String((place + 1) % 10)}
          isChosen={level.value === chosen}
          onChoose={onChoose}
        />
      ))}
    </fieldset>
  )
}

interface CardProps extends Pick<Props, 'onChoose'> {
  readonly level: Level
  readonly descriptor: string
  readonly shade: number
  readonly hotkey: string
  readonly isChosen: boolean
}

/** Chosen again, it is taken back. */
const LevelCard = memo(function LevelCard(props: CardProps) {
  const { level, descriptor, shade, hotkey, isChosen, onChoose } = props
  const Sign = isChosen ? IconCircleDotFilled : IconCircle
  return (
    <button
      type="button"
      className={styles.card}
      aria-pressed={isChosen}
      aria-keyshortcuts={hotkey}
      onClick={() => onChoose(level.value)}
    >
      <span className={styles.row}>
        <span className={styles.mark} data-shade={shade}>
          {level.mark}
        </span>{' '}
        <span className={styles.label}>{level.label}</span>
        <Sign className={styles.sign} size={22} stroke={1.5} aria-hidden />
      </span>{' '}
      <span className={styles.descriptor}>{descriptor}</span>
    </button>
  )
})
