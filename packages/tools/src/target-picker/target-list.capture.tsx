import { memo } from 'react'
import styles from './target-picker.module.css'
import type { Named, TargetGroup } from './target-picker.ts'
import ticks from './target-tick.module.css'

interface Props {
  readonly groups: readonly TargetGroup[]
  /** How many lines each target has. */
  readonly counts: ReadonlyMap<string, number>
  /** The tags by target; without them the list only counts. */
  readonly tags?: Readonly<Record<string, unknown>>
  readonly onToggle?: (named: Named) => void
}

/** The items of one set, by domain. */
export const TargetList = memo(function TargetList({ groups, counts, tags, onToggle }: Props) {
  return groups.map(({ title, targets }) => (
    <fieldset key={title} className={styles.group}>
      <legend>{title}</legend>
      {targets.map((named) => {
        const { target, code, title: words } = named
        const count = counts.get(target) ?? 0
        const Row = tags ? 'label' : 'div'
        return (
          <Row key={target} className={styles.row} data-is-tagged={tags && target in tags}>
            {tags && (
              <input
                type="checkbox"
                className={ticks.tick}
                checked={target in tags}
                onChange={() => onToggle?.(named)}
              />
            )}
            <span className={styles.code}>{code}</span>
            <span className={styles.words}>{words}</span>
            <span className={styles.count} data-none={count === 0}>
              {count === 0 ? 'none' : count}
            </span>
          </Row>
        )
      })}
    </fieldset>
  ))
})
