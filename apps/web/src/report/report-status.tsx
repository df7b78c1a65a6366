import type { Report } from '@corridor/contract/reports/report'
import { momentIn } from '@corridor/domain/calendar/day-words'
import { counted } from '@corridor/domain/words/count-words'
import { Button } from '@mantine/core'
import { Unreachable } from '../api/wire.ts'
import { useUser } from '../frame/use-user.ts'
import styles from './report.module.css'

/** The state of a report’s figures. */
export interface ReportState {
  /** Whether the figures are still those of the earlier filters. */
  readonly isOfBefore: boolean
  readonly isAsking: boolean
  readonly error: Error | null
  readonly refresh: () => unknown
}

interface Props extends ReportState {
  readonly report: Pick<Report, 'asOf'>
  readonly isOnline: boolean
  readonly newer: number
}

/** Says of when the figures are, and what goes on with them. */
export function ReportStatus(props: Props) {
  const { time_zone: timeZone } = useUser().district
  const { isAsking, isOnline, error, newer, refresh } = props
  const action = error ? 'Try again' : 'Refresh'
  const isStill = !isAsking && isOnline
  return (
    <div className={styles.status}>
      <p role="status">{wordsOf(props, momentIn(timeZone, props.report.asOf))}</p>
      {isStill && (error || newer > 0) && (
        <Button variant="subtle" size="compact-md" onClick={() => refresh()}>
          {action}
        </Button>
      )}
    </div>
  )
}

function wordsOf(props: Omit<Props, 'refresh'>, asOf: string): string {
  const { isOfBefore, isAsking, isOnline, error, newer } = props
  const figures = `These figures are from ${asOf}${isOfBefore ? ', with the filters of before' : ''}.`
  if (!isOnline) return `Offline. ${figures}`
  if (isAsking) return `Figures from ${asOf}. Updating…`
  if (error instanceof Unreachable) return `Corridor cannot be reached. ${figures}`
  if (error) return `New figures could not be loaded. ${figures}`
  if (newer > 0) return `${counted(newer, 'new visit')} since ${asOf}.`
  return `As of ${asOf}`
}
