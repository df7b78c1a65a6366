import { Card } from '@corridor/ui/card'
import { keepFocus } from '@corridor/ui/keep-focus'
import { Button } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import styles from '../../forms/form.module.css'
import { submits } from '../../forms/form-actions.tsx'

interface Props {
  /** “school” */
  readonly what: string
  readonly isSubmitting: boolean
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  readonly onCancel: () => void
  readonly children: ReactNode
}

/** The form for one more of something: “New school”. */
export function NewCard({ what, isSubmitting, onSubmit, onCancel, children }: Props) {
  return (
    <Card title={`New ${what}`}>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        {children}
        <div className={styles.actions}>
          <Button loading={isSubmitting} {...submits}>
            Add {what}
          </Button>
          <Button variant="default" onClick={onCancel} onMouseDown={keepFocus}>
            Cancel
          </Button>
        </div>
      </form>
    </Card>
  )
}
