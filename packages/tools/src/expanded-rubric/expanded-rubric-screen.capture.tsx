import { useSteady } from '@corridor/ui/capture/use-steady'
import { useMemo, useState } from 'react'
import type { CaptureProps, Evidence } from '../capture-view.ts'
import { EvidencePicker } from '../evidence-picker.capture.tsx'
import { pieceFrom, placeOf } from '../evidence-picker.ts'
import { useKeys } from '../use-keys.capture.tsx'
import type { ExpandedRubricCapture, ExpandedRubricConfig } from './expanded-rubric.shape.ts'
import styles from './expanded-rubric-screen.module.css'
import { IndicatorStrip } from './indicator-strip.capture.tsx'
import { indicatorsOf } from './indicators.ts'
import { levelsOf } from './levels.ts'
import { OpenIndicator } from './open-indicator.capture.tsx'
import { addPiece, chooseLevel, removePiece } from './rubric-changes.ts'
import { ownConfiguration, tagOf } from './tags.ts'
import { useHasEvidence } from './use-has-evidence.capture.tsx'
import { usesOf } from './uses.ts'

const isWide = () => typeof matchMedia !== 'function' || matchMedia('(min-width: 48em)').matches

/** Mock-up 09. The frame draws what stands above and below. */
export function ExpandedRubricScreen(props: CaptureProps<ExpandedRubricConfig, ExpandedRubricCapture>) {
  const { capture, config, visit, around, change, newId } = props
  const indicators = useMemo(() => indicatorsOf(config), [config])
  const levels = useMemo(() => levelsOf(config), [config])
  const own = useMemo(() => ownConfiguration(around.targets(), indicators), [around, indicators])
  const [openId, setOpenId] = useState<string>()
  const [wants, setWants] = useState<boolean>()
  const hasEvidence = useHasEvidence(around)
  const place = Math.max(
    0,
    indicators.findIndex(({ id }) => id === openId),
  )
  const open = indicators[place]
  const { used, here } = usesOf(capture, indicators, open?.id)

  const choose = useSteady((level: number) => {
    if (open) change(`level of ${open.code}`, (it) => chooseLevel(it, open.id, level))
  })
  const pick = useSteady((it: Evidence) => {
    if (!open) return
    const known = here.get(placeOf(it))
    const piece = { ...pieceFrom(newId(), it), indicatorId: open.id }
    if (known) change(`evidence taken out of ${open.code}`, (was) => removePiece(was, known))
    else change(`evidence for ${open.code}`, (was) => addPiece(was, piece))
  })
  const step = (by: number) => () => setOpenId(indicators[place + by]?.id ?? open?.id)
  useKeys({
    ...Object.fromEntries(levels.map(({ value }, index) => [`${(index + 1) % 10}`, () => choose(value)])),
    ...{ arrowleft: step(-1), arrowup: step(-1), arrowright: step(1), arrowdown: step(1) },
  })

  if (!open) return null
  // With nothing to pick, its place belongs to the indicator.
  const isPicking = (wants ?? (hasEvidence && isWide())) && !config.rules.isQuick
  return (
    <div className={styles.screen} data-picking={isPicking || undefined}>
      <IndicatorStrip {...{ capture, config, indicators }} openId={open.id} onOpen={setOpenId} />
      <OpenIndicator
        key={open.id}
        {...props}
        indicator={open}
        levels={levels}
        next={indicators[place + 1]}
        onOpen={setOpenId}
        onLevel={choose}
        isPicking={isPicking}
        onPicking={setWants}
      />
      {isPicking && (
        <EvidencePicker
          around={around}
          timeZone={visit.timeZone}
          used={used}
          here={new Set(here.keys())}
          isTagged={({ targets }) => targets?.includes(tagOf(own, open.id)) ?? false}
          onPick={pick}
          onClose={() => setWants(false)}
        />
      )}
    </div>
  )
}
