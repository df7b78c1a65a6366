import type { Observation } from '@corridor/contract/observations/observation-read'
import { dayIn } from '@corridor/domain/calendar/calendar'
import { shortDay } from '@corridor/domain/calendar/day-words'
import { partTitle } from '@corridor/domain/observation/record-words'
import { Link } from 'react-router'
import { toolOf } from '../../../tool-looks.ts'
import styles from './part-links.module.css'
import { partAnchor } from './record-page.tsx'

interface Props {
  readonly parts: readonly Observation[]
  readonly apart: Observation['apart']
  readonly timeZone: string
}

/** Links between the tools of one visit. */
export function PartLinks({ parts, apart, timeZone }: Props) {
  if (parts.length === 1 && apart.length === 0) return null
  return (
    <nav className={styles.links} aria-label="Tools of this visit">
      {parts.length > 1 &&
        parts.map(({ id, toolTypeId, record }) => {
          const { title, short, Icon } = toolOf(toolTypeId)
          const isAlone = parts.every((it) => it.id === id || it.toolTypeId !== toolTypeId)
          const shortName = isAlone ? short : undefined
          return (
            <a key={id} href={`#${partAnchor(id)}`}>
              <Icon size={18} stroke={1.8} aria-hidden />
              {shortName && <span className={styles.short}>{shortName}</span>}
              <span className={shortName && styles.full}>{partTitle(title, record.set)}</span>
            </a>
          )
        })}
      {apart.map(({ id, toolTypeId, sentAt }) => {
        const { title, Icon } = toolOf(toolTypeId)
        return (
          <Link key={id} to={`/observations/${toolTypeId}/view/${id}`}>
            <Icon size={18} stroke={1.8} aria-hidden /> {title}, sent for itself{' '}
            {shortDay(dayIn(timeZone, new Date(sentAt)))}
          </Link>
        )
      })}
    </nav>
  )
}
