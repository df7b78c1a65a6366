import { Button } from '@mantine/core'
import { useState } from 'react'
import styles from './second-factor.module.css'
import { PasswordStep } from './second-factor-password.tsx'
import { SecretStep } from './second-factor-secret.tsx'

interface Props {
  readonly email: string
  readonly onCodes: (codes: readonly string[]) => void
}

export interface Secret {
  readonly secret: string
  readonly uri: string
}

/** From «Set up» to the first code. */
export function SecondFactorOff({ email, onCodes }: Props) {
  const [step, setStep] = useState<'password' | Secret>()
  const cancel = () => setStep(undefined)
  if (step === 'password') return <PasswordStep email={email} onSecret={setStep} onCancel={cancel} />
  if (step) return <SecretStep {...step} onCodes={onCodes} onCancel={cancel} />
  return (
    <div className={styles.stack}>
      <p>
        Off. With it, whoever learns your password still does not get in: signing in also takes a code that
        changes every half minute.
      </p>
      <Button onClick={() => setStep('password')}>Set up</Button>
    </div>
  )
}
