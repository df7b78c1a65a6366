import { rampOf, type Step } from '@corridor/ui/charts/ramp'
import { memo } from 'react'
import type { Indicator, Level } from '../expanded-rubric.shape.ts'
import styles from './level-cards.module.css'

interface Props {
  readonly indicator: Indicator
  readonly levels: readonly Level[]
  readonly chosen: number | undefined
  /** `onChoose` must be the same function in every render. */
  readonly onChoose: (value: number) => void
}

export function LevelCards({ indicator, levels, chosen, onChoose }: Props) {
  const ramp = rampOf(levels.length)
  return (
    <fieldset className={styles.cards} aria-label="Level" data-many={levels.length > 5 || undefined}>
      {levels.map((level, place) => (
        <LevelCard
          key={level.value}
          level={level}
          descriptor={indicator.descriptors[level.value] ?? ''}
          step={ramp[place] ?? 'q6'}
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
  readonly step: Step
  readonly hotkey: string
  readonly isChosen: boolean
}

/** One level of an indicator. Chosen again, it is taken back. */
const LevelCard = memo(function LevelCard(props: CardProps) {
  const { level, descriptor, step, hotkey, isChosen, onChoose } = props
  return (
    <button
      type="button"
      className={styles.card}
      aria-pressed={isChosen}
      aria-keyshortcuts={hotkey}
      onClick={() => onChoose(level.value)}
    >
      <span className={styles.row}>
        <span className={styles.mark} data-step={step}>
          {level.mark}
        </span>{' '}
        <span className={styles.label}>{level.label}</span>
        <span className={styles.sign} />
      </span>{' '}
      <span className={styles.descriptor}>{descriptor}</span>
    </button>
  )
})
