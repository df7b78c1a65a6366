import { Empty } from '@corridor/ui/empty'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { PageHeader } from '../../frame/header/page-header.tsx'
import { useSignOut } from '../../frame/navigation/use-sign-out.tsx'
import { useUser } from '../../frame/use-user.ts'
import { screen } from '../../screen.ts'

export default screen({ Component: NotHere })

/**
 * Says that an observation is not here: for a tab left open on a shared device, and for a draft that was deleted
 * elsewhere.
 */
function NotHere() {
  const { name } = useUser()
  const signOut = useSignOut()
  return (
    <>
      <PageHeader title="Observation" />
      <Empty title={`${name} is signed in now`}>
        <p>
          This observation is somebody else’s, or it was deleted. Whoever began it on this device signs in
          with their own account to go on: what was not uploaded is kept for them.
        </p>
        <Button component={Link} to="/">
          Home
        </Button>
        <Button variant="default" onClick={signOut}>
          Sign out
        </Button>
      </Empty>
    </>
  )
}
