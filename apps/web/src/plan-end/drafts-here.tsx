import { momentIn } from '@corridor/domain/calendar/day-words'
import { isSent } from '@corridor/domain/observation/observation-rules'
import { counted } from '@corridor/domain/words/count-words'
import { Button } from '@mantine/core'
import { IconDeviceLaptop } from '@tabler/icons-react'
import { useState } from 'react'
import { useKeptList } from '../device/use-device.ts'
import { Way } from './way.tsx'
import styles from './ways-on.module.css'

/** Says that the person’s drafts on this device are still here. */
export function DraftsHere() {
  const drafts = useKeptList().filter(({ status }) => !isSent(status))
  const [isShown, setIsShown] = useState(false)
  if (drafts.length === 0) return null
  return (
    <>
      <Way
        icon={IconDeviceLaptop}
        title={`${counted(drafts.length, 'draft')} ${drafts.length === 1 ? 'is' : 'are'} on this device`}
        action={
          <Button variant="default" aria-expanded={isShown} onClick={() => setIsShown((was) => !was)}>
            {isShown ? 'Hide drafts' : 'View drafts'}
          </Button>
        }
      >
        {drafts.length === 1 ? 'It stays here and uploads' : 'They stay here and upload'} when the plan
        starts.
      </Way>
      {isShown && (
        <li className={styles.drafts}>
          <ul>
            {drafts.map(({ id, document: { educator, startedAt, timeZone } }) => (
              <li key={id}>
                {educator.name} <small>{momentIn(timeZone, startedAt)}</small>
              </li>
            ))}
          </ul>
        </li>
      )}
    </>
  )
}
