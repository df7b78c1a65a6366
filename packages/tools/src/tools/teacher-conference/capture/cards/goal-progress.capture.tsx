import { shortDay } from '@corridor/domain/calendar/day-words'
import { counted } from '@corridor/domain/words/count-words'
import { useEffect, useId, useState } from 'react'
import type { PastVisit, PastVisits } from '../../../../visit/past-visit.ts'
import type { Goal } from '../../teacher-conference.shape.ts'
import type { ConferenceProps } from '../conference-props.ts'
import field from '../day-field.module.css'
import styles from './card.module.css'

/** Finished visits to the educator; empty before they are known. */
export function usePastVisits(
  { visits }: ConferenceProps['around'],
  isWanted: boolean,
): PastVisits['visits'] {
  const [past, setPast] = useState<PastVisits['visits']>([])
  // The server, and what other tools have on this device.
  useEffect(() => {
    if (isWanted)
      visits().then(
        (it) => setPast(it.visits),
        () => {},
      )
  }, [visits, isWanted])
  return past
}

interface Props {
  readonly goal: Goal
  readonly past: readonly PastVisit[]
  readonly onChoose: (noticedBy: Goal['noticedBy']) => void
}

/** The figure by which a goal is noticed, and what visits recorded of it, each with what it rests on. */
export function GoalProgress({ goal: { noticedBy }, past, onChoose }: Props) {
  const id = useId()
  const chosen = noticedBy ? keyOf(noticedBy) : ''
  const figures = new Map(
    [...(noticedBy ? [noticedBy] : []), ...past.flatMap(figuresOf)].map((it) => [keyOf(it), it]),
  )
  // The field stands there before visits are known, so that nothing moves when they come.
  return (
    <>
      <div className={field.field}>
        <label htmlFor={id}>Noticed by</label>
        <select
          id={id}
          value={chosen}
          onChange={({ currentTarget }) => onChoose(figures.get(currentTarget.value))}
        >
          <option value="">No figure of a visit</option>
          {[...figures.keys()].map((key) => (
            <option key={key}>{key}</option>
          ))}
        </select>
      </div>
      {noticedBy && <p className={styles.small}>{progressWords(noticedBy, past)}</p>}
    </>
  )
}

type Noticed = NonNullable<Goal['noticedBy']>

function figuresOf({ tool, figures }: PastVisit): Noticed[] {
  return figures.map(({ label }) => ({ tool, figure: label.slice(0, 120) }))
}

function keyOf({ tool, figure }: Noticed): string {
  return `${tool}: ${figure}`
}

/** “Aug 26: 4 of 25 · Oct 21: 6 of 27. 2 visits of the newest 5: no trend is claimed.” */
function progressWords({ tool, figure }: Noticed, past: readonly PastVisit[]): string {
  const seen = past
    .filter((it) => it.tool === tool)
    .toSorted((a, b) => (a.on < b.on ? -1 : 1))
    .flatMap(({ on, figures }) => {
      const found = figures.find(({ label }) => label === figure)
      return found ? [`${shortDay(on)}: ${found.value}${found.note ? ` (${found.note})` : ''}`] : []
    })
  if (seen.length === 0) return 'No finished visit that is known here recorded it yet.'
  // Of older visits nothing is known here.
  const newest = past.length > seen.length ? ` of the newest ${past.length}` : ''
  return `${seen.join(' · ')}. ${counted(seen.length, 'visit')}${newest}: no trend is claimed.`
}
