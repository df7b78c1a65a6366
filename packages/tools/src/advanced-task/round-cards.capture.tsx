import { durationWords } from '@corridor/domain/duration-words'
import { memo, useEffect, useRef } from 'react'
import type { Visit } from '../tool.ts'
import type { AdvancedTaskConfig, Round } from './advanced-task.shape.ts'
import { NextRound } from './next-round.capture.tsx'
import styles from './round-cards.module.css'
import { dueAt, isLate, isSeen, tallyOf } from './rounds.ts'

/** Of the card before, enough to see that there is one. */
const EDGE = 40

interface Props {
  readonly rounds: readonly Round[]
  readonly seats: readonly number[]
  /** Which of them is shown below. */
  readonly open: number
  readonly config: AdvancedTaskConfig
  readonly visit: Visit
  readonly now: () => number
  readonly onOpen: (id: string) => void
  readonly onStart: (() => void) | null
}

/** What is done, what is going on and what comes next. */
export function RoundCards({ rounds, seats, open, config, visit, now, onOpen, onStart }: Props) {
  const cards = useRef<HTMLElement>(null)
  const [first] = rounds
  const planned = onStart ? Math.max(0, config.plannedRounds - rounds.length - 1) : 0

  // The scroll position of the strip: on a phone not all of it is seen.
  useEffect(() => {
    const card = cards.current?.children[open]
    if (cards.current && card instanceof HTMLElement) cards.current.scrollLeft = card.offsetLeft - EDGE
  }, [open])

  if (!first) return null
  return (
    <nav ref={cards} className={styles.cards} aria-label="Rounds">
      {rounds.map((round, index) => (
        <RoundCard
          key={round.id}
          round={round}
          number={index + 1}
          seen={`${seats.length - tallyOf(round, seats).notSeen} of ${seats.length} seats`}
          when={durationWords(Date.parse(round.startedAt) - Date.parse(visit.startedAt))}
          isLate={isLate(rounds, index, config)}
          isOpen={index === open}
          isNow={visit.endedAt === null && index === rounds.length - 1 && !isSeen(round, seats)}
          onOpen={onOpen}
        />
      ))}
      {onStart && (
        <NextRound
          number={rounds.length + 1}
          dueAt={dueAt(first, rounds.length, config)}
          isPlanned={rounds.length < config.plannedRounds}
          now={now}
          onStart={onStart}
        />
      )}
      {Array.from({ length: planned }, (_, index) => rounds.length + 2 + index).map((number) => (
        <div key={number} className={styles.card} data-state="planned">
          <span className={styles.row}>Round {number}</span>
          <span className={styles.value}>planned</span>
        </div>
      ))}
    </nav>
  )
}

interface CardProps {
  readonly round: Round
  readonly number: number
  /** «6 of 10 seats» */
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
    <button
      type="button"
      className={styles.card}
      data-state={isNow ? 'now' : 'done'}
      aria-current={isOpen ? 'step' : undefined}
      onClick={() => onOpen(round.id)}
    >
      <span className={styles.row}>
        Round {number} <span className={styles.time}>{isNow ? 'now' : when}</span>
      </span>
      <span className={styles.value}>
        {seen}
        {isLate && <span className={styles.late}>, late</span>}
      </span>
    </button>
  )
})
