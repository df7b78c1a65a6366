import type { Code } from '../../codes.ts'
import type { Tally } from '../../sweeps.ts'
import styles from './sum-line.module.css'

const titles: Readonly<Record<Code | 'toGo', string>> = {
  'on-task': 'on task',
  passive: 'passive',
  active: 'active',
  'other-work': 'other',
  'cannot-see': 'unseen',
  toGo: 'to go',
}
const parts = ['on-task', 'passive', 'active', 'other-work', 'cannot-see', 'toGo'] as const

/** “26 present = 13 on task + 2 passive + …”: the record always adds up to those present. */
export function SumLine({ tally }: { readonly tally: Tally }) {
  return (
    <p className={styles.sum}>
      <b>{tally.present} present</b>
      {parts.map((part, index) => (
        <span key={part} className={styles.part} data-left={part === 'toGo' || undefined}>
          <span className={styles.sign}>{index === 0 ? '=' : '+'}</span> {tally[part]} {titles[part]}
        </span>
      ))}
    </p>
  )
}
