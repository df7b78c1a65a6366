import type { Tallies } from '@corridor/domain/report/report-shapes'
import { grouped } from '@corridor/domain/words/count-words'
import { useId, useState } from 'react'
import { Opened } from '../../blocks/open-figure.tsx'
import styles from './tallies-list.module.css'

/** Names longer than this, such as those of people, want the whole width. */
const SHORT_LETTERS = 12

/** How many rows of a long list beside others are seen at first. Paper has all. */
const SEEN_AT_FIRST = 6
const LONG_LIST = 9

/** Groups of bars, all on the same scale from zero. */
export function TalliesList({ chart: { groups } }: { readonly chart: Tallies }) {
  const most = Math.max(1, ...groups.flatMap(({ rows }) => rows.map(({ n }) => n)))
  const isAlone = groups.length === 1
  const isNamed =
    groups.length > 2 && groups.every((it, place) => isLong(it) === (place === groups.length - 1))
  return (
    <div className={styles.place}>
      <div
        className={styles.groups}
        data-list={isAlone || groups.some(isCutAtFirst) || undefined}
        data-named={isNamed || undefined}
      >
        {groups.map((group) => (
          <Group key={group.title} group={group} most={most} isAlone={isAlone} />
        ))}
      </div>
    </div>
  )
}

type Tally = Tallies['groups'][number]

function isLong({ rows }: Tally): boolean {
  return rows.some(({ label }) => label.length > SHORT_LETTERS)
}

/** A long list beside others: its end is shown when asked for, and on paper it may run over a page. */
function isCutAtFirst(group: Tally): boolean {
  return isLong(group) && group.rows.length >= LONG_LIST
}

interface Props {
  readonly group: Tally
  readonly most: number
  /** Whether the group is the only one. */
  readonly isAlone: boolean
}

function Group({ group, most, isAlone }: Props) {
  const { title, rows } = group
  const id = useId()
  const [isWhole, setIsWhole] = useState(false)
  const isWide = isAlone || isLong(group)
  const isCut = !isAlone && isCutAtFirst(group)
  return (
    <div className={styles.group} data-wide={isWide}>
      {title !== '' && <p id={id}>{title}</p>}
      <ul aria-labelledby={title === '' ? undefined : id}>
        {rows.map(({ label, n, opens }, place) => (
          <li key={label} data-later={(isCut && !isWhole && place >= SEEN_AT_FIRST) || undefined}>
            <span className={styles.label}>{label}</span>
            <span className={styles.track}>
              <span className={styles.bar} style={{ width: `${(100 * n) / most}%` }} />
            </span>
            <b>
              <Opened opening={opens} what={title === '' ? label : `${title} ${label}`}>
                {grouped(n)}
              </Opened>
            </b>
          </li>
        ))}
      </ul>
      {isCut && (
        <button type="button" className={styles.more} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${rows.length}`}
        </button>
      )}
    </div>
  )
}
