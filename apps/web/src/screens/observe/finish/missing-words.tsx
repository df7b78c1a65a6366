import { Button } from '@corridor/ui/capture/button'
import { IconX } from '@tabler/icons-react'
import type { Device } from '../../../device/device.ts'
import type { Kept } from '../../../device/kept.ts'
import { useDoor } from '../../../door/door.tsx'
import { goBack } from '../address.ts'
import styles from './missing-words.module.css'
import { endVisit } from './use-finish.ts'

interface Props {
  readonly device: Device
  readonly kept: Kept
  readonly words: readonly string[]
  readonly now: () => number
  readonly onClose: () => void
}

/** What a visit lacks, in place above Finish: one may go on, or leave the draft as it is. */
export function MissingWords({ device, kept, words, now, onClose }: Props) {
  const { navigate } = useDoor()
  if (words.length === 0) return null
  const leave = async () => {
    await endVisit(device, kept.id, now())
    await goBack(navigate)
  }
  return (
    <section className={styles.missing} role="status" aria-label="Before this visit counts">
      <header>
        <h2>Before this visit counts</h2>
        <Button look="bare" className={styles.close} aria-label="Close" onClick={onClose}>
          <IconX size={20} stroke={1.8} aria-hidden />
        </Button>
      </header>
      <ul>
        {words.map((it) => (
          <li key={it}>{it}</li>
        ))}
      </ul>
      <Button className={styles.leave} onClick={leave}>
        Stop the timer and keep it as a draft
      </Button>
    </section>
  )
}
