import { type State, states, stateTitles } from '../../answer-types.ts'
import type { LookFor } from '../../set/look-for-set.shape.ts'
import type { Acts } from '../use-acts.capture.tsx'
import styles from './present-answer.module.css'
import { stateIcons } from './state-looks.capture.tsx'

interface Props {
  readonly item: LookFor
  readonly state: State | null
  readonly acts: Acts
}

/** Three states, as settled as each other. A state chosen again is taken back. */
export function PresentAnswer({ item, state, acts }: Props) {
  return (
    <fieldset className={styles.states} aria-label={`${item.code}, mark`}>
      {states
        .filter((it) => it !== 'no-opportunity' || item.allowsNoOpportunity)
        .map((it, index) => (
          <button
            key={it}
            type="button"
            className={styles.state}
            data-state={it}
            aria-pressed={it === state}
            aria-keyshortcuts={String(index + 1)}
            onClick={() => acts.state(item, it)}
          >
            {stateIcons[it]}
            {stateTitles[it]}
          </button>
        ))}
    </fieldset>
  )
}
