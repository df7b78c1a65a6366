import { Sheet } from '@corridor/ui/capture/sheet'
import { useState } from 'react'
import type { Device } from '../../../device/device.ts'
import type { Kept } from '../../../device/kept.ts'
import styles from '../sheets.module.css'
import { AtTheDoor } from '../start/at-the-door.tsx'
import { EducatorChoice } from '../start/educator-choice.tsx'
import type { RosterEducator } from '../start/order-educators.ts'
import { type Visited, visitedOf } from '../start/start-draft.ts'
import { keptOfVisit } from './kept-of-visit.ts'
import { wentTooFar } from './may-change-educator.ts'

interface Props {
  readonly device: Device
  readonly kept: Kept
  readonly onClose: () => void
}

/** Chooses another educator for the visit: one tap, and everything captured is theirs. */
export function WrongPerson({ device, kept: { document }, onClose }: Props) {
  const [now] = useState(() => new Date(document.startedAt))
  const [isAtTheDoor, setIsAtTheDoor] = useState(false)
  const [found, setFound] = useState<readonly RosterEducator[]>([])
  const own = device.snapshot()
  if (!own) return null
  const snapshot = { ...own, educators: [...own.educators, ...found] }
  const choose = (visited: Visited) => {
    void changeEducator(device, document.visitId, visited)
    onClose()
  }
  if (isAtTheDoor) {
    return <AtTheDoor snapshot={snapshot} onAdd={choose} onClose={() => setIsAtTheDoor(false)} />
  }
  return (
    <Sheet title="Whom did you visit?" onClose={onClose}>
      <div className={styles.person}>
        <EducatorChoice
          snapshot={snapshot}
          now={now}
          chosenId={document.educatorId}
          heading="Everything you recorded goes along"
          isOffline={device.isOffline()}
          onFound={(more) => setFound((before) => [...before, ...more])}
          onChoose={(educator) => choose(visitedOf(educator, snapshot, now))}
          onAtTheDoor={() => setIsAtTheDoor(true)}
        />
      </div>
    </Sheet>
  )
}

/** Moves everything captured in a visit to another educator, after a wrong door. */
async function changeEducator(device: Device, visitId: string, visited: Visited): Promise<void> {
  const { educatorId, provisional, educator, schoolId } = visited
  const whom = { educatorId, provisional, educator, schoolId }
  const drafts = keptOfVisit(device, visitId).filter((it) => it.goal === 'draft' || wentTooFar(it))
  await Promise.all(drafts.map(({ id }) => device.change(id, (document) => ({ ...document, ...whom }))))
}
