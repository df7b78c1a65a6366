import { momentIn } from '@corridor/domain/calendar/day-words'
import { Button } from '@corridor/ui/capture/button'
import type { Device } from '../device.ts'
import type { Kept } from '../kept.ts'
import styles from './device-notice.module.css'

/** Whether a draft came back after it was deleted, and nobody has said yet whether it stays. */
export function isBack({ removedAt, isToStay, status, goal }: Kept): boolean {
  return Boolean(removedAt) && !isToStay && status === 'draft' && goal === 'draft'
}

interface Props {
  readonly device: Device
  readonly kept: Kept
  /** Whether the notice names the educator, because it tells of several drafts. */
  readonly isNamed?: boolean
  readonly onDeleted?: () => unknown
}

/** Says why a deleted draft is back, and asks whether it stays. Drawn without the UI kit: capture screens load without it. */
export function CameBack({ device, kept, isNamed, onDeleted }: Props) {
  const { id, document } = kept
  if (!isBack(kept)) return null
  const remove = async () => {
    await device.remove(id)
    await onDeleted?.()
  }
  return (
    <section className={styles.back} aria-label="Back after it was deleted">
      <p role="status">
        {isNamed && <strong>{document.educator.name}. </strong>}
        {backWords(kept)}
      </p>
      <div className={styles.actions}>
        <Button onClick={remove}>Delete it</Button>
        <Button onClick={() => device.keep(id)}>Keep it</Button>
      </div>
    </section>
  )
}

function backWords({ removedAt, isBackFromHere, document: { timeZone } }: Kept): string {
  const at = removedAt ? momentIn(timeZone, removedAt) : ''
  return isBackFromHere
    ? `You deleted this draft on another device (${at}). It is back because it was changed here since.`
    : `You deleted this draft (${at}). It is back because it was changed on another device since.`
}
