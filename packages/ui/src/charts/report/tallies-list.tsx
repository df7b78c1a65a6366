import type { Tallies } from '@corridor/domain/report/report-shapes'
import { useId, useState } from 'react'
import { Opened } from '../../blocks/open-figure.tsx'
import styles from './tallies-list.module.css'

/** Longer names, such as those of people, want the whole width. */
const SHORT_LETTERS = 12

/** How many rows of a long list beside others are seen at first. Paper has all. */
const SEEN_AT_FIRST = 6
const LONG_LIST = 9

/** Groups of bars, all by the same measure from nought. */
export function TalliesList({ chart: { groups } }: { readonly chart: Tallies }) {
  const most = Math.max(1, ...groups.flatMap(({ rows }) => rows.map(({ n }) => n)))
  return (
    <div className={styles.groups} data-list={groups.length === 1 || undefined}>
      {groups.map((group) => (
        <Group key={group.title} group={group} most={most} isAlone={groups.length === 1} />
      ))}
    </div>
  )
}

interface Props {
  readonly group: Tallies['groups'][number]
  readonly most: number
  /** The group is all there is. */
  readonly isAlone: boolean
}

function Group({ group: { title, rows }, most, isAlone }: Props) {
  const id = useId()
  const [isWhole, setIsWhole] = useState(false)
  const isWide = isAlone || rows.some(({ label }) => label.length > SHORT_LETTERS)
  const isLong = !isAlone && isWide && rows.length >= LONG_LIST
  return (
    <div className={styles.group} data-wide={isWide}>
      {title !== '' && <p id={id}>{title}</p>}
      <ul aria-labelledby={title === '' ? undefined : id}>
        {rows.map(({ label, n, opens }, place) => (
          <li key={label} data-later={(isLong && !isWhole && place >= SEEN_AT_FIRST) || undefined}>
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
      {isLong && (
        <button type="button" className={styles.more} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${rows.length}`}
        </button>
      )}
    </div>
  )
}
