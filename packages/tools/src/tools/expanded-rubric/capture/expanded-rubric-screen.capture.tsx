import { useSteady } from '@corridor/ui/capture/use-steady'
import { useMemo, useState } from 'react'
import type { CaptureProps, Evidence, Target } from '../../../definition/capture-view.ts'
import { EvidencePicker } from '../../../evidence-picker/evidence-picker.capture.tsx'
import { pieceFrom, placeOf } from '../../../evidence-picker/evidence-picker.ts'
import { useKeys } from '../../../keys/use-keys.capture.tsx'
import type { ExpandedRubricCapture, ExpandedRubricConfig, Indicator } from '../expanded-rubric.shape.ts'
import { indicatorsOf } from '../indicators.ts'
import { levelsOf } from '../levels.ts'
import { isFor, lastRole } from '../roles.ts'
import styles from './expanded-rubric-screen.module.css'
import { IndicatorStrip } from './indicator-strip.capture.tsx'
import { OpenIndicator } from './open-indicator.capture.tsx'
import { addPiece, chooseLevel, removePiece, seeAs } from './rubric-changes.ts'
import { useHasEvidence } from './use-has-evidence.capture.tsx'
import { usesOf } from './uses.ts'

const isWide = () => typeof matchMedia !== 'function' || matchMedia('(min-width: 48em)').matches

/** The rubric on the capture screen, between the header and the footer that the frame draws for every tool. */
export function ExpandedRubricScreen(props: CaptureProps<ExpandedRubricConfig, ExpandedRubricCapture>) {
  const { capture, config, visit, around, newId } = props
  const before = useMemo(() => lastRole(around.earlier(), config), [around, config])
  const role = capture.role ?? before ?? ''
  const indicators = useMemo(() => setApart(indicatorsOf(config), role), [config, role])
  const levels = useMemo(() => levelsOf(config), [config])
  const own = useMemo(() => ownConfiguration(around.targets(), indicators), [around, indicators])
  const [openId, setOpenId] = useState(indicators[0]?.id)
  const [wants, setWants] = useState<boolean>()
  const hasEvidence = useHasEvidence(around)
  const place = Math.max(
    0,
    indicators.findIndex(({ id }) => id === openId),
  )
  const open = indicators[place]
  const { used, here } = usesOf(capture, indicators, open?.id)
  const following = indicators[place + 1]

  // The role of the last visit becomes this one’s as soon as anything is recorded in it.
  const change = useSteady((...[did, next, one]: Parameters<typeof props.change>) =>
    props.change(
      did,
      (it) => next(before !== undefined && it.role === undefined ? seeAs(it, before) : it),
      one,
    ),
  )

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
    arrowleft: step(-1),
    arrowup: step(-1),
    arrowright: step(1),
    arrowdown: step(1),
  })

  if (!open) return null
  // Where there is nothing to pick, the indicator takes the picker’s place.
  const isPicking = (wants ?? (hasEvidence && isWide())) && !config.rules.isQuick
  return (
    <div className={styles.screen} data-picking={isPicking || undefined}>
      <IndicatorStrip
        capture={capture}
        config={config}
        indicators={indicators}
        role={role}
        openId={open.id}
        onOpen={setOpenId}
      />
      <OpenIndicator
        key={open.id}
        {...props}
        change={change}
        indicator={open}
        levels={levels}
        role={role}
        next={following && (isFor(following, role) || !isFor(open, role)) ? following : undefined}
        onOpen={setOpenId}
        onLevel={choose}
        isPicking={isPicking}
        onPicking={setWants}
      />
      {isPicking && (
        <EvidencePicker
          around={around}
          visit={visit}
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

/** The indicators with those for other roles last. */
function setApart(indicators: readonly Indicator[], role: string): Indicator[] {
  return [...indicators.filter((it) => isFor(it, role)), ...indicators.filter((it) => !isFor(it, role))]
}

/** The id of this rubric’s configuration in tags: its own items come first among the targets. */
function ownConfiguration(targets: readonly Target[], indicators: readonly Indicator[]): number | undefined {
  const [first] = targets
  return indicators.some(({ id }) => id === first?.id) ? first?.configurationId : undefined
}

/** The tag by which entries of other tools name an indicator. */
function tagOf(configurationId: number | undefined, indicatorId: string): string {
  return `${configurationId}:${indicatorId}`
}
