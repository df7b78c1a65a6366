import { screen } from '../../routing/screen.ts'
import { Refused } from './refused.tsx'

export default screen({ Component: NotFound })

function NotFound() {
  return <Refused title="There is no such page">The address may be old, or what was here is gone.</Refused>
}
