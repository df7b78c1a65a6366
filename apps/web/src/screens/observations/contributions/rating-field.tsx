import type { AskedInvitation } from '@corridor/contract/observations/contributions'
import { useId } from 'react'
import styles from './ratings-card.module.css'
import type { Saying } from './use-said.ts'

interface Props {
  readonly invitation: AskedInvitation
  readonly chosen: string | null
  readonly saying: Saying
}

/** One indicator to rate: the levels in a row, and below them what the chosen one looks like. */
export function RatingField({ invitation: { kind, key, prompt, choices }, chosen, saying }: Props) {
  const id = useId()
  const levels = (choices ?? []).map(({ value, label }) => ({ value, ...partsOf(label) }))
  const level = levels.find(({ value }) => value === chosen)
  return (
    <fieldset className={styles.rating} aria-labelledby={id}>
      <h3 id={id}>{prompt}</h3>
      <div className={styles.levels}>
        {levels.map(({ value, title }) => (
          <label key={value} className={styles.level}>
            <input
              type="radio"
              name={id}
              value={value}
              checked={value === chosen}
              onChange={() => saying.say({ kind, key, text: value })}
            />
            <span>{title}</span>
          </label>
        ))}
      </div>
      {level?.words && <p className={styles.words}>{level.words}</p>}
      {levels.some(({ words }) => words) && (
        <details className={styles.all}>
          <summary>What each level looks like</summary>
          <dl>
            {levels.map(({ value, title, words }) => (
              <div key={value}>
                <dt>{title}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </fieldset>
  )
}

/** The two parts of “3 Solid: Students lead”. */
function partsOf(label: string) {
  const [title = '', ...words] = label.split(': ')
  return { title, words: words.join(': ') }
}
