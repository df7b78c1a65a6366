import { counted } from '@corridor/domain/words/count-words'
import { useSteady } from '@corridor/ui/capture/use-steady'
import { IconInfoCircle } from '@tabler/icons-react'
import { type ReactNode, useCallback, useState } from 'react'
import type { CaptureProps } from '../../../../definition/capture-view.ts'
import layout from '../../../../layout/tool-screen.module.css'
import type { AdvancedTaskCapture, AdvancedTaskConfig, Round } from '../../advanced-task.shape.ts'
import { isOffTask, type Level, type OffTaskKind } from '../../engagement.ts'
import { changeRound, lookAt, nameOffTask, removeRound, unlook } from '../round-changes.ts'
import { OffTaskChips } from './off-task-chips.capture.tsx'
import styles from './open-round.module.css'
import { RoundFoot } from './round-foot.capture.tsx'
import { RoundTerms } from './round-terms.capture.tsx'
import { SeatList } from './seat-list.capture.tsx'
import { SeatStrip } from './seat-strip.capture.tsx'

interface Props extends CaptureProps<AdvancedTaskConfig, AdvancedTaskCapture> {
  readonly round: Round
  readonly number: number
  readonly seats: readonly number[]
  /** The bar with the next round. */
  readonly next: ReactNode
}

/** The round that is being recorded, or one that is looked at again. */
export function OpenRound({ round, number, seats, capture, config, visit, change, next }: Props) {
  const [selected, setSelected] = useState<number | null>(null)
  const [lastSeat, setLastSeat] = useState<number | null>(null)
  // How often the observer went to another seat: only then does the page scroll.
  const [moves, setMoves] = useState(0)
  // The observer looks at the seat that was tapped, else at the first that was not seen yet.
  const seat = selected !== null && seats.includes(selected) ? selected : seats.find((it) => !round.looks[it])

  const edit = useSteady((did: string, next: (round: Round) => Partial<Round>) =>
    change(did, (it) => changeRound(it, round.id, next)),
  )
  const look = useCallback(
    (at: number, level: Level) => {
      edit(`seat ${at}`, (it) => lookAt(it, at, level))
      setLastSeat(at)
      setSelected(null)
      setMoves((count) => count + 1)
    },
    [edit],
  )
  const nameKind = useCallback(
    (at: number, kind: OffTaskKind) => edit(`seat ${at} detail`, (it) => nameOffTask(it, at, kind)),
    [edit],
  )
  const select = useCallback((at: number) => {
    setSelected(at)
    setMoves((count) => count + 1)
  }, [])
  const clear = (at: number) => {
    edit(`seat ${at} cleared`, (it) => unlook(it, at))
    setSelected(at)
  }

  // What a seat did instead is noted of the seat that was tapped, else of the one that was coded last.
  const offTask = [selected, lastSeat].find((it) => it !== null && isOff(round, it)) ?? null

  return (
    <>
      <div className={styles.body}>
        <RoundTerms
          demand={round.demand}
          setting={round.setting}
          source={round.source}
          demandScale={config.demandScale}
          onEdit={edit}
        />
        <div className={styles.looks}>
          <SeatStrip seats={seats} looks={round.looks} seat={seat} onSelect={select} />
          <div className={styles.room}>
            {seat === undefined && <p className={styles.done}>All {counted(seats.length, 'seat')} seen.</p>}
            <SeatList
              seats={seats}
              round={round}
              seat={seat}
              moves={moves}
              onLevel={look}
              onSelect={select}
            />
          </div>
        </div>
        <p className={`${layout.info} ${styles.info}`}>
          <IconInfoCircle size={16} stroke={1.8} aria-hidden /> {counted(seats.length, 'sampled seat')}, the
          same in every round. Seat zones are worked out later from the map.
        </p>
        <RoundFoot
          number={number}
          capture={capture}
          seats={seats}
          seenSeat={seat !== undefined && round.looks[seat] ? seat : null}
          isRunning={visit.endedAt === null}
          onClear={clear}
          onRemove={() => change(`round ${number} removed`, (it) => removeRound(it, round.id))}
          change={change}
        />
      </div>
      <div className={layout.dock}>
        <OffTaskChips
          seat={offTask}
          offTask={(offTask !== null && round.looks[offTask]?.offTask) || null}
          onKind={nameKind}
        />
        {next}
      </div>
    </>
  )
}

function isOff({ looks }: Round, seat: number): boolean {
  const look = looks[seat]
  return look !== undefined && isOffTask(look.level)
}
