import { momentIn } from '@corridor/domain/calendar/day-words'
import type { Conflict, ObservationDocument } from '@corridor/domain/observation/observation'
import { placeIn } from '@corridor/domain/observation/place-words'
import { areTexts, type Choice, settle } from '@corridor/domain/observation/settle'
import { counted } from '@corridor/domain/words/count-words'
import { Button } from '@corridor/ui/capture/button'
import { IconArrowsSplit2 } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { Device } from '../../../device/device.ts'
import type { Kept } from '../../../device/kept.ts'
import { valueAt, valueWords } from './conflict-words.ts'
import styles from './conflicts.module.css'

interface Props {
  readonly device: Device
  readonly kept: Kept
}

/**
 * The conflicts of an observation: both values stay until somebody chooses on any device, and capturing goes on
 * meanwhile.
 */
export function Conflicts({ device, kept: { id, document } }: Props) {
  const { conflicts } = document
  const { elsewhere, note, dismiss } = useSettledElsewhere(conflicts)
  const { place, keepFocus } = useFocusAfterChoice(conflicts)
  const choose = (conflict: Conflict, choice: Choice) => {
    note(conflict)
    keepFocus(conflicts.indexOf(conflict))
    return device.change(id, (it) => settle(it, conflict.id, choice))
  }
  if (conflicts.length + elsewhere.length === 0) return null
  return (
    <details className={styles.conflicts} ref={place}>
      <summary>
        <IconArrowsSplit2 size={20} stroke={1.8} aria-hidden />
        <strong>Two devices changed the same thing</strong>
        <span>
          {conflicts.length > 0
            ? `${counted(conflicts.length, 'place')} to look at before sending`
            : 'Settled on another device'}
        </span>
      </summary>
      <ul>
        {conflicts.map((it) => (
          <Clash key={it.id} conflict={it} document={document} onChoose={(choice) => choose(it, choice)} />
        ))}
        {elsewhere.map((it) => (
          <Settled key={it.id} conflict={it} document={document} onDismiss={() => dismiss(it)} />
        ))}
      </ul>
    </details>
  )
}

/** The conflicts that were settled on another device: listed here before, listed no more, and not chosen here. */
function useSettledElsewhere(conflicts: readonly Conflict[]) {
  const [seen, setSeen] = useState<readonly Conflict[]>([])
  const isIn = (list: readonly Conflict[], { id }: Conflict) => list.some((it) => it.id === id)
  const fresh = conflicts.filter((it) => !isIn(seen, it))
  if (fresh.length > 0) setSeen([...seen, ...fresh])
  const forget = (conflict: Conflict) => setSeen((known) => known.filter(({ id }) => id !== conflict.id))
  const [chosen, setChosen] = useState<readonly Conflict[]>([])
  return {
    elsewhere: seen.filter((it) => !isIn(conflicts, it) && !isIn(chosen, it)),
    note: (conflict: Conflict) => setChosen((known) => [...known, conflict]),
    dismiss: forget,
  }
}

/** Moves the focus after a choice, as the chosen conflict goes: to the next one, or to the page’s heading. */
function useFocusAfterChoice(conflicts: readonly Conflict[]) {
  const place = useRef<HTMLDetailsElement>(null)
  const chosenAt = useRef<number>(undefined)
  useEffect(() => {
    if (chosenAt.current === undefined) return
    const left = place.current?.querySelectorAll<HTMLElement>('h3[data-clash]') ?? []
    const next = left[Math.min(chosenAt.current, conflicts.length - 1)]
    chosenAt.current = undefined
    const heading = next ?? document.querySelector<HTMLElement>('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus()
  }, [conflicts])
  return {
    place,
    keepFocus: (at: number) => {
      chosenAt.current = at
    },
  }
}

interface ClashProps {
  readonly conflict: Conflict
  readonly document: ObservationDocument
  readonly onChoose: (choice: Choice) => void
}

/** One conflict between an observer’s two devices: what stands was saved before the other value came. */
function Clash({ conflict, document, onChoose }: ClashProps) {
  const { path, mine, theirs, by, at } = conflict
  const { timeZone } = document
  const when = momentIn(timeZone, at)
  return (
    <li>
      <h3 data-clash tabIndex={-1}>
        {placeIn(document, path)}
      </h3>
      <div className={styles.sides}>
        <div>
          <p className={styles.who}>
            <strong>Kept for now</strong> {by}, on the device that saved first, before {when}
          </p>
          <p className={styles.value}>{valueWords(theirs, path, timeZone)}</p>
          <Button onClick={() => onChoose('theirs')}>Keep this one</Button>
        </div>
        <div>
          <p className={styles.who}>
            <strong>Set aside</strong> {by}, on the device that came second, {when}
          </p>
          <p className={styles.value}>{valueWords(mine, path, timeZone)}</p>
          <Button onClick={() => onChoose('mine')}>Keep this one instead</Button>
        </div>
      </div>
      {areTexts(conflict) && <Button onClick={() => onChoose('both')}>Keep both</Button>}
    </li>
  )
}

interface SettledProps {
  readonly conflict: Conflict
  readonly document: ObservationDocument
  readonly onDismiss: () => void
}

function Settled({ conflict: { path }, document, onDismiss }: SettledProps) {
  return (
    <li role="status">
      <h3>{placeIn(document, path)}</h3>
      <div className={styles.sides}>
        <div>
          <p className={styles.who}>
            <strong>Chosen on another device</strong>
          </p>
          <p className={styles.value}>{valueWords(valueAt(document, path), path, document.timeZone)}</p>
          <Button onClick={onDismiss}>OK</Button>
        </div>
      </div>
    </li>
  )
}
