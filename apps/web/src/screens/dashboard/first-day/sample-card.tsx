import { Card } from '@corridor/ui/card'
import styles from './side-cards.module.css'

/** A small coverage grid: how often five people were visited in seven weeks, the sixth of which was a break. */
const rows = [
  { name: 'C. Munro', weeks: [0, 0, 0, 0, 0, 'closed', 0] },
  { name: 'T. Gallagher', weeks: [0, 1, 1, 0, 0, 'closed', 0] },
  { name: 'I. Chen', weeks: [1, 0, 1, 0, 1, 'closed', 0] },
  { name: 'M. Bell', weeks: [1, 1, 0, 0, 1, 'closed', 1] },
  { name: 'O. Haddad', weeks: [0, 0, 1, 2, 1, 'closed', 2] },
] as const

/** Offers the sample district, which has data before one’s own has any. */
export function SampleCard() {
  return (
    <Card title="A district after nine weeks" subtitle="A sample with made-up names, to look around in">
      <div className={styles.sample} aria-hidden>
        <p>
          <span>Coverage</span>
          <span>Copper Ridge Middle</span>
        </p>
        {rows.map(({ name, weeks }) => (
          <div key={name}>
            <span>{name}</span>
            {weeks.map((visits, week) => (
              <i key={`${name} ${String(week)}`} data-visits={visits} />
            ))}
          </div>
        ))}
      </div>
      <a className={styles.open} href="/demo" target="_blank" rel="noopener">
        Open the sample district
      </a>
      <p className={styles.text}>View only, in a new tab. Your own data is not touched.</p>
    </Card>
  )
}
