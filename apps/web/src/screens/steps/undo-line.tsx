import { Button } from '@mantine/core'
import styles from './steps.module.css'
import { type LastChange, useStepChange } from './use-step-change.ts'

interface Props {
  readonly last: LastChange
  readonly place: string
  readonly onUndone: () => void
}

/** Names the last change of a step, with an undo. It stands above the list, which the step may have left. */
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
