import { Button } from '@corridor/ui/capture/button'
import { TextArea } from '@corridor/ui/capture/text-area'
import type { Visit } from '../../../../definition/tool.ts'
import type { Mark, Run } from '../../custom-look-for.shape.ts'
import type { LookFor } from '../../set/look-for-set.shape.ts'
import type { Acts } from '../use-acts.capture.tsx'
import styles from './answer.module.css'
import { NumberAnswer } from './number-answer.capture.tsx'
import { OptionsAnswer } from './options-answer.capture.tsx'
import { PresentAnswer } from './present-answer.capture.tsx'
import { ShareAnswer } from './share-answer.capture.tsx'
import { stateIcons } from './state-looks.capture.tsx'
import { TimerAnswer } from './timer-answer.capture.tsx'

export interface AnswerProps {
  readonly item: LookFor
  readonly mark: Mark | undefined
  readonly runs: readonly Run[]
  readonly visit: Visit
  readonly now: () => number
  readonly acts: Acts
}

/** The control that fits the item; the card around it is always the same. */
export function Answer(props: AnswerProps) {
  const { item, mark, runs, acts } = props
  const mayHaveNone = item.allowsNoOpportunity && item.type !== 'present' && item.type !== 'text'
  return (
    <>
      <Control {...props} />
      {mayHaveNone && runs.length === 0 && (
        <div className={styles.none}>
          <Button
            look={mark?.state === 'no-opportunity' ? 'plain' : 'quiet'}
            aria-pressed={mark?.state === 'no-opportunity'}
            icon={stateIcons['no-opportunity']}
            onClick={() => acts.state(item, 'no-opportunity')}
          >
            No opportunity
          </Button>
        </div>
      )}
    </>
  )
}

function Control({ item, mark, runs, visit, now, acts }: AnswerProps) {
  const number = mark?.number ?? null
  switch (item.type) {
    case 'present':
      return <PresentAnswer item={item} state={mark?.state ?? null} acts={acts} />
    case 'count':
      return <NumberAnswer item={item} number={number} acts={acts} />
    case 'percent':
      return <ShareAnswer item={item} percent={number} studentsPresent={visit.studentsPresent} acts={acts} />
    case 'timer':
      return <TimerAnswer item={item} runs={runs} visit={visit} now={now} acts={acts} />
    case 'text':
      return (
        <TextArea
          label={`${item.code}, answer`}
          placeholder="Write what you see"
          rows={2}
          maxLength={1_000}
          value={mark?.text ?? ''}
          onChange={(text) => acts.text(item, text)}
        />
      )
    default:
      return <OptionsAnswer item={item} mark={mark} acts={acts} />
  }
}
