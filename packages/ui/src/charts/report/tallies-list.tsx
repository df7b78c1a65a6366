import type { Tallies } from '@corridor/domain/report-shapes'
import { useId } from 'react'
import { Opened } from '../../blocks/open-figure.tsx'
import styles from './tallies-list.module.css'

/** Longer names, such as those of people, want the whole width. */
const SHORT_LETTERS = 12

/** Groups of bars, all by the same measure from nought. */
export function TalliesList({ chart: { groups } }: { readonly chart: Tallies }) {
  const most = Math.max(1, ...groups.flatMap(({ rows }) => rows.map(({ n }) => n)))
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <Group key={group.title} group={group} most={most} isWide={groups.length === 1 || hasLong(group)} />
      ))}
    </div>
  )
}

function hasLong({ rows }: Props['group']): boolean {
  return rows.some(({ label }) => label.length > SHORT_LETTERS)
}

interface Props {
  readonly group: Tallies['groups'][number]
  readonly most: number
  readonly isWide: boolean
}

function Group({ group: { title, rows }, most, isWide }: Props) {
  const id = useId()
  return (
    <div className={styles.group} data-wide={isWide}>
      {title !== '' && <p id={id}>{title}</p>}
      <ul aria-labelledby={title === '' ? undefined : id}>
        {rows.map(({ label, n, opens }) => (
          <li key={label}>
            <span className={styles.label}>{label}</span>
            <span className={styles.track}>
              <span className={styles.bar} style={{ width: `${(100 * n) / most}%` }} />
            </span>
            <b>
              <Opened opening={opens} what={title === '' ? label : `${title} ${label}`}>
                {n}
              </Opened>
            </b>
          </li>
        ))}
      </ul>
    </div>
  )
}
