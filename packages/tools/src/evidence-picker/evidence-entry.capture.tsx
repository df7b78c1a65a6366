import { timeIn } from '@corridor/domain/clock/time-in'
import { Button } from '@corridor/ui/capture/button'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import { memo } from 'react'
import type { Evidence } from '../definition/capture-view.ts'
import type { Visit } from '../definition/tool.ts'
import { elapsedIn } from '../visit/elapsed.ts'
import styles from './evidence-entry.module.css'

interface Props {
  readonly entry: Evidence
  readonly visit: Visit
  readonly isHere: boolean
  readonly usedIn: string | undefined
  readonly isTagged: boolean
  readonly onPick: (it: Evidence) => void
}

const icons = {
  add: <IconPlus size={18} stroke={1.8} aria-hidden />,
  added: <IconCheck size={18} stroke={1.8} aria-hidden />,
}

/** One piece of evidence in the picker. A tap redraws only the piece it changed. */
export const EvidenceEntry = memo(function EvidenceEntry(props: Props) {
  const { entry, visit, isHere, usedIn, isTagged, onPick } = props
  const text = entry.text || entry.kind
  return (
    <li className={styles.entry}>
      <span className={styles.time}>
        {elapsedIn(visit, entry.at)} <small>{timeIn(visit.timeZone, entry.at)}</small>
      </span>
      <span className={styles.text}>{text}</span>
      <span className={styles.remark}>
        {[...(isTagged ? ['Tagged'] : []), ...(usedIn ? [`Used in ${usedIn}`] : [])].join(', ')}
      </span>
      <Button
        className={styles.add}
        aria-pressed={isHere}
        aria-label={`Add: ${text}`}
        icon={isHere ? icons.added : icons.add}
        onClick={() => onPick(entry)}
      >
        {isHere ? 'Added' : 'Add'}
      </Button>
    </li>
  )
})
