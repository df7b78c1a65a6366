import { providerTitles } from '@corridor/domain/people/sign-in/providers'
import { Button } from '@mantine/core'
import { call, contract } from '../../../api/client.ts'
import type { OfferedProvider } from '../../../identity/identity-request.ts'
import { useIdentity } from '../../../identity/use-identity.ts'
import { PasswordProof } from '../profile/password-proof.tsx'
import styles from '../profile/profile.module.css'

/** The school account to be connected, and how its owner shows that it is them who ask. */
export interface Asked {
  readonly offer: OfferedProvider
  readonly asks: 'password' | 'sign-in'
}

interface Props {
  readonly asked: Asked
  readonly email: string
  readonly onCancel: () => void
}

/** Asks for proof before a school account is connected: it opens everything, and the device may have been left open. */
export function SchoolAccountProof({ asked: { offer, asks }, email, onCancel }: Props) {
  const title = providerTitles[offer.provider]
  const { begin } = useIdentity()
  const goOn = async (body: { password: string }) => {
    await call(contract.profile.prove, { body })
    await begin(offer, { to: 'connect' })
  }
  if (asks === 'password')
    return (
      <PasswordProof
        email={email}
        why={`So that nobody else connects ${title} on an open device.`}
        action={`Go on to ${title}`}
        message={`${title} was not connected. Please try again later.`}
        refusal="sign-in-anew"
        work={goOn}
        onCancel={onCancel}
      />
    )
  return (
    <div className={styles.form}>
      <p role="status">
        To show that it is you, sign out and in again. Then connect {title} within 10 minutes.
      </p>
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
