import { Button } from '@corridor/ui/capture/button'
import { Field } from '@corridor/ui/capture/field'
import { IconChevronDown, IconChevronRight, IconSearch } from '@tabler/icons-react'
import { type RefObject, useState } from 'react'
import { TargetList } from './target-list.capture.tsx'
import styles from './target-picker.module.css'
import { found, type Named, type TargetSet, targetsIn } from './target-picker.ts'

export interface TargetPickerProps {
  readonly sets: readonly TargetSet[]
  /** The ids of the sets that show their items. The screen keeps them, so that they are open for the next entry. */
  readonly openSets: ReadonlySet<number>
  readonly onOpenSet: (id: number) => void
  /** How many things are tagged with each target. */
  readonly counts: ReadonlyMap<string, number>
}

interface Props extends TargetPickerProps {
  readonly tags: Readonly<Record<string, unknown>>
  readonly onToggle: (named: Named) => void
  readonly finder?: RefObject<HTMLInputElement | null>
}

/** Look-fors and indicators to tag something with, set by set. Enter takes the first that is found. */
export function TargetPicker({ sets, openSets, onOpenSet, counts, tags, onToggle, finder }: Props) {
  const [sought, setSought] = useState('')
  const isSeeking = sought.trim() !== ''
  const shown = found(sets, sought)
  const [first] = shown.flatMap(targetsIn)
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
              if (event.key !== 'Enter' || !first || !isSeeking) return
              event.preventDefault()
              onToggle(first)
              setSought('')
            }}
          />
        )}
      </Field>
      {shown.map((set) => {
        const isOpen = isSeeking || sets.length === 1 || openSets.has(set.id)
        return (
          <section key={set.id} className={styles.set} aria-label={set.title}>
            {sets.length > 1 && (
              <Button
                look="row"
                className={styles.head}
                aria-expanded={isOpen}
                icon={isOpen ? icons.open : icons.closed}
                onClick={() => onOpenSet(set.id)}
              >
                <span className={styles.words}>{set.title}</span>
                <span className={styles.count}>{taggedWords(set, tags)}</span>
              </Button>
            )}
            {isOpen && <TargetList groups={set.groups} counts={counts} tags={tags} onToggle={onToggle} />}
          </section>
        )
      })}
      {shown.length === 0 && <p className={styles.none}>No match.</p>}
    </div>
  )
}

const icons = {
  open: <IconChevronDown size={18} stroke={1.8} aria-hidden />,
  closed: <IconChevronRight size={18} stroke={1.8} aria-hidden />,
}

function taggedWords(set: TargetSet, tags: Readonly<Record<string, unknown>>): string {
  const all = targetsIn(set)
  const tagged = all.filter(({ target }) => target in tags).length
  return tagged === 0 ? String(all.length) : `${tagged} of ${all.length} tagged`
}

/** Which sets of a screen are open. */
export function useOpenSets(): Pick<TargetPickerProps, 'openSets' | 'onOpenSet'> {
  const [openSets, setOpenSets] = useState<ReadonlySet<number>>(new Set())
  const onOpenSet = (id: number) =>
    setOpenSets((was) => new Set(was.has(id) ? [...was].filter((it) => it !== id) : [...was, id]))
  return { openSets, onOpenSet }
}
