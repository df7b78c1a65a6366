import { weekdayAndDay } from '@corridor/domain/calendar/day-words'
import { timeIn } from '@corridor/domain/clock/time-in'
import { firstName } from '@corridor/domain/people/first-name'
import { Button } from '@corridor/ui/capture/button'
import { useEffect, useState } from 'react'
import type { Evidence } from '../../../../definition/capture-view.ts'
import type { PastVisit, PastVisits } from '../../../../visit/past-visit.ts'
import { MOST_VISITS, visitsOf } from '../../table-visits.ts'
import type { ConferenceProps } from '../conference-props.ts'
import styles from './card.module.css'
import choices from './data-choices.module.css'

interface Props extends Pick<ConferenceProps, 'capture' | 'around' | 'visit'> {
  readonly onLay: (visit: PastVisit) => void
  readonly onPick: (evidence: Evidence) => void
}

const nowhere: PastVisits = { visits: [], isWhole: false }

/** A choice of earlier visits to the educator, and of evidence from the visit’s other tools. */
export function DataChoices({ capture, around, visit, onLay, onPick }: Props) {
  const [past, setPast] = useState<PastVisits>()
  const [evidence, setEvidence] = useState<readonly Evidence[]>([])
  // The server, and what other tools have on this device.
  useEffect(() => {
    around.visits().then(setPast, () => setPast(nowhere))
    around.evidence().then(setEvidence, () => {})
  }, [around])
  const laid = visitsOf(capture)
  const isFull = laid.length >= MOST_VISITS
  const visits = (past?.visits ?? []).filter((it) => !laid.some(({ id }) => id === it.observationId))
  const pieces = evidence.filter(({ entryId }) => !capture.data.some(({ id }) => id === entryId))
  const words = past ? wordsFor(past, firstName(around.educator), isFull) : 'Looking for finished visits'
  return (
    <div className={choices.choices}>
      <p className={styles.small} role="status">
        {words}
      </p>
      <ul className={styles.rows} aria-label="Finished visits">
        {!isFull &&
          visits.map((it) => (
            <Row
              key={it.observationId}
              head={`${weekdayAndDay(it.on)} · ${it.by}`}
              text={it.tool}
              name={`Use ${it.tool} of ${weekdayAndDay(it.on)}`}
              onUse={() => onLay(it)}
            />
          ))}
        {pieces.map((it) => (
          <Row
            key={`${it.observationId} ${it.entryId}`}
            head={`This visit · ${it.kind} · ${timeIn(visit.timeZone, it.at)}`}
            text={it.text}
            name={`Use ${it.text}`}
            onUse={() => onPick(it)}
          />
        ))}
      </ul>
    </div>
  )
}

interface RowProps {
  readonly head: string
  readonly text: string
  readonly name: string
  readonly onUse: () => void
}

function Row({ head, text, name, onUse }: RowProps) {
  return (
    <li>
      <div className={styles.withAct}>
        <p>
          <span className={styles.small}>{head}</span>
          <br />
          {text}
        </p>
        <Button aria-label={name} onClick={onUse}>
          Use
        </Button>
      </div>
    </li>
  )
}

function wordsFor({ visits, isWhole }: PastVisits, name: string, isFull: boolean): string {
  if (isFull) return `${MOST_VISITS} visits lie on the table. Take one off to lay another.`
  if (!isWhole)
    return visits.length > 0
      ? 'No connection: these are the visits on this device.'
      : `No connection, and no finished visit to ${name} on this device. Write it down, or look again later.`
  return visits.length > 0
    ? `Newest visits to ${name} that you may show. The figures are copied as they are now.`
    : `No finished visit to ${name} yet that you may show. Write it down instead.`
}
