import { useClock } from '@corridor/ui/capture/use-clock'
import { screenPalette } from '@corridor/ui/charts/palette'
import { RibbonPatterns } from '@corridor/ui/charts/ribbon-patterns'
import { useId, useMemo } from 'react'
import type { CaptureProps } from '../../../definition/capture-view.ts'
import type { KeepingTimeCapture, KeepingTimeConfig } from '../keeping-time.shape.ts'
import { labelOf, partsOf } from '../labels.ts'
import { visitLength } from '../tracks.ts'
import { CategoryPad } from './category-pad.capture.tsx'
import { GroupingChips } from './grouping-chips.capture.tsx'
import styles from './keeping-time-screen.module.css'
import { NowCard } from './now-card.capture.tsx'
import { RibbonCard } from './ribbon-card.capture.tsx'
import { Segments } from './segments.capture.tsx'
import { useTimeTrack } from './use-time-track.capture.tsx'

/**
 * The time tracks on the capture screen. Nothing counts seconds: they are read from the clock, which a sleeping
 * screen does not stop.
 */
export function KeepingTimeScreen(props: CaptureProps<KeepingTimeConfig, KeepingTimeCapture>) {
  const { capture, config, visit, now } = props
  const patterns = useId()
  const isRunning = visit.endedAt === null
  const until = visitLength(capture, visit, useClock(now, isRunning))
  const activity = useTimeTrack(props, 'activities', until)
  const grouping = useTimeTrack(props, 'groupings', until)
  const parts = useMemo(() => partsOf(config), [config])
  const grouped = capture.groupings.length === 0 ? [] : grouping.segments

  return (
    <div className={styles.screen}>
      <svg width={0} height={0} className={styles.patterns} aria-hidden>
        <RibbonPatterns id={patterns} parts={parts} palette={screenPalette} />
      </svg>
      <div className={styles.capture}>
        {isRunning && (
          <NowCard
            patterns={patterns}
            parts={parts}
            visit={visit}
            segment={activity.current}
            grouping={grouping.current && labelOf('groupings', grouping.current.key, config)}
          />
        )}
        <RibbonCard
          config={config}
          until={until}
          since={(Date.parse(visit.startedAt) - Date.parse(visit.begunAt ?? visit.startedAt)) / 1_000}
          grouped={grouped}
          done={capture.activities.length === 0 ? [] : activity.segments}
        />
        <CategoryPad
          config={config}
          parts={parts}
          patterns={patterns}
          segments={activity.segments}
          current={isRunning ? activity.current?.key : undefined}
          isOpen={activity.mayTap}
          onTap={activity.tap}
        />
        <GroupingChips
          config={config}
          value={grouping.current?.key}
          isOpen={grouping.mayTap}
          onTap={grouping.tap}
        />
      </div>
      <Segments
        {...props}
        parts={parts}
        patterns={patterns}
        grouped={grouped}
        isRunning={isRunning}
        done={activity.segments}
      />
    </div>
  )
}
