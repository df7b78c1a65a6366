import type { RegistrationAtOnce } from '@corridor/contract/sign-in/registration'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { failed } from '../../../api/failed.tsx'
import { toast } from '../../../frame/messages/toasts.tsx'
import styles from '../auth-page.module.css'
import { AuthPage } from '../auth-page.tsx'
import { useRegister } from './use-register.ts'

interface Props {
  readonly registration: RegistrationAtOnce
  readonly onBack: () => void
}

/** The page after a registration without a token. Whether there is an account is told to its owner alone. */
export function CheckYourEmail({ registration, onBack }: Props) {
  const email = registration.email.trim().toLowerCase()
  const { register, refusal } = useRegister('by-mail', () => void toast('Email sent again'))
  const again = useMutation({
    mutationFn: () => register(registration),
    onError: (error) => failed(error, { message: 'The email was not sent again. Please try again later.' }),
  })
  return (
    <AuthPage
      title="Check your email"
      lead={
        // The button that had the focus is gone; what is read next is this.
        <span ref={(it) => it?.focus()} tabIndex={-1} role="status">
          We have written to <strong>{email}</strong>. The email says how to go on. If nothing comes within a
          few minutes, check your junk folder.
        </span>
      }
    >
      <div className={styles.fields}>
        {refusal && <p role="alert">{refusal}</p>}
        <Button variant="default" size="lg" onClick={() => again.mutate()} loading={again.isPending}>
          Send the email again
        </Button>
        <Button variant="subtle" size="lg" onClick={onBack}>
          Wrong address? Change it
        </Button>
      </div>
      <Link className={styles.back} to="/login" state={{ email }}>
        Back to sign in
      </Link>
    </AuthPage>
  )
}
