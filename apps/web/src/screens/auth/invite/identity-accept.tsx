import { IdentityButtons } from '../../../identity/identity-buttons.tsx'
import { IdentityRefusal } from '../../../identity/identity-refusal.tsx'
import type { Invitation } from './invitation.ts'

interface Props {
  readonly token: string
  readonly invitation: Invitation
  /** The name as typed so far. */
  readonly name: string
  readonly staySignedIn: boolean
}

/** Accepts an invitation with a school account instead of a password of one’s own. */
export function IdentityAccept({ token, invitation, name, staySignedIn }: Props) {
  const { email } = invitation
  const typed = { name: name.trim() || invitation.name, staySignedIn }
  return (
    <>
      <IdentityRefusal />
      <IdentityButtons
        label="Accept with your school account"
        purpose={{ to: 'accept', token, email, ...typed }}
      />
    </>
  )
}
