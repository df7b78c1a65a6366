import { providerTitles } from '@corridor/domain/providers'
import { Button, PasswordInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { call, contract } from '../../api/client.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import type { OfferedProvider } from '../auth/identity-request.ts'
import { useIdentity } from '../auth/use-identity.ts'
import styles from './profile.module.css'

/** Which school account is to be connected, and what shows that it is its owner who asks. */
export interface Asked {
  readonly offer: OfferedProvider
  readonly asks: 'password' | 'sign-in'
}

interface Props {
  readonly asked: Asked
  readonly email: string
  readonly onCancel: () => void
}

/** A school account opens everything: nobody connects theirs on a device that was left open. */
export function SchoolAccountProof({ asked: { offer, asks }, email, onCancel }: Props) {
  const title = providerTitles[offer.provider]
  if (asks === 'password') return <PasswordProof offer={offer} email={email} onCancel={onCancel} />
  return (
    <div className={styles.form}>
      <p role="status">
        To show that it is you, sign out and in again. Then connect {title} within 10 minutes.
      </p>
      <Button variant="subtle" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}

type PasswordProps = Pick<Props, 'email' | 'onCancel'> & Pick<Asked, 'offer'>

function PasswordProof({ offer, email, onCancel }: PasswordProps) {
  const title = providerTitles[offer.provider]
  const { begin } = useIdentity()
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (it) => (it ? null : 'Enter your password.') },
  })
  const goOn = async (body: { password: string }) => {
    await call(contract.profile.prove, { body })
    await begin(offer, { to: 'connect' })
  }
  const submit = useSubmit(form, goOn, {
    message: `${title} was not connected. Please try again later.`,
    at: { 'wrong-password': 'password', 'sign-in-anew': 'password', 'too-many-attempts': 'password' },
  })
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {/* Password managers want to know whose password it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        label="Your password"
        autoComplete="current-password"
        description={
          form.errors.password ? undefined : `So that nobody else connects ${title} on an open device.`
        }
        autoFocus
        {...form.getInputProps('password')}
      />
      <div className={styles.actions}>
        <Button type="submit" loading={form.submitting}>
          Go on to {title}
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
