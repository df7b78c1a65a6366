import type { DistrictHome } from '@corridor/contract/reports/homes'
import { shortDay } from '@corridor/domain/calendar/day-words'
import { counted } from '@corridor/domain/words/count-words'
import { Card } from '@corridor/ui/card'
import { withoutWords } from './schools-words.ts'
import styles from './waits-card.module.css'

/** How many educators wait how long: counts, and no names. */
export function WaitsCard({ home }: { readonly home: DistrictHome }) {
  const { groups, unvisited } = home.waits
  const rows = [
    ...groups.map(({ from, to, educators }) => ({
      label: to === null ? `Over ${from - 1}` : `${from} to ${to}`,
      n: educators,
    })),
    { label: 'No visit yet', n: unvisited },
  ]
  const most = Math.max(1, ...rows.map(({ n }) => n))
  const all = rows.reduce((total, { n }) => total + n, 0)
  return (
    <Card title="Days since the last visit" subtitle={`${counted(all, 'educator')}, school days, no names`}>
      <dl className={styles.rows}>
        {rows.map(({ label, n }, place) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span className={styles.bar} aria-hidden>
                <span
                  data-none={place === groups.length || undefined}
                  style={{ width: `${(100 * n) / most}%` }}
                />
              </span>
              <b>{n}</b>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{[joinedWords(home), withoutWords(home, 'coverage')].join(' ').trim()}</p>
    </Card>
  )
}

/** “9 of the 19 without a visit joined after Oct 1.” */
function joinedWords({ waits: { unvisited, joined } }: DistrictHome): string {
  if (joined.educators === 0) return ''
  const since = shortDay(joined.since)
  if (unvisited === 1) return `The one without a visit joined after ${since}.`
  return `${joined.educators} of the ${unvisited} without a visit joined after ${since}.`
}
