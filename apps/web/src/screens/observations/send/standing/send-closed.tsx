import { problems } from '@corridor/contract/problem-codes'
import { Empty } from '@corridor/ui/empty'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import type { SendProps } from '../send-props.ts'

interface Props extends SendProps {
  /**
   * Whether to offer another try: this page knows the person as an observer, the server said otherwise and may have
   * heard since.
   */
  readonly mayTry: boolean
}

/** Tells somebody who no longer observes that they can send nothing; their drafts stay theirs. */
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
