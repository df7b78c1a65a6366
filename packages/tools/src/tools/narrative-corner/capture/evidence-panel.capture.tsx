import { counted } from '@corridor/domain/words/count-words'
import { memo } from 'react'
import { TargetList } from '../../../target-picker/target-list.capture.tsx'
import { type TargetSet, targetsIn } from '../../../target-picker/target-picker.ts'
import styles from './evidence-panel.module.css'

interface Props {
  readonly sets: readonly TargetSet[]
  readonly counts: ReadonlyMap<string, number>
}

/** Where there is evidence already, shown while no line is selected. */
export const EvidencePanel = memo(function EvidencePanel({ sets, counts }: Props) {
  return sets.length === 0 ? (
    <p className={styles.words}>Your district has no look-fors or indicators to tag with yet.</p>
  ) : (
    <>
      <p className={styles.words}>Select a line to tag it.</p>
      {sets.map(({ id, title, groups }) => (
        <section key={id} aria-label={title}>
          {sets.length > 1 && <h3 className={styles.set}>{title}</h3>}
          <TargetList groups={groups} counts={counts} />
        </section>
      ))}
    </>
  )
})

/** How many targets have evidence, and that they need not all have some. */
export const EvidenceReach = memo(function EvidenceReach({ sets, counts }: Props) {
  const all = sets.flatMap(targetsIn)
  const reached = all.filter(({ target }) => counts.has(target)).length
  if (all.length === 0) return null
  return (
    <p className={styles.reach}>
      <strong>
        {reached} of {counted(all.length, 'indicator')}
      </strong>{' '}
      {all.length === 1 ? 'has' : 'have'} evidence so far. One short visit is not expected to cover all of
      them.
    </p>
  )
})
