import { Empty } from '@corridor/ui/empty'
import { Button } from '@mantine/core'
import { Unreachable } from '../../../api/wire.ts'
import type { ReportState } from '../../../report/report-status.tsx'

/** Says that the educator is loading, or why it did not load. */
export function EducatorNotLoaded({ error, isAsking, refresh }: Omit<ReportState, 'isOfBefore'>) {
  if (!error || isAsking) return <p role="status">Loading…</p>
  const isUnreached = error instanceof Unreachable
  return (
    <Empty title={isUnreached ? 'This needs a connection' : 'This did not load'}>
      <p role="status">
        {isUnreached
          ? 'Corridor cannot be reached right now, and these figures are not on this device.'
          : error.message}
      </p>
      <Button variant="default" onClick={() => refresh()}>
        Try again
      </Button>
    </Empty>
  )
}
