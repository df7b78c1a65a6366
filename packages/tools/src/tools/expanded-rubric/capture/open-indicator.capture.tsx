import { counted } from '@corridor/domain/words/count-words'
import { Button } from '@corridor/ui/capture/button'
import { IconChevronRight } from '@tabler/icons-react'
import { useEffect, useMemo, useRef } from 'react'
import type { CaptureProps } from '../../../definition/capture-view.ts'
import { EvidenceList } from '../../../evidence-picker/evidence-list.capture.tsx'
import type { PieceOfEvidence } from '../../../evidence-picker/evidence-picker.shape.ts'
import { placeOf } from '../../../evidence-picker/evidence-picker.ts'
import type {
  ExpandedRubricCapture,
  ExpandedRubricConfig,
  Indicator,
  Level,
} from '../expanded-rubric.shape.ts'
import { evidenceOf, markOf } from '../marks.ts'
import { rolesIn } from '../roles.ts'
import { EvidenceNeeded } from './evidence-needed.capture.tsx'
import { IndicatorHead } from './indicator-head.capture.tsx'
import { LevelCards } from './level-cards.capture.tsx'
import styles from './open-indicator.module.css'
import { pieceChanges } from './piece-changes.ts'
import { RoleSelect } from './role-select.capture.tsx'
import { seeAs } from './rubric-changes.ts'
import { SeenAndSure } from './seen-and-sure.capture.tsx'
import { countUses } from './uses.ts'
import { WrittenNotes } from './written-notes.capture.tsx'

interface Props extends CaptureProps<ExpandedRubricConfig, ExpandedRubricCapture> {
  readonly indicator: Indicator
  readonly levels: readonly Level[]
  readonly next: Indicator | undefined
  /** The role in which the educator is seen; empty: any. */
  readonly role: string
  readonly onOpen: (id: string) => void
  readonly onLevel: (value: number) => void
  readonly isPicking: boolean
  readonly onPicking: (is: boolean) => void
}

/** All that is recorded of one indicator. None of it is required to go on to the next. */
export function OpenIndicator(props: Props) {
  const { indicator, levels, next, role, onOpen, onLevel, isPicking, onPicking, ...around } = props
  const { capture, config, visit, change, newId } = around
  const { id, code } = indicator
  const mark = markOf(capture, id)
  const roles = useMemo(() => rolesIn(config), [config])
  const changes = useMemo(() => pieceChanges(change, id, code), [change, id, code])
  const usedWords = ({ source }: PieceOfEvidence) => {
    const uses = source ? countUses(capture, placeOf(source)) : 0
    return uses > 1 ? `used for ${counted(uses, 'indicator')}` : ''
  }
  const article = useRef<HTMLElement>(null)

  // The scroll position of the page: another indicator begins at its top.
  useEffect(() => {
    article.current?.scrollIntoView?.({ block: 'start' })
  }, [])

  return (
    <article ref={article} className={styles.indicator} aria-label={code}>
      <IndicatorHead
        indicator={indicator}
        version={around.around.version}
        config={config}
        contributions={around.contributions}
        role={role}
      >
        {roles.length > 0 && (
          <RoleSelect
            roles={roles}
            value={role}
            onChange={(next) => change('role', (it) => seeAs(it, next))}
          />
        )}
      </IndicatorHead>
      <LevelCards indicator={indicator} levels={levels} chosen={mark.level} onChoose={onLevel} />
      <SeenAndSure indicator={indicator} mark={mark} change={change} />
      {!config.rules.isQuick && (
        <EvidenceList
          about={code}
          pieces={evidenceOf(capture, id)}
          visit={visit}
          changes={changes}
          usedWords={usedWords}
          files={around.around.files}
          newId={newId}
          isPicking={isPicking}
          onPick={() => onPicking(!isPicking)}
          note={<EvidenceNeeded capture={capture} config={config} indicator={indicator} />}
        />
      )}
      <WrittenNotes indicator={indicator} mark={mark} educator={around.around.educator} change={change} />
      {next && (
        <Button className={styles.next} onClick={() => onOpen(next.id)}>
          Next: {next.code} <IconChevronRight size={20} stroke={1.8} aria-hidden />
        </Button>
      )}
    </article>
  )
}
