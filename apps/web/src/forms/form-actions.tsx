import { keepFocus } from '@corridor/ui/keep-focus'
import { Button } from '@mantine/core'
import type { MouseEvent, ReactNode } from 'react'
import styles from './form.module.css'

interface Props {
  readonly form: {
    readonly submitting: boolean
    readonly isDirty: () => boolean
    readonly reset: () => void
  }
  readonly children?: ReactNode
}

/**
 * The props of a submit button, which has the focus when the form is checked: a field with a fault is scrolled to
 * only if it did not have the focus already.
 */
export const submits = {
  type: 'submit',
  onMouseDown: keepFocus,
  onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => currentTarget.focus(),
} as const

export function FormActions({ form, children }: Props) {
  return (
    <div className={styles.actions}>
      <Button loading={form.submitting} disabled={!form.isDirty()} {...submits}>
        Save changes
      </Button>
      {form.isDirty() && !form.submitting && (
        <Button variant="default" onClick={form.reset} onMouseDown={keepFocus}>
          Undo changes
        </Button>
      )}
      {children}
    </div>
  )
}
