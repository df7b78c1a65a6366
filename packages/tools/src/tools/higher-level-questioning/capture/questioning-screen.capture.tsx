import { instantOf } from '@corridor/domain/clock/instant-of'
import { useSteady } from '@corridor/ui/capture/use-steady'
import { IconInfoCircle } from '@tabler/icons-react'
import { useState } from 'react'
import type { CaptureProps } from '../../../definition/capture-view.ts'
import { useKeys } from '../../../keys/use-keys.capture.tsx'
import layout from '../../../layout/tool-screen.module.css'
import { inOrder } from '../../../visit/in-order.ts'
import type { QuestioningCapture, QuestioningConfig } from '../higher-level-questioning.shape.ts'
import { type Level, levelsOf } from '../levels.ts'
import type { Asker, Kind } from '../question-terms.ts'
import { countKind, isAcademic } from '../questions.ts'
import { ApartBar } from './apart-bar.capture.tsx'
import { LevelPad } from './level-pad.capture.tsx'
import { NoQuestion } from './no-question.capture.tsx'
import { AskerRow } from './question/asker-row.capture.tsx'
import { OpenQuestion } from './question/open-question.capture.tsx'
import { addQuestion, waitFrom } from './question-changes.ts'
import { QuestionLog } from './question-log.capture.tsx'
import styles from './questioning-screen.module.css'
import { WindowBar } from './window-bar.capture.tsx'

/** The questions on the capture screen, between the header and the footer that the frame draws for every tool. */
export function QuestioningScreen(props: CaptureProps<QuestioningConfig, QuestioningCapture>) {
  const { capture, config, visit, change, newId, now } = props
  const [asker, setAsker] = useState<Asker>('teacher')
  const [openId, setOpenId] = useState<string | null>(null)
  const [isMore, setIsMore] = useState(false)
  const questions = inOrder(capture.questions)
  const academic = questions.filter(isAcademic)
  const open = questions.find(({ id }) => id === openId) ?? questions.at(-1)
  const [procedural, rhetorical] = [countKind(capture, 'procedural'), countKind(capture, 'rhetorical')]

  const record = (kind: Kind, level: Level | null, at: number, waitSeconds: number | null) => {
    const asked = { id: newId(), at: instantOf(at, visit.endedAt), kind, level, asker, waitSeconds }
    const number = countKind(capture, kind) + 1
    change(kind === 'academic' ? `Q${number}` : `${kind} ${number}`, (it) => addQuestion(it, asked))
    setOpenId(null)
  }
  const ask = useSteady((level: Level, at: number, heldMs: number) =>
    // An observer who adds a missed question after the visit holds no button until an answer begins.
    record('academic', level, at, heldMs > 0 && visit.endedAt === null ? waitFrom(heldMs) : null),
  )
  const countApart = useSteady((kind: Kind) => record(kind, null, now(), null))
  const move = (by: number) => {
    const place = open ? questions.indexOf(open) + by : -1
    const next = questions[place]
    if (next) setOpenId(next.id)
  }
  useKeys({
    t: () => setAsker('teacher'),
    s: () => setAsker('student'),
    p: () => countApart('procedural'),
    r: () => countApart('rhetorical'),
    arrowup: () => move(1),
    arrowdown: () => move(-1),
  })

  return (
    <div className={layout.screen}>
      <WindowBar visit={visit} minutes={config.minutes} now={now} />
      <div className={styles.body}>
        <div className={styles.side}>
          <AskerRow
            asker={asker}
            academic={academic.length}
            byStudents={academic.filter((it) => it.asker === 'student').length}
            onAsker={setAsker}
          />
          <LevelPad levels={levelsOf[config.scale]} academic={academic} now={now} onAsk={ask} />
        </div>
        <div className={styles.side}>
          {open ? (
            <OpenQuestion
              key={open.id}
              {...props}
              question={open}
              questions={questions}
              isMore={isMore}
              onMore={setIsMore}
            />
          ) : (
            <NoQuestion
              isNoneAsked={capture.isNoneAsked}
              onNoneAsked={() =>
                change('no question asked', (it) => ({ ...it, isNoneAsked: !it.isNoneAsked }))
              }
            />
          )}
          <p className={`${layout.info} ${styles.info}`}>
            <IconInfoCircle size={16} stroke={1.8} aria-hidden /> One tap is enough. Fix level, text and flags
            later in the draft.
          </p>
          <QuestionLog questions={questions} openId={open?.id} visit={visit} onOpen={setOpenId} />
        </div>
      </div>
      <ApartBar procedural={procedural} rhetorical={rhetorical} onApart={countApart} />
    </div>
  )
}
