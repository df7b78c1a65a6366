import { passwordFault } from '@corridor/domain/people/sign-in/password'
import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useNavigate } from 'react-router'
import { call, contract } from '../../../api/client.ts'
import { rememberSignIn } from '../../../api/tokens.ts'
import { useSubmit } from '../../../forms/use-submit.ts'
import styles from '../auth-page.module.css'
import { enter } from '../enter.ts'
import { NewPasswordField } from '../password/new-password-field.tsx'
import { type SpentCode, spentCodeOf } from './registration.ts'

interface Props {
  readonly token: string
  readonly email: string
  readonly onSpent: (code: SpentCode) => void
}

export function ConfirmRegistrationForm({ token, email, onSpent }: Props) {
  const navigate = useNavigate()
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (it) => passwordFault(it) ?? null },
  })
  const begin = async (body: { password: string }) => {
    try {
      await call(contract.registration.confirm, { params: { token }, body })
    } catch (error) {
      const spent = spentCodeOf(error)
      if (!spent) throw error
      return onSpent(spent)
    }
    rememberSignIn(email, false)
    await enter(navigate)
  }
  const submit = useSubmit(form, begin, {
    message: 'It is not certain that your trial has begun. Please try again: it begins only once.',
  })

  return (
    <form className={styles.fields} onSubmit={submit} noValidate>
      {/* Password managers want to know whose password it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField label="Choose a password" autoFocus {...form.getInputProps('password')} />
      <Button type="submit" size="lg" loading={form.submitting}>
        Begin the trial
      </Button>
    </form>
  )
}
