import type { Observation } from '@corridor/contract/observations/observation-read'
import { shortDay } from '@corridor/domain/calendar/day-words'
import { firstName } from '@corridor/domain/people/first-name'
import { IconFlag } from '@tabler/icons-react'
import { useId } from 'react'
import styles from './steps-of-record.module.css'

/** What educator and leader agreed before the record was sent, between its data and the reply. */
export function StepsOfRecord({
  observation: { steps, educator, isAboutMe },
}: {
  readonly observation: Pick<Observation, 'steps' | 'educator' | 'isAboutMe'>
}) {
  const titleId = useId()
  if (steps.length === 0) return null
  const whose = isAboutMe ? 'Your' : `${firstName(educator.name)}’s`
  return (
    <section className={styles.steps} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <IconFlag size={16} stroke={1.8} aria-hidden />
        {whose} action {steps.length === 1 ? 'step' : 'steps'}
      </h2>
      <ul className={styles.list}>
        {steps.map(({ text, agreedOn, dueOn }) => (
          <li key={`${agreedOn} ${text}`}>
            <p className={styles.text}>{text}</p>
            <p className={styles.small}>
              Agreed {shortDay(agreedOn)}
              {dueOn && `, due ${shortDay(dueOn)}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
