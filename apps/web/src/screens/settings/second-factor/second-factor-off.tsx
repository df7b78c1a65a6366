import { Button } from '@mantine/core'
import { useState } from 'react'
import { call, contract } from '../../../api/client.ts'
import { PasswordProof } from '../profile/password-proof.tsx'
import styles from './second-factor.module.css'
import { SecretStep } from './second-factor-secret.tsx'

interface Props {
  readonly email: string
  readonly onCodes: (codes: readonly string[]) => void
}

export interface Secret {
  readonly secret: string
  readonly uri: string
}

/** From “Set up” to the first code. */
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

interface PasswordStepProps {
  readonly email: string
  readonly onSecret: (secret: Secret) => void
  readonly onCancel: () => void
}

function PasswordStep({ email, onSecret, onCancel }: PasswordStepProps) {
  const begin = async (body: { password: string }) =>
    onSecret(await call(contract.secondFactor.begin, { body }))
  return (
    <PasswordProof
      email={email}
      why="So that nobody else sets it up on an open device."
      action="Continue"
      message="Setting it up did not begin. Please try again later."
      refusal="password-needed"
      work={begin}
      onCancel={onCancel}
    />
  )
}
