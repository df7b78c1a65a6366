import { dayAndYear } from '@corridor/domain/calendar/day-words'
import { dayIn } from '@corridor/domain/calendar/days'
import { timeIn } from '@corridor/domain/clock/time-in'
import { begunAt } from '@corridor/domain/observation/begun-at'
import { isConference } from '@corridor/domain/observation/conference'
import { cutAhead } from '@corridor/domain/observation/cut-ahead'
import { isAhead } from '@corridor/domain/observation/is-ahead'
import type { ObservationDocument } from '@corridor/domain/observation/observation'
import { Button } from '@corridor/ui/capture/button'
import { type FormEvent, useState } from 'react'
import styles from './missing-words.module.css'

interface Props {
  readonly document: ObservationDocument
  /** Moves the visit to the beginning that the observer gives; its other tools move by as much. */
  readonly onBegin: (moved: (it: ObservationDocument) => ObservationDocument) => void
}

/** Asks, in place above Finish, when a visit was that a wrong clock has dated: only the observer knows. */
export function AheadWords({ document: { toolTypeId, startedAt, endedAt, timeZone }, onBegin }: Props) {
  const [fault, setFault] = useState<string>()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new Date(String(new FormData(event.currentTarget).get('began')))
    if (Number.isNaN(chosen.getTime())) return setFault('Choose the day and the time.')
    const began = chosen.toISOString()
    if (isAhead({ startedAt: began, endedAt: null }, Date.now()))
      return setFault('Choose a day that is not in the future.')
    const by = chosen.getTime() - Date.parse(startedAt)
    const moved = (it: ObservationDocument) =>
      begunAt(it, new Date(Date.parse(it.startedAt) + by).toISOString())
    onBegin((it) => cutAhead(moved(it), Date.now()))
  }
  // The clock may be wrong still: only the time between the two tells that it was set on the way.
  const lateEnd = endedAt && isAhead({ startedAt: endedAt, endedAt: null }, Date.parse(startedAt)) && endedAt
  const wrong = lateEnd || startedAt
  return (
    <section className={styles.missing} role="status" aria-labelledby="ahead">
      <h2 id="ahead">When did this {isConference(toolTypeId) ? 'conference' : 'visit'} begin?</h2>
      <p>
        {lateEnd ? 'Its end' : 'It'} is dated {dayAndYear(dayIn(timeZone, new Date(wrong)))},{' '}
        {timeIn(timeZone, wrong)}, because the clock of this device was wrong. What you recorded moves along
        with the day you choose.
      </p>
      <form className={styles.begin} onSubmit={submit} noValidate>
        <label>
          Day and time
          <input type="datetime-local" name="began" aria-describedby={fault && 'ahead-fault'} />
        </label>
        <Button type="submit" className={styles.leave}>
          Use this and finish
        </Button>
      </form>
      {fault && (
        <p id="ahead-fault" className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </section>
  )
}
