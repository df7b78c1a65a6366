import { Button, type TextInputProps } from '@mantine/core'
import styles from '../../../forms/code-input.module.css'
import { CodeInput } from '../../../forms/code-input.tsx'

interface Props {
  readonly email: string
  readonly input: TextInputProps
  readonly isSending: boolean
  readonly onBack: () => void
}

/** The second half of signing in, after the right password. */
export function CodeStep({ email, input, isSending, onBack }: Props) {
  return (
    <>
      <p>
        One more step for <strong>{email.trim()}</strong>.
      </p>
      <CodeInput size="lg" {...input} />
      <Button type="submit" size="lg" loading={isSending}>
        Sign in
      </Button>
      <button type="button" className={styles.other} onClick={onBack}>
        Back to email and password
      </button>
    </>
  )
}
