import { Button } from '@mantine/core'
import styles from './steps.module.css'
import { type LastChange, useStepChange } from './use-step-change.ts'

interface Props {
  readonly last: LastChange
  readonly place: string
  readonly onUndone: () => void
}

/** What was done last. The step may have left the list with it, so the way back stands above. */
export function UndoLine({ last: { step, words, back }, place, onUndone }: Props) {
  const { change, isPending } = useStepChange(step, place, onUndone)
  return (
    <p className={styles.undo} role="status">
      <span>
        {words}: {step.text}
      </span>
      <Button variant="default" loading={isPending} onClick={() => change(back)}>
        Undo
      </Button>
    </p>
  )
}
