import { Empty } from '@corridor/ui/empty'
import { useUser } from '../../frame/use-user.ts'

/** Not everybody follows a school: each is told what this page will hold for them. */
export function NothingToShow() {
  const { district, security } = useUser()
  if (!district.subscribed && !district.on_trial) {
    return (
      <Empty title="Your district has no current plan">
        <p>Nothing is deleted. Visits open again as soon as the plan starts.</p>
      </Empty>
    )
  }
  if (security.roles.includes('teacher')) {
    return (
      <Empty title="Nothing has been sent to you yet">
        <p>Observations of your lessons will be here once they are sent.</p>
      </Empty>
    )
  }
  return (
    <Empty title="You follow no school yet">
      <p>Your district can assign you to one. Its visits will then be here.</p>
    </Empty>
  )
}
