import { type Icon, IconCheck, IconEyeOff, IconShieldCheck } from '@tabler/icons-react'
import list from '../roster.module.css'
import type { Outlook } from '../roster-words.ts'
import styles from './outlook-lines.module.css'

const signs: readonly (readonly [keyof Outlook, Icon])[] = [
  ['writes', IconCheck],
  ['suggests', IconShieldCheck],
  ['passes', IconEyeOff],
]

/** What an import will do: each line with a sign of what it is about. */
export function OutlookLines({ outlook }: { readonly outlook: Outlook }) {
  if (signs.every(([kind]) => outlook[kind].length === 0)) return null
  return (
    <ul className={list.outlook}>
      {signs.flatMap(([kind, Sign]) =>
        outlook[kind].map((line) => (
          <li key={line} className={styles.line}>
            <Sign size={16} stroke={1.8} aria-hidden />
            {line}
          </li>
        )),
      )}
    </ul>
  )
}
