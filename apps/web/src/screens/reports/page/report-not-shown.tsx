import { Refusal } from '@corridor/contract/refusal'
import { Empty } from '@corridor/ui/empty'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { Unreachable } from '../../../api/wire.ts'
import { faultWords } from '../../../report/address/fault-words.ts'

interface Props {
  readonly error: Error
  readonly onRetry: () => unknown
}

/** Says that the report did not load. */
export function ReportNotLoaded({ error, onRetry }: Props) {
  const isUnreached = error instanceof Unreachable
  return (
    <Empty title={isUnreached ? 'Reports need a connection' : 'This did not load'}>
      <p role="status">
        {isUnreached
          ? 'Corridor cannot be reached right now, and no figures are kept on this device.'
          : error.message}
      </p>
      <Button variant="default" onClick={() => onRetry()}>
        Try again
      </Button>
    </Empty>
  )
}

interface FaultProps {
  readonly fault: string
  /** The report’s address without filters. */
  readonly reset: string
}

export function FiltersNotValid({ fault, reset }: FaultProps) {
  return (
    <Empty title="These filters do not work">
      <p role="alert">{fault}</p>
      <Button variant="default" component={Link} to={reset}>
        Reset filters
      </Button>
    </Empty>
  )
}

/** The server’s words about filters; null: the error is not about them. */
export function filterFault(error: Error | null): string | null {
  if (!(error instanceof Refusal) || error.status !== 422) return null
  return error.code === 'invalid-request' ? faultWords(error.fields ?? {}) || error.message : error.message
}
