import { memo } from 'react'
import { PassCard } from '../../../passes/pass-card.capture.tsx'
import { PassCards } from '../../../passes/pass-cards.capture.tsx'
import type { OnTaskConfig, Sweep } from '../on-task.shape.ts'
import { dueAt, isLate } from '../sweeps.ts'
import { clockTime } from './clock-words.ts'
import { NextCard } from './next-card.capture.tsx'
import { SweepCard } from './sweep-card.capture.tsx'

interface Props {
  readonly sweeps: readonly Sweep[]
  /** Which of them is shown below. */
  readonly open: number
  readonly config: OnTaskConfig
  readonly now: () => number
  readonly timeZone: string
  readonly isRunning: boolean
  readonly onOpen: (id: string) => void
  readonly onStart: (() => void) | null
}

/** What is done, what is going on and what comes next. */
export function SweepCards({ sweeps, open, config, now, timeZone, isRunning, onOpen, onStart }: Props) {
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
          timeZone={timeZone}
          isOpen={index === open}
          isNewest={isRunning && index === next - 1}
          onOpen={onOpen}
        />
      ))}
      {onStart && (
        <NextCard
          number={next + 1}
          dueAt={dueAt(first, next, config)}
          timeZone={timeZone}
          isPlanned={next < config.plannedSweeps}
          now={now}
          onStart={onStart}
        />
      )}
      {isRunning &&
        later.map((index) => (
          <PlannedCard
            key={index}
            number={index + 1}
            dueAt={dueAt(first, index, config)}
            timeZone={timeZone}
          />
        ))}
    </PassCards>
  )
}

interface PlannedProps {
  readonly number: number
  readonly dueAt: number
  readonly timeZone: string
}

const PlannedCard = memo(function PlannedCard({ number, dueAt, timeZone }: PlannedProps) {
  return (
    <PassCard name={`Sweep ${number}`} time={clockTime(timeZone, dueAt)} value="planned" state="planned" />
  )
})
