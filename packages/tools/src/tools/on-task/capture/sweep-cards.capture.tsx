import { memo } from 'react'
import type { Visit } from '../../../definition/tool.ts'
import { PassCard } from '../../../passes/pass-card.capture.tsx'
import { PassCards } from '../../../passes/pass-cards.capture.tsx'
import { elapsedIn } from '../../../visit/elapsed.ts'
import type { OnTaskConfig, Sweep } from '../on-task.shape.ts'
import { dueAt, isLate } from '../sweeps.ts'
import { NextCard } from './next-card.capture.tsx'
import { SweepCard } from './sweep-card.capture.tsx'

interface Props {
  readonly sweeps: readonly Sweep[]
  /** The index of the sweep that is shown below. */
  readonly open: number
  readonly config: OnTaskConfig
  readonly now: () => number
  readonly visit: Visit
  readonly isRunning: boolean
  readonly onOpen: (id: string) => void
  readonly onStart: (() => void) | null
}

/** The sweeps: those done, the current one, and what comes next. */
export function SweepCards({ sweeps, open, config, now, visit, isRunning, onOpen, onStart }: Props) {
  const [first] = sweeps
  const next = sweeps.length
  const later = Array.from({ length: Math.max(0, config.plannedSweeps - next - 1) }, (_, it) => next + 1 + it)

  if (!first) return null
  return (
    <PassCards label="Sweeps" open={open}>
      {sweeps.map((sweep, index) => (
        <SweepCard
          key={sweep.id}
          sweep={sweep}
          number={index + 1}
          isLate={isLate(sweeps, index, config)}
          visit={visit}
          isOpen={index === open}
          isNewest={isRunning && index === next - 1}
          onOpen={onOpen}
        />
      ))}
      {onStart && (
        <NextCard
          key={next}
          number={next + 1}
          dueAt={dueAt(first, next, config)}
          visit={visit}
          isPlanned={next < config.plannedSweeps}
          now={now}
          onStart={onStart}
        />
      )}
      {isRunning &&
        later.map((index) => (
          <PlannedCard key={index} number={index + 1} dueAt={dueAt(first, index, config)} visit={visit} />
        ))}
    </PassCards>
  )
}

interface PlannedProps {
  readonly number: number
  readonly dueAt: number
  readonly visit: Visit
}

const PlannedCard = memo(function PlannedCard({ number, dueAt, visit }: PlannedProps) {
  return <PassCard name={`Sweep ${number}`} time={elapsedIn(visit, dueAt)} value="planned" state="planned" />
})
