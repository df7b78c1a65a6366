import { Button } from '@corridor/ui/capture/button'
import { IconX } from '@tabler/icons-react'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Around, Evidence } from '../definition/capture-view.ts'
import type { Visit } from '../definition/tool.ts'
import { EvidenceEntry } from './evidence-entry.capture.tsx'
import styles from './evidence-picker.module.css'
import { groupsOf, placeOf } from './evidence-picker.ts'

interface Props {
  readonly around: Pick<Around, 'evidence'>
  readonly visit: Visit
  /** Where each entry is used elsewhere, by its place: “I4”. */
  readonly used: ReadonlyMap<string, string>
  /** The places of the entries that are picked here already. */
  readonly here: ReadonlySet<string>
  /** Whether an entry is tagged with the item that evidence is looked for: it comes first. */
  readonly isTagged: (it: Evidence) => boolean
  /** Picks an entry, or takes it out again. It must be the same function in every render. */
  readonly onPick: (it: Evidence) => void
  readonly onClose: () => void
}

/** The evidence of the visit’s other tools. It stands beside what it is picked for, and blocks nothing. */
export function EvidencePicker({ around, visit, used, here, isTagged, onPick, onClose }: Props) {
  const all = useEvidence(around)
  const [chosen, setChosen] = useState<string>()
  const picker = useRef<HTMLElement>(null)
  const groups = groupsOf(all ?? [], isTagged)
  const group =
    groups.find(({ title }) => title === chosen) ??
    groups.find(({ entries }) => entries.some(isTagged)) ??
    groups[0]
  useFocusOver(picker)

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  return (
    <section
      ref={picker}
      className={styles.picker}
      aria-label="Pick from this visit"
      tabIndex={-1}
      onKeyDown={closeOnEscape}
    >
      <header className={styles.head}>
        <h2>Pick from this visit</h2>
        <div className={styles.tabs}>
          {groups.map(({ title, entries }) => (
            <button
              key={title}
              type="button"
              aria-pressed={title === group?.title}
              onClick={() => setChosen(title)}
            >
              {title} {entries.length}
            </button>
          ))}
        </div>
        <Button
          look="bare"
          className={styles.close}
          aria-label="Close the list"
          onClick={onClose}
          icon={<IconX size={20} stroke={1.8} aria-hidden />}
        />
      </header>
      {all?.length === 0 && (
        <p className={styles.empty}>
          No other tool has recorded anything in this visit yet. “+ Tool”, beside the tools of this visit,
          starts one.
        </p>
      )}
      <ul className={styles.entries}>
        {group?.entries.map((it) => (
          <EvidenceEntry
            key={placeOf(it)}
            entry={it}
            visit={visit}
            isHere={here.has(placeOf(it))}
            usedIn={used.get(placeOf(it))}
            isTagged={isTagged(it)}
            onPick={onPick}
          />
        ))}
      </ul>
    </section>
  )
}

/**
 * Where the picker lies over all of the screen, the keyboard's place goes into it, and back when it closes. Beside what
 * it is picked for it takes nobody's place.
 */
function useFocusOver(picker: RefObject<HTMLElement | null>) {
  // The place of the focus is the page's, and whether the picker covers it the style sheet's.
  useEffect(() => {
    const before = document.activeElement
    if (!picker.current || getComputedStyle(picker.current).position !== 'fixed') return
    picker.current.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [picker])
}

function useEvidence(around: Pick<Around, 'evidence'>): readonly Evidence[] | undefined {
  const [all, setAll] = useState<readonly Evidence[]>()

  // The other observations on the device: their tools load first.
  useEffect(() => {
    let isGone = false
    around.evidence().then(
      (found) => !isGone && setAll(found),
      () => !isGone && setAll([]),
    )
    return () => {
      isGone = true
    }
  }, [around])

  return all
}
