import { IconUser } from '@tabler/icons-react'
import { memo } from 'react'
import { type Asker, askers, askerTitles } from '../../question-terms.ts'
import styles from './asker-row.module.css'

interface Props {
  readonly asker: Asker
  readonly academic: number
  readonly byStudents: number
  /** `onAsker` must be the same function in every render. */
  readonly onAsker: (asker: Asker) => void
}

const keys: Readonly<Record<Asker, string>> = { teacher: 't', student: 's' }

/** Who asks the next question, and how many there were. Questions counted apart are on their own buttons. */
export const AskerRow = memo(function AskerRow(props: Props) {
  const { asker, academic, byStudents, onAsker } = props
  return (
    <div className={styles.row}>
      <fieldset className={styles.askers} aria-label="Who asks">
        {askers.map((it) => (
          <button
            key={it}
            type="button"
            aria-pressed={it === asker}
            aria-keyshortcuts={keys[it]}
            onClick={() => onAsker(it)}
          >
            {it === asker && <IconUser size={18} stroke={1.8} aria-hidden />}
            {askerTitles[it]}
          </button>
        ))}
      </fieldset>
      <p className={styles.counts}>
        <span>
          <b>{academic}</b> {academic === 1 ? 'question' : 'questions'}
        </span>
        <span className={styles.students}>{byStudents} by students</span>
      </p>
    </div>
  )
})
