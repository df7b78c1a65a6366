import { problems } from '@corridor/contract/problem-codes'
import { Empty } from '@corridor/ui/empty'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import type { Sent } from '../send-page.tsx'

interface Props extends Sent {
  /** As far as this page knows they observe: the server said otherwise, and may have heard of it since. */
  readonly mayTry: boolean
}

/** Whoever observes no longer sends nothing; what they made stays theirs. */
export function SendClosed({ kept: { id, trouble }, device, mayTry }: Props) {
  return (
    <Empty title="This cannot be sent">
      <p role="alert">{trouble?.message ?? problems['no-longer-observing'].message}</p>
      <Button component={Link} to="/observations">
        Go to observations
      </Button>
      {mayTry && (
        <Button variant="default" onClick={() => device.retry(id)}>
          Try again
        </Button>
      )}
    </Empty>
  )
}
