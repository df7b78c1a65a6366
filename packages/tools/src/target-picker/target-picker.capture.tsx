import { Field } from '@corridor/ui/capture/field'
import { IconSearch } from '@tabler/icons-react'
import { type RefObject, useState } from 'react'
import { TargetList } from './target-list.capture.tsx'
import styles from './target-picker.module.css'
import { found, type Named, type TargetGroup } from './target-picker.ts'

interface Props {
  readonly groups: readonly TargetGroup[]
  /** How many things are tagged with each. */
  readonly counts: ReadonlyMap<string, number>
  readonly tags: Readonly<Record<string, unknown>>
  readonly onToggle: (named: Named) => void
  readonly finder?: RefObject<HTMLInputElement | null>
}

/** Look-fors and indicators to tag something with. Enter takes the first that is found. */
export function TargetPicker({ groups, counts, tags, onToggle, finder }: Props) {
  const [sought, setSought] = useState('')
  const shown = found(groups, sought)
  const [first] = shown.flatMap(({ targets }) => targets)
  return (
    <div className={styles.picker}>
      <Field before={<IconSearch size={18} stroke={1.8} aria-hidden />}>
        {(id) => (
          <input
            id={id}
            ref={finder}
            type="search"
            aria-label="Find an indicator"
            placeholder="Find an indicator"
            autoComplete="off"
            value={sought}
            onChange={(event) => setSought(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !first || sought.trim() === '') return
              event.preventDefault()
              onToggle(first)
              setSought('')
            }}
          />
        )}
      </Field>
      <TargetList groups={shown} counts={counts} tags={tags} onToggle={onToggle} />
      {shown.length === 0 && <p className={styles.none}>No match.</p>}
    </div>
  )
}
