import { dayIn } from '@corridor/domain/calendar/calendar'
import { momentIn } from '@corridor/domain/calendar/day-words'
import { addDays, clockIn } from '@corridor/domain/calendar/days'
import { localTimeIn } from '@corridor/domain/clock/local-time'
import card from '@corridor/ui/card.module.css'
import { SegmentedControl, Switch } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Words } from '../../../device/kept.ts'
import { useUser } from '../../../frame/use-user.ts'
import styles from './send-options.module.css'

interface Props {
  /** The educator’s name. */
  readonly name: string
  readonly words: Words
  readonly isOffline: boolean
  /** What is wrong with the chosen moment. */
  readonly fault: string | undefined
  readonly onWrite: (part: Partial<Words>) => void
  readonly children?: ReactNode
}

/** The options of a sending: whether a read mark is asked for, and when it goes out. */
export function SendOptions({ name, words, isOffline, fault, onWrite, children }: Props) {
  const { choices = {}, sendAt } = words
  const timeZone = useUser().district.time_zone
  const isAsked = choices.isReadMarkAsked ?? true
  const usual = usualMoment(timeZone, new Date())
  return (
    <section className={`${card.card} ${styles.options}`} aria-label="Read mark and time">
      {children}
      <Switch
        className={styles.line ?? ''}
        labelPosition="left"
        label={`Ask ${name} to mark it as read`}
        checked={isAsked}
        onChange={({ currentTarget }) =>
          onWrite({ choices: { ...choices, isReadMarkAsked: currentTarget.checked } })
        }
      />
      <div className={styles.when}>
        <span id="send-when">Send</span>
        <SegmentedControl
          aria-labelledby="send-when"
          data={[
            { value: 'now', label: isOffline ? 'When online' : 'Now' },
            { value: 'later', label: shortMoment(timeZone, sendAt ?? usual), disabled: isOffline },
          ]}
          value={sendAt ? 'later' : 'now'}
          onChange={(value) => onWrite({ sendAt: value === 'later' ? usual : null })}
        />
      </div>
      {sendAt && (
        <div className={styles.moment}>
          <label>
            <span>By the clock of your district</span>
            <input
              type="datetime-local"
              aria-invalid={fault !== undefined}
              aria-describedby={fault && 'send-moment-fault'}
              value={`${dayIn(timeZone, new Date(sendAt))}T${clockIn(timeZone, new Date(sendAt))}`}
              onChange={({ currentTarget }) => {
                const chosen = momentOf(timeZone, currentTarget.value)
                if (chosen) onWrite({ sendAt: chosen })
              }}
            />
          </label>
          {fault && (
            <p id="send-moment-fault" className={styles.fault} role="alert">
              {fault}
            </p>
          )}
        </div>
      )}
    </section>
  )
}

const AFTER_SCHOOL = 15 * 60 + 30
const MINUTE = 60_000

/** The usual moment to send: after school today, or tomorrow where that is over. */
function usualMoment(timeZone: string, now: Date): string {
  const today = dayIn(timeZone, now)
  const at = localTimeIn(timeZone)
  const afterSchool = at(today, AFTER_SCHOOL)
  const isOver = afterSchool.getTime() < now.getTime() + 5 * MINUTE
  return (isOver ? at(addDays(today, 1), AFTER_SCHOOL) : afterSchool).toISOString()
}

function momentOf(timeZone: string, value: string): string | undefined {
  const [, day, hours, minutes] = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)/.exec(value) ?? []
  if (!day) return undefined
  return localTimeIn(timeZone)(day, Number(hours) * 60 + Number(minutes)).toISOString()
}

/** “3:30 PM today” */
function shortMoment(timeZone: string, at: string): string {
  const [day = '', time = ''] = momentIn(timeZone, at).split(', ')
  const isToday = dayIn(timeZone, new Date(at)) === dayIn(timeZone, new Date())
  return isToday ? `${time} today` : `${day}, ${time}`
}
