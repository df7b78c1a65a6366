import { Empty } from '@corridor/ui/empty'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { isGranted } from '../../api/session.ts'
import { useUser } from '../../frame/use-user.ts'

/** What the dashboard says before it has anything to show, by what it will hold for this person. */
export function NothingToShow({ followsSchool }: { readonly followsSchool: boolean }) {
  const user = useUser()
  if (user.security.roles.includes('support')) {
    return (
      <Empty title="Who needs help?">
        <p>Find a person and see Corridor as they see it.</p>
        <Button component={Link} to="/support">
          Go to Support
        </Button>
      </Empty>
    )
  }
  if (user.security.roles.includes('teacher')) {
    return (
      <Empty title="Nothing can be sent to you yet">
        <p>
          Your account is not connected with your name on the list of educators. Ask your school’s office.
        </p>
      </Empty>
    )
  }
  const isInCharge = isGranted(user.roles, 'district.manage')
  if (followsSchool) {
    return (
      <Empty title="No school year has begun yet">
        <p>From its first day on, this page shows whose room to enter next.</p>
        {isInCharge && (
          <Button component={Link} to="/settings/district">
            See your school year
          </Button>
        )}
      </Empty>
    )
  }
  if (isInCharge) {
    return (
      <Empty title="Your district has no school in use">
        <p>This page shows the visits of a school.</p>
        <Button component={Link} to="/settings/school">
          Add a school
        </Button>
      </Empty>
    )
  }
  return (
    <Empty title="You follow no school yet">
      <p>Your district can assign you to one. Its visits will then be here.</p>
    </Empty>
  )
}
