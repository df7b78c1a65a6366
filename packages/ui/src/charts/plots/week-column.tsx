import type { Weeks } from '@corridor/domain/report-shapes'
import type { scaleLinear } from '@visx/scale'
import { Opened } from '../../blocks/open-figure.tsx'
import type { Palette } from '../palette.tsx'
import { Filled, type Ground } from './grounds.tsx'
import { hatchedGround } from './report-grounds.tsx'
import { cutTo, Words, widthOf } from './words.tsx'

interface Props {
  readonly id: string
  readonly week: Weeks['weeks'][number]
  readonly ground: Ground
  readonly y: ReturnType<typeof scaleLinear<number>>
  readonly left: number
  readonly width: number
  readonly top: number
  readonly floor: number
  readonly palette: Palette
}

export function WeekColumn({ id, week, ground, y, left, width, top, floor, palette }: Props) {
  const { visits, closure, label, opens, isSoFar } = week
  const middle = left + width / 2
  const peak = y(visits)
  const bar = { id, ground, palette, x: left, width }
  return (
    <>
      {closure !== null && (
        <>
          <Filled {...bar} ground={hatchedGround(palette)} y={top - 10} height={floor - top + 10} />
          {visits === 0 && (
            <Closure words={closure} middle={middle} width={width} {...{ top, floor, palette }} />
          )}
        </>
      )}
      {visits > 0 && (
        <Opened opening={opens} what={`week of ${label}${isSoFar ? ', so far' : ''}`}>
          <Filled {...bar} y={peak} height={floor - peak} radius={3} />
          {width >= widthOf(String(visits)) && (
            <Count {...{ visits, middle, palette, peak }} ink={ground.ink} room={floor - peak} />
          )}
        </Opened>
      )}
      {visits === 0 && closure === null && width >= 8 && (
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

/** In its bar, or above one that is too low for it. */
function Count({ visits, middle, peak, ink, room, palette }: CountProps) {
  return room >= 22 ? (
    <Words x={middle} y={peak + 12} palette={palette} anchor="middle" isBold color={ink}>
      {String(visits)}
    </Words>
  ) : (
    <Words x={middle} y={peak - 9} palette={palette} anchor="middle" isBold hasHalo>
      {String(visits)}
    </Words>
  )
}

interface ClosureProps {
  readonly words: string
  readonly middle: number
  readonly width: number
  readonly top: number
  readonly floor: number
  readonly palette: Palette
}

/** Why there was no school: across, or upright in a narrow week. */
function Closure({ words, middle, width, top, floor, palette }: ClosureProps) {
  const isAcross = widthOf(words) + 2 <= width
  const shown = isAcross ? words : cutTo(floor - top - 12, words)
  if (!isAcross && width < 10) return null
  const at = `translate(${middle} ${(top + floor) / 2})`
  return (
    <g transform={isAcross ? at : `${at} rotate(-90)`}>
      <Words x={0} y={0} palette={palette} anchor="middle" hasHalo>
        {shown}
      </Words>
    </g>
  )
}
