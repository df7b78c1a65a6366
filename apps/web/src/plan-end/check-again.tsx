import { timeIn } from '@corridor/domain/clock/time-in'
import { Button } from '@corridor/ui/capture/button'
import { settings } from '../settings.ts'
import styles from './check-again.module.css'
import { useCheckAgain } from './use-check-again.ts'

export function CheckAgain({ timeZone }: { readonly timeZone: string }) {
  const { checkAgain, isChecking, checkedAt } = useCheckAgain()
  const { supportEmail } = settings
  return (
    <div className={styles.check}>
      <p>
        Just renewed?{' '}
        <Button look="link" className={styles.again} onClick={checkAgain} disabled={isChecking}>
          Check again
        </Button>{' '}
        or write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
      </p>
      <p role="status">
        {checkedAt &&
          !isChecking &&
          `Nothing has changed yet. Checked at ${timeIn(timeZone, checkedAt.toISOString())}.`}
      </p>
    </div>
  )
}
