import { useClock } from '@corridor/ui/capture/use-clock'
import type { CaptureProps } from '../../../definition/capture-view.ts'
import type { StandardOverTimeCapture, StandardOverTimeConfig } from '../standard-over-time.shape.ts'
import { intervalWords, middleWords } from '../standard-words.ts'
import { INTERVAL_MINUTES, MOST_INTERVALS, marks, markTitles } from '../terms.ts'
import styles from './intervals.module.css'
import { OneOf } from './one-of.capture.tsx'

const options = marks.map((value) => ({ value, label: markTitles[value] }))

/** Instead of one level: present, partly or absent, every five minutes. The newest stands on top. */
export function Intervals({
  capture,
  config,
  visit,
  change,
  now,
}: CaptureProps<StandardOverTimeConfig, StandardOverTimeCapture>) {
  const time = useClock(now, visit.endedAt === null)
  const end = visit.endedAt === null ? time : Date.parse(visit.endedAt)
  const begun = Math.floor((end - Date.parse(visit.startedAt)) / (INTERVAL_MINUTES * 60_000))
  const last = Math.min(MOST_INTERVALS - 1, Math.max(begun, 0, ...Object.keys(capture.marks).map(Number)))
  const places = Array.from({ length: last + 1 }, (_, index) => last - index)

  const middle = middleWords(capture, config)

  const mark = (place: number, next: string) => {
    const found = marks.find((it) => it === next)
    if (!found || capture.marks[place] === found) return
    change(`minutes ${intervalWords(place)}`, (it) => ({
      ...it,
      hadChance: true,
      marks: { ...it.marks, [place]: found },
    }))
  }
  return (
    <section className={styles.intervals} aria-label="Every five minutes">
      <h3>
        What did you see? <span>every {INTERVAL_MINUTES} minutes</span>
      </h3>
      {places.map((place) => (
        <OneOf
          key={place}
          title={intervalWords(place)}
          {...(place === begun && visit.endedAt === null ? { note: 'now' } : {})}
          look="switch"
          isSmall
          options={options}
          value={capture.marks[place] ?? null}
          onChange={(next) => mark(place, next)}
        />
      ))}
      {middle && <p className={styles.level}>This check counts as {middle}.</p>}
    </section>
  )
}
