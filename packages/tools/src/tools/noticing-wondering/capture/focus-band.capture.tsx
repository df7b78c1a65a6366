import { memo } from 'react'
import styles from './focus-band.module.css'

interface Props {
  readonly question: string
  readonly counts: string
}

export const FocusBand = memo(function FocusBand({ question, counts }: Props) {
  return (
    <header className={styles.band}>
      {question !== '' && <h2>Focus: {question}</h2>}
      <p>{counts} so far</p>
    </header>
  )
})
