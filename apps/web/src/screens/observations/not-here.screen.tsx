import { Empty } from '@corridor/ui/empty'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useFromDevice } from '../../device/use-device.ts'
import { PageHeader } from '../../frame/header/page-header.tsx'
import { useSignOut } from '../../frame/navigation/use-sign-out.tsx'
import { useUser } from '../../frame/use-user.ts'
import { screen } from '../../routing/screen.ts'

export default screen({ Component: NotHere })

/**
 * Says that an observation is not here: for a tab left open on a shared device, for a draft that was deleted elsewhere,
 * and for one that the device keeps and cannot read.
 */
function NotHere() {
  const { name } = useUser()
  const signOut = useSignOut()
  // What the device cannot read may be what is asked for: then it is nobody else’s, and not deleted.
  const isUnread = useFromDevice((device) => device.warnings().includes('set-aside'), false)
  return (
    <>
      <PageHeader title="Observation" />
      <Empty title={isUnread ? 'This device cannot open this observation' : `${name} is signed in now`}>
        {isUnread ? (
          <p>
            Part of what this device keeps cannot be read by this version of Corridor, and this observation
            may be in it. It stays here as it is. Reload the page to update Corridor, or tap “Saved” above,
            save a rescue file and ask support.
          </p>
        ) : (
          <p>
            This observation is somebody else’s, or it was deleted. Whoever began it on this device signs in
            with their own account to go on: what was not uploaded is kept for them.
          </p>
        )}
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
