import { Button } from '@mantine/core'
import { useState } from 'react'
import { call, contract } from '../../../api/client.ts'
import { PasswordProof } from '../profile/password-proof.tsx'
import styles from './second-factor.module.css'
import { type Secret, SecretStep } from './second-factor-secret.tsx'

interface Props {
  readonly email: string
  readonly onCodes: (codes: readonly string[]) => void
}

/** Sets up the second factor, from “Set up” to the first code. */
export function SecondFactorOff({ email, onCodes }: Props) {
  const [step, setStep] = useState<'password' | Secret>()
  const cancel = () => setStep(undefined)
  if (step === 'password') return <PasswordStep email={email} onSecret={setStep} onCancel={cancel} />
  if (step) return <SecretStep {...step} onCodes={onCodes} onCancel={cancel} />
  return (
    <div className={styles.stack}>
      <p>
        Off. When it is on, someone who learns your password still cannot get in: signing in also takes a code
        that changes every 30 seconds.
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
      why="So that no one else can set it up on an unlocked device."
      action="Continue"
      message="Setting it up did not begin. Please try again later."
      refusal="password-needed"
      work={begin}
      onCancel={onCancel}
    />
  )
}
