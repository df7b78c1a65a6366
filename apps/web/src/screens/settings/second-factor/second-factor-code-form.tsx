import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { CodeInput } from '../../../forms/code-input.tsx'
import { useSubmit } from '../../../forms/use-submit.ts'
import styles from './second-factor.module.css'

interface Props {
  readonly lead: string
  readonly action: string
  /** The words of the Error dialog. */
  readonly message: string
  readonly isDanger?: boolean
  readonly work: (code: string) => Promise<void>
  readonly onCancel: () => void
}

/** Asks for a code once more before something is done. */
export function CodeForm({ lead, action, message, isDanger = false, work, onCancel }: Props) {
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (it) => (it.trim() ? null : 'Enter the code.') },
  })
  const at = {
    'wrong-code': 'code',
    'too-many-attempts': 'code',
    'second-factor-needed-here': 'code',
  } as const
  const submit = useSubmit(form, ({ code }) => work(code), { message, at })
  return (
    <form className={styles.stack} onSubmit={submit} noValidate>
      <p>{lead}</p>
      <CodeInput {...form.getInputProps('code')} />
      <div className={styles.actions}>
        <Button
          type="submit"
          loading={form.submitting}
          {...(isDanger && { color: 'var(--danger)', c: 'var(--surface)' })}
        >
          {action}
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
