import { useSteady } from '@corridor/ui/capture/use-steady'
import { useMemo, useState } from 'react'
import type { CaptureProps, Earlier } from '../../../definition/capture-view.ts'
import { levelsOf, standardOf } from '../checks.ts'
import { type Known, knownOf, lastUsed } from '../run/earlier-checks.ts'
import { chooseStandard } from '../standard-changes.ts'
import type { StandardOverTimeCapture, StandardOverTimeConfig } from '../standard-over-time.shape.ts'
import { NowInterval } from './intervals.capture.tsx'
import { RunCard } from './run-card.capture.tsx'
import { StandardList } from './standard-list.capture.tsx'
import styles from './standard-screen.module.css'
import { TodayCheck } from './today-check.capture.tsx'

const nothing: Known = { run: [] }

/** Today’s check on the capture screen. The standard of the last visit is chosen already: nobody chooses it twice. */
export function StandardScreen(props: CaptureProps<StandardOverTimeConfig, StandardOverTimeCapture>) {
  const { capture, config, visit, around, change } = props
  const [isChoosing, setIsChoosing] = useState(false)
  const earlier = useMemo(() => around.earlier(), [around])
  const chosenId = capture.standardId ?? lastUsed(earlier, config)
  const { startedAt } = visit
  const known = useMemo(
    () => (chosenId === null ? nothing : knownIn(earlier, config, chosenId, startedAt)),
    [earlier, config, chosenId, startedAt],
  )
  // The run is kept with the first tap, so that the record draws the one that the observer saw.
  const shown = chosenId === null ? capture : chooseStandard(capture, chosenId, known)
  const standard = standardOf(shown, config)

  const record: typeof change = useSteady((did, next, one) =>
    change(did, (it) => next(chosenId === null ? it : chooseStandard(it, chosenId, known)), one),
  )
  const choose = useSteady((id: string) => {
    if (id !== capture.standardId)
      change('standard', (it) => chooseStandard(it, id, knownIn(earlier, config, id, startedAt)))
    setIsChoosing(false)
  })

  if (!standard || isChoosing) {
    return (
      <StandardList
        standards={config.standards}
        chosenId={standard?.id}
        onChoose={choose}
        onClose={standard ? () => setIsChoosing(false) : null}
      />
    )
  }
  const isNow = config.mode === 'interval' && visit.endedAt === null && shown.hadChance !== false
  return (
    <>
      <div className={styles.screen}>
        <RunCard
          {...props}
          capture={shown}
          change={record}
          standard={standard}
          onChange={() => setIsChoosing(true)}
        />
        <TodayCheck {...props} capture={shown} change={record} standard={standard} />
      </div>
      {isNow && <NowInterval {...props} capture={shown} change={record} />}
    </>
  )
}

function knownIn(
  earlier: readonly Earlier[],
  config: StandardOverTimeConfig,
  standardId: string,
  now: string,
): Known {
  const standard = standardOf({ standardId }, config)
  return standard ? knownOf(earlier, { id: standardId, levels: levelsOf(standard, config) }, now) : nothing
}
