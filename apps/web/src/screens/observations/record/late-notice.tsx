import type { Observation } from '@corridor/contract/observations/observation-read'
import { Button } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import styles from '../notice.module.css'
import { askToReopen } from './reopen-dialog.tsx'

/** Says that a device came back with changes after the sending: they count only once the observation is reopened. */
export function LateNotice({ observation }: { readonly observation: Observation }) {
  if (!observation.hasLate) return null
  return (
    <div className={styles.notice}>
      <IconClock size={20} stroke={1.8} aria-hidden />
      <p>
        <strong>Changes came from a device after this was sent.</strong> They are kept but are not part of it.
        Reopening adds them.
      </p>
      {observation.mayReopen && (
        <Button variant="default" onClick={() => askToReopen(observation)}>
          Reopen
        </Button>
      )}
    </div>
  )
}
