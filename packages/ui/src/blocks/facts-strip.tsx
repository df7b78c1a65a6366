import type { Block } from '@corridor/domain/block'
import styles from './facts-strip.module.css'

type Facts = Extract<Block, { kind: 'facts' }>

export function FactsStrip({ items }: Pick<Facts, 'items'>) {
  return (
    <dl className={styles.facts}>
      {items.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={styles.figure}>{value}</dd>
          {note && <dd>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
