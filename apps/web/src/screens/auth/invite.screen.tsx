import { problems } from '@corridor/contract/problem-codes'
import { roleTitles } from '@corridor/domain/people/roles'
import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, matchPath, useParams } from 'react-router'
import { offeredProviders } from '../../identity/use-identity.ts'
import { screen } from '../../routing/screen.ts'
import { AuthPage } from './auth-page.tsx'
import { type Invitation, invitationOf } from './invite/invitation.ts'
import styles from './invite/invite.module.css'
import { InviteForm } from './invite/invite-form.tsx'

export default screen({
  load: (cache, { pathname }) =>
    Promise.all([
      cache.ensureQueryData(invitationOf(tokenIn(pathname))),
      cache.ensureQueryData(offeredProviders),
    ]),
  Component: Invite,
})

function tokenIn(pathname: string): string {
  return matchPath('/auth/invite/:token?', pathname)?.params.token ?? ''
}

function Invite() {
  const { token = '' } = useParams()
  const { data: invitation } = useSuspenseQuery(invitationOf(token))

  // The address bar is cleared: no screenshot and no history shall show the token. The router goes on knowing it.
  useEffect(() => history.replaceState(history.state, '', '/auth/invite'), [])

  if (!invitation) return <NoInvitation wasOpened={token !== ''} />
  return (
    <AuthPage title={`Join ${invitation.district}`} lead={leadOf(invitation)}>
      <ul className={styles.roles}>
        {invitation.assignments.map(({ role, school }) => (
          <li key={`${role} ${school}`}>
            <strong>{roleTitles[role]}</strong>
            <span>{school ?? 'The whole district'}</span>
          </li>
        ))}
      </ul>
      <InviteForm token={token} invitation={invitation} />
    </AuthPage>
  )
}

function leadOf({ assignments }: Invitation): string {
  return assignments.length === 0 ? 'You are invited to Corridor.' : 'You are invited to Corridor as:'
}

/** Says that there is no invitation. After a reload the token is gone from the address: only the mail still has it. */
function NoInvitation({ wasOpened }: { readonly wasOpened: boolean }) {
  const words = wasOpened
    ? problems['invitation-not-valid'].message
    : 'Open the link in your invitation email once more.'
  return (
    <AuthPage title="Invitation" lead={<span role="alert">{words}</span>}>
      {/* The button takes the focus where the form that had it is gone. */}
      <Button component={Link} to="/login" replace size="lg" ref={(it) => it?.focus()}>
        Go to sign in
      </Button>
    </AuthPage>
  )
}
