import type { Weeks } from '@corridor/domain/report/report-shapes'
import { grouped } from '@corridor/domain/words/count-words'
import { Opened } from '../../../blocks/open-figure.tsx'
import type { Palette } from '../../palette.ts'
import type { LinearScale } from '../../scales.ts'
import { Filled, type Ground } from '../grounds.tsx'
import { hatchedGround } from '../report-grounds.tsx'
import { Words } from '../words.tsx'

interface Props {
  readonly id: string
  readonly week: Weeks['weeks'][number]
  readonly ground: Ground
  readonly y: LinearScale
  readonly left: number
  readonly width: number
  readonly top: number
  readonly floor: number
  /** Whether the number stands in the column: in all weeks or in none. */
  readonly isCounted: boolean
  readonly palette: Palette
}

export function WeekColumn({ id, week, ground, y, left, width, top, floor, isCounted, palette }: Props) {
  const { visits, closure, label, opens, isSoFar } = week
  const middle = left + width / 2
  const peak = y(visits)
  const bar = { id, ground, palette, x: left, width }
  return (
    <>
      {closure !== null && (
        <Filled {...bar} ground={hatchedGround(palette)} y={top - 10} height={floor - top + 10} />
      )}
      {visits > 0 && (
        <Opened opening={opens} what={`week of ${label}${isSoFar ? ', so far' : ''}`}>
          <Filled {...bar} y={peak} height={floor - peak} radius={3} />
          {isCounted && (
            <Count
              visits={visits}
              middle={middle}
              palette={palette}
              peak={peak}
              ink={ground.ink}
              room={floor - peak}
            />
          )}
        </Opened>
      )}
      {visits === 0 && closure === null && isCounted && (
        <Words x={middle} y={floor - 9} palette={palette} anchor="middle" isQuiet>
          0
        </Words>
      )}
    </>
  )
}

interface CountProps {
  readonly visits: number
  readonly middle: number
  readonly peak: number
  readonly ink: string
  readonly room: number
  readonly palette: Palette
}

/** The count of a week in its bar, or above one that is too low for it. */
function Count({ visits, middle, peak, ink, room, palette }: CountProps) {
  return room >= 22 ? (
    <Words x={middle} y={peak + 12} palette={palette} anchor="middle" isBold color={ink}>
      {grouped(visits)}
    </Words>
  ) : (
    <Words x={middle} y={peak - 9} palette={palette} anchor="middle" isBold hasHalo>
      {grouped(visits)}
    </Words>
  )
}
