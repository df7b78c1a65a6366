import { counted } from '@corridor/domain/words/count-words'
import { useSteady } from '@corridor/ui/capture/use-steady'
import { useState } from 'react'
import { DueCue } from '../../../cues/due-cue.capture.tsx'
import type { CaptureProps } from '../../../definition/capture-view.ts'
import { useKeys } from '../../../keys/use-keys.capture.tsx'
import layout from '../../../layout/tool-screen.module.css'
import { NextPass } from '../../../passes/next-pass.capture.tsx'
import { inOrder } from '../../../visit/in-order.ts'
import type { AdvancedTaskCapture, AdvancedTaskConfig, Round } from '../advanced-task.shape.ts'
import { MOST_ROUNDS } from '../limits.ts'
import { dueAt, isSeen } from '../rounds.ts'
import { sampledIn, spreadSeats, USUAL_ROOM } from '../seats.ts'
import { FirstRound } from './first-round.capture.tsx'
import { OpenRound } from './round/open-round.capture.tsx'
import { RoundCards } from './round-cards.capture.tsx'
import { startRound } from './round-changes.ts'

/** The rounds on the capture screen, between the header and the footer that the frame draws for every tool. */
export function AdvancedTaskScreen(props: CaptureProps<AdvancedTaskConfig, AdvancedTaskCapture>) {
  const { capture, config, visit, change, newId, now } = props
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [planned, setPlanned] = useState(() => {
    const roomSeats = visit.studentsPresent ?? USUAL_ROOM
    return { roomSeats, seats: spreadSeats(roomSeats, config.sampledSeats) }
  })
  const rounds = inOrder(capture.rounds)
  const sampled = sampledIn(capture)
  const isRunning = visit.endedAt === null
  const mayStart = isRunning && rounds.length < MOST_ROUNDS
  const chosen = rounds.findIndex(({ id }) => id === chosenId)
  const open = chosen >= 0 ? chosen : rounds.length - 1
  const [first, round] = [rounds[0], rounds[open]]
  const isOneDue = first && rounds.length < config.plannedRounds
  const due = isOneDue ? dueAt(first, rounds.length, config) : Number.POSITIVE_INFINITY

  const start = useSteady(() => {
    if (!mayStart) return
    const begun = { id: newId(), startedAt: new Date(now()).toISOString(), ...planned }
    change(`round ${rounds.length + 1} started`, (it) => startRound(it, begun))
    setChosenId(null)
  })
  useKeys({ s: start })
  const newest = rounds.at(-1)
  const next = mayStart && first && newest && (
    <NextPass
      name={`round ${rounds.length + 1}`}
      sofar={seenWords(newest, rounds.length, sampled)}
      isFree={isSeen(newest, sampled)}
      dueAt={dueAt(first, rounds.length, config)}
      isPlanned={rounds.length < config.plannedRounds}
      now={now}
      onStart={start}
    />
  )

  return (
    <div className={layout.screen}>
      <RoundCards
        rounds={rounds}
        open={open}
        config={config}
        visit={visit}
        now={now}
        seats={sampled}
        onOpen={setChosenId}
        onStart={mayStart ? start : null}
      />
      {isRunning && <DueCue name={`Round ${rounds.length + 1}`} dueAt={due} now={now} />}
      {round ? (
        <OpenRound key={round.id} {...props} round={round} number={open + 1} seats={sampled} next={next} />
      ) : (
        <FirstRound
          {...planned}
          plannedRounds={config.plannedRounds}
          onRoom={(roomSeats) =>
            setPlanned({ roomSeats, seats: spreadSeats(roomSeats, config.sampledSeats) })
          }
          onToggle={(seat) => setPlanned((was) => ({ ...was, seats: withToggled(was.seats, seat) }))}
          onStart={mayStart ? start : null}
        />
      )}
    </div>
  )
}

function withToggled(seats: readonly number[], seat: number): number[] {
  const others = seats.filter((it) => it !== seat)
  return others.length < seats.length ? others : [...seats, seat].sort((a, b) => a - b)
}

/** How far a round is. Its card counts while it goes on: a tap on a level does not draw this again. */
function seenWords(round: Round, number: number, seats: readonly number[]): string {
  return isSeen(round, seats)
    ? `Round ${number}: all ${counted(seats.length, 'seat')} seen`
    : `Round ${number} goes on`
}
