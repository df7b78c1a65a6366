import { screen } from '../../routing/screen.ts'
import { Refused } from './refused.tsx'

export default screen({ Component: NoAccess })

function NoAccess() {
  return (
    <Refused title="This door is closed to you">
      Your account does not open this page. If you need it, ask the person who runs Corridor in your district.
    </Refused>
  )
}
