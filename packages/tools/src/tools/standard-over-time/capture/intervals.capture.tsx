import { useClock } from '@corridor/ui/capture/use-clock'
import type { CaptureProps } from '../../../definition/capture-view.ts'
import layout from '../../../layout/tool-screen.module.css'
import type { StandardOverTimeCapture, StandardOverTimeConfig } from '../standard-over-time.shape.ts'
import { intervalWords, middleWords } from '../standard-words.ts'
import { INTERVAL_MINUTES, MOST_INTERVALS, marks, markTitles } from '../terms.ts'
import styles from './intervals.module.css'
import { OneOf } from './one-of.capture.tsx'

type Props = CaptureProps<StandardOverTimeConfig, StandardOverTimeCapture>

const options = marks.map((value) => ({ value, label: markTitles[value] }))

/**
 * Marks instead of one level: present, partly or absent, every five minutes. A new one stands below those before it.
 */
export function Intervals(props: Props) {
  const { capture, config, visit } = props
  const now = useInterval(props)
  const last = Math.min(MOST_INTERVALS - 1, Math.max(now, ...Object.keys(capture.marks).map(Number)))
  const all = Array.from({ length: last + 1 }, (_, place) => place)
  // The running interval has its own place, at the lower edge.
  const places = visit.endedAt === null ? all.filter((place) => place !== now) : all
  const middle = middleWords(capture, config)
  return (
    <section className={styles.intervals} aria-label="Every five minutes">
      <h3>
        What did you see? <span>every {INTERVAL_MINUTES} minutes</span>
      </h3>
      {middle && <p className={styles.level}>This check counts as {middle}.</p>}
      {places.map((place) => (
        <Interval key={place} {...props} place={place} />
      ))}
    </section>
  )
}

/** The running five minutes, in sight however far the page is scrolled. */
export function NowInterval(props: Props) {
  const place = useInterval(props)
  return (
    <div className={`${layout.dock} ${styles.now}`}>
      <Interval {...props} place={place} note="now" />
    </div>
  )
}

interface IntervalProps extends Props {
  readonly place: number
  readonly note?: string
}

function Interval({ place, note, capture, change }: IntervalProps) {
  const mark = (next: string) => {
    const found = marks.find((it) => it === next)
    if (!found || capture.marks[place] === found) return
    change(`minutes ${intervalWords(place)}`, (it) => ({
      ...it,
      hadChance: true,
      marks: { ...it.marks, [place]: found },
    }))
  }
  return (
    <OneOf
      title={intervalWords(place)}
      {...(note ? { note } : {})}
      look="switch"
      isSmall
      options={options}
      value={capture.marks[place] ?? null}
      onChange={mark}
    />
  )
}

/** The index of the visit’s current five minutes, from zero. */
function useInterval({ visit, now }: Props): number {
  const time = useClock(now, visit.endedAt === null)
  const end = visit.endedAt === null ? time : Date.parse(visit.endedAt)
  const begun = Math.floor((end - Date.parse(visit.startedAt)) / (INTERVAL_MINUTES * 60_000))
  return Math.min(MOST_INTERVALS - 1, Math.max(0, begun))
}
