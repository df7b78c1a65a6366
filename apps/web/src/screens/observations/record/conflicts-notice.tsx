import type { Observation } from '@corridor/contract/observations/observation-read'
import { counted } from '@corridor/domain/words/count-words'
import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { Link } from 'react-router'
import styles from '../notice.module.css'

/** Says that two devices disagree: until somebody chooses, nothing is sent. */
export function ConflictsNotice({ observation }: { readonly observation: Observation }) {
  const { id, toolTypeId, conflicts, mayEdit } = observation
  if (conflicts === 0) return null
  return (
    <div className={styles.notice}>
      <IconCopy size={20} stroke={1.8} aria-hidden />
      <p>
        <strong>{counted(conflicts, 'thing')} changed on two devices.</strong> Both are kept. It can be sent
        once someone has chosen which one to keep.
      </p>
      {mayEdit && (
        <Button variant="default" component={Link} to={`/observations/${toolTypeId}/update/${id}`}>
          Compare
        </Button>
      )}
    </div>
  )
}
