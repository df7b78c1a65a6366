import { call, contract } from '../../../api/client.ts'
import { PasswordProof } from '../profile/password-proof.tsx'
import type { Secret } from './second-factor-off.tsx'

interface Props {
  readonly email: string
  readonly onSecret: (secret: Secret) => void
  readonly onCancel: () => void
}

export function PasswordStep({ email, onSecret, onCancel }: Props) {
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
