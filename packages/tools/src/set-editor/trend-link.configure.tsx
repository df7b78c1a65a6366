import { SegmentedControl } from '@mantine/core'
import { IconTimeline } from '@tabler/icons-react'
import { useEditing } from './editing.configure.tsx'
import type { Entry } from './outline/outline.ts'
import styles from './trend-link.module.css'
import type { Mapping } from './trends.ts'

/** Asks whether a trend leads on from the version before: only a person can say whether words still mean the same. */
export function TrendLink({ entry: { id, code } }: { readonly entry: Entry }) {
  const { version, trends, mapping, isReadOnly, say } = useEditing()
  const changed = trends.changed.get(id)
  const said = mapping[id]
  if (version === 0) return null
  return (
    <section className={styles.link} aria-label="Trend link">
      <IconTimeline size={20} stroke={1.8} aria-hidden />
      <div>
        <h3>Trend link to v{version}</h3>
        <p>{wordsFor(code, version, trends.isNew(id), changed !== undefined, said)}</p>
        {changed && !isReadOnly && (
          <>
            <p className={styles.was}>Before: {changed.was}</p>
            <SegmentedControl
              className={styles.choice ?? ''}
              aria-label="Is it still the same?"
              value={said ?? ''}
              data={[
                { value: 'same', label: 'Same' },
                { value: 'reworded', label: 'Reworded' },
              ]}
              onChange={(value) => say(id, value === 'same' ? 'same' : 'reworded')}
            />
          </>
        )}
      </div>
    </section>
  )
}

function wordsFor(
  code: string,
  version: number,
  isNew: boolean,
  isChanged: boolean,
  said: Mapping[string] | undefined,
): string {
  if (isNew) return `New after v${version}: its trend begins here.`
  if (!isChanged) return `Same wording as ${code} in v${version}, so the trend line continues.`
  if (said === 'same') return `Other words, same meaning as in v${version}: the trend line continues.`
  if (said === 'reworded') return `It means something else than in v${version}: a new trend line begins.`
  return `It reads differently than in v${version}. Does it still mean the same?`
}
