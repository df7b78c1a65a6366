import type { Block } from '@corridor/domain/report/block'
import { keptTogether } from '../kept-together.ts'
import styles from './facts-strip.module.css'
import { Opened } from './open-figure.tsx'

type Facts = Extract<Block, { kind: 'facts' }>

interface Props extends Pick<Facts, 'items'> {
  /** Whether the facts stand in a report’s card: without rules above, close together. */
  readonly isInCard?: boolean
}

/** The number of letters from which a figure is a sentence. */
const SENTENCE_LETTERS = 36

export function FactsStrip({ items, isInCard = false }: Props) {
  return (
    <dl className={styles.facts} data-in-card={isInCard || undefined}>
      {items.map(({ label, value, note, opens }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={styles.figure} data-sentence={value.length >= SENTENCE_LETTERS || undefined}>
            <Opened opening={opens} what={`${label}: ${value}`}>
              {keptTogether(value)}
            </Opened>
          </dd>
          {note && <dd>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
