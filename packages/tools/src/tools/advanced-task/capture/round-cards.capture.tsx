import { counted } from '@corridor/domain/words/count-words'
import { memo } from 'react'
import type { Visit } from '../../../definition/tool.ts'
import { PassCard } from '../../../passes/pass-card.capture.tsx'
import { PassCards } from '../../../passes/pass-cards.capture.tsx'
import { elapsedIn } from '../../../visit/elapsed.ts'
import type { AdvancedTaskConfig, Round } from '../advanced-task.shape.ts'
import { dueAt, isLate, isSeen, tallyOf } from '../rounds.ts'
import { NextRound } from './next-round.capture.tsx'
import styles from './round-cards.module.css'

interface Props {
  readonly rounds: readonly Round[]
  readonly seats: readonly number[]
  /** The index of the round that is shown below. */
  readonly open: number
  readonly config: AdvancedTaskConfig
  readonly visit: Visit
  readonly now: () => number
  readonly onOpen: (id: string) => void
  readonly onStart: (() => void) | null
}

/** The rounds: those done, the current one, and what comes next. */
export function RoundCards({ rounds, seats, open, config, visit, now, onOpen, onStart }: Props) {
  const [first] = rounds
  const planned = onStart ? Math.max(0, config.plannedRounds - rounds.length - 1) : 0
  if (!first) return null
  return (
    <div className={styles.top}>
      <PassCards label="Rounds" open={open}>
        {rounds.map((round, index) => (
          <RoundCard
            key={round.id}
            round={round}
            number={index + 1}
            seen={`${seats.length - tallyOf(round, seats).notSeen} of ${counted(seats.length, 'seat')}`}
            when={elapsedIn(visit, round.startedAt)}
            isLate={isLate(rounds, index, config)}
            isOpen={index === open}
            isNow={visit.endedAt === null && index === rounds.length - 1 && !isSeen(round, seats)}
            onOpen={onOpen}
          />
        ))}
        {onStart && (
          <NextRound
            key={rounds.length}
            number={rounds.length + 1}
            dueAt={dueAt(first, rounds.length, config)}
            isPlanned={rounds.length < config.plannedRounds}
            now={now}
            onStart={onStart}
          />
        )}
        {Array.from({ length: planned }, (_, index) => rounds.length + 2 + index).map((number) => (
          <PassCard key={number} name={`Round ${number}`} value="planned" state="planned" />
        ))}
      </PassCards>
    </div>
  )
}

interface CardProps {
  readonly round: Round
  readonly number: number
  /** “6 of 10 seats” */
  readonly seen: string
  readonly when: string
  readonly isLate: boolean
  readonly isOpen: boolean
  readonly isNow: boolean
  readonly onOpen: (id: string) => void
}

const RoundCard = memo(function RoundCard(props: CardProps) {
  const { round, number, seen, when, isLate, isOpen, isNow, onOpen } = props
  return (
    <PassCard
      name={`Round ${number}`}
      time={isNow ? 'now' : when}
      value={seen}
      remark={isLate ? 'late' : ''}
      state={isNow ? 'now' : 'done'}
      isOpen={isOpen}
      onClick={() => onOpen(round.id)}
    />
  )
})
