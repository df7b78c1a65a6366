import { useSearchParams } from 'react-router'
import { IdentityButtons } from '../../../identity/identity-buttons.tsx'
import { IdentityRefusal } from '../../../identity/identity-refusal.tsx'

export function IdentitySignIn({ staySignedIn }: { readonly staySignedIn: boolean }) {
  const [search] = useSearchParams()
  const goal = search.get('to') ?? '/'
  return (
    <>
      <IdentityRefusal />
      <IdentityButtons
        label="Sign in with your school account"
        purpose={{ to: 'sign-in', goal, staySignedIn }}
      />
    </>
  )
}
