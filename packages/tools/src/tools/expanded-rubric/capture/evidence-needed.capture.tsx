import { IconAlertCircle } from '@tabler/icons-react'
import type { ExpandedRubricCapture, ExpandedRubricConfig, Indicator } from '../expanded-rubric.shape.ts'
import { markOf, stateOf } from '../marks.ts'
import styles from './open-indicator.module.css'

interface Props {
  readonly capture: ExpandedRubricCapture
  readonly config: ExpandedRubricConfig
  readonly indicator: Indicator
}

/** Says that a level lacks evidence, and lets the observer go on. */
export function EvidenceNeeded({ capture, config, indicator }: Props) {
  const { level } = markOf(capture, indicator.id)
  const mark = config.levels.find(({ value }) => value === level)?.mark
  const isMissing = stateOf(capture, config, indicator.id) === 'incomplete'
  return (
    <p className={styles.needed} role="status">
      {isMissing && (
        <>
          <IconAlertCircle size={18} stroke={1.8} aria-hidden />
          <span>
            Level {mark} needs at least one piece of evidence. Until then {indicator.code} is incomplete; you
            can go on and come back.
          </span>
        </>
      )}
    </p>
  )
}
