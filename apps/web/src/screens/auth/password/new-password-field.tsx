import { PasswordInput, type PasswordInputProps } from '@mantine/core'

/** The field where somebody chooses a password: its rules stand there until something is wrong with it. */
export function NewPasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      autoComplete="new-password"
      size="lg"
      description={props.error ? undefined : 'At least 12 characters. A few words together are fine.'}
      aria-invalid={Boolean(props.error)}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }}
      {...props}
    />
  )
}
