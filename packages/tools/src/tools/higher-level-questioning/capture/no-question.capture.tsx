import { Button, Tick } from '@corridor/ui/capture/button'
import styles from './no-question.module.css'

interface Props {
  readonly isNoneAsked: boolean
  readonly onNoneAsked: () => void
}

/** The screen before the first question: that none was asked is worth recording too. */
export function NoQuestion({ isNoneAsked, onNoneAsked }: Props) {
  return (
    <section className={styles.none} aria-label="No question yet">
      <p>Tap a level when a question is asked. Hold it until the answer begins to time the wait.</p>
      <Button aria-pressed={isNoneAsked} icon={<Tick isOn={isNoneAsked} />} onClick={onNoneAsked}>
        No question was asked
      </Button>
    </section>
  )
}
