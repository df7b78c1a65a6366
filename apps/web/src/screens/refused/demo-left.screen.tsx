import { screen } from '../../routing/screen.ts'
import { Refused } from './refused.tsx'

export default screen({
  // Nothing of the sample stays behind in the person’s own tab.
  load: async (cache) => cache.clear(),
  Component: DemoLeft,
})

function DemoLeft() {
  return (
    <Refused title="You have left the sample district">
      What you tried out there is gone, and nothing of your own was touched. You can close this tab.
    </Refused>
  )
}
