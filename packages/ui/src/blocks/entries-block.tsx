import type { Block } from '@corridor/domain/report/block'
import { useId } from 'react'
import styles from './entries-block.module.css'

type Entries = Extract<Block, { kind: 'entries' }>
type Entry = Entries['items'][number]

interface Props extends Pick<Entries, 'title' | 'items'> {
  /** Whether the card around it says its title. */
  readonly isNamed?: boolean
}

/** Written entries in their order. One that belongs to another stands under it. */
export function EntriesBlock({ title, items, isNamed = false }: Props) {
  const id = useId()
  return (
    <section className={styles.entries} aria-labelledby={isNamed ? undefined : id}>
      {!isNamed && <h3 id={id}>{title}</h3>}
      <ol>{items.map(drawn)}</ol>
    </section>
  )
}

// The entries of a record keep their places, so a place is a key.
function drawn({ head, text, tags, isUnder, isInterpretation }: Entry, place: number) {
  const [when, ...what] = head.split(' · ')
  return (
    <li
      key={place}
      className={styles.entry}
      data-under={isUnder || undefined}
      data-interpretation={isInterpretation || undefined}
    >
      <p className={styles.head}>
        <span className={styles.when}>{when}</span>
        {what.length > 0 && <span className={styles.what}>{what.join(' · ')}</span>}
      </p>
      <div className={styles.words}>
        {text !== '' && <p className={styles.text}>{text}</p>}
        {tags.length > 0 && (
          <ul className={styles.tags} aria-label="Tags">
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}
