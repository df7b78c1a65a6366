import { TextArea } from '@corridor/ui/capture/text-area'
import type { CaptureProps } from '../../../definition/capture-view.ts'
import { useKeys } from '../../../keys/use-keys.capture.tsx'
import type {
  Standard,
  StandardOverTimeCapture,
  StandardOverTimeConfig,
} from '../standard-over-time.shape.ts'
import { MOST_WORDS } from '../terms.ts'
import { Intervals } from './intervals.capture.tsx'
import { OneOf } from './one-of.capture.tsx'
import { StudentWords } from './student-words.capture.tsx'
import styles from './today-check.module.css'

const chances = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No opportunity' },
]

interface Props extends CaptureProps<StandardOverTimeConfig, StandardOverTimeCapture> {
  readonly standard: Standard
}

/** Today’s check. “No opportunity” hides the levels: it is not a zero. */
export function TodayCheck({ standard, ...props }: Props) {
  const { capture, config, change } = props
  const { hadChance, level, evidence } = capture
  const isChance = hadChance !== false
  const isLevel = config.mode === 'level' && isChance
  const say = (next: boolean) => {
    if (next === hadChance) return
    change(next ? 'a chance to see it' : 'no opportunity', (it) => ({ ...it, hadChance: next }))
  }
  const choose = (next: number) => {
    if (next === level && hadChance) return
    const label = standard.levels.find(({ value }) => value === next)?.label ?? String(next)
    change(`“${label}”`, (it) => ({ ...it, level: next, hadChance: true }))
  }
  const levels = standard.levels.map(({ value }) => [String(value), () => choose(value)] as const)
  useKeys({ y: () => say(true), n: () => say(false), ...(isLevel ? Object.fromEntries(levels) : {}) })

  return (
    <div className={styles.check}>
      <OneOf
        title="Was there a chance to see it?"
        look="switch"
        options={chances}
        value={hadChance === null ? null : hadChance ? 'yes' : 'no'}
        onChange={(next) => say(next === 'yes')}
      />
      {/* Without a chance to see it the levels are hidden; their room stays, so that nothing below moves. */}
      {config.mode === 'level' && (
        <div className={styles.seen} data-unused={!isChance || undefined} aria-hidden={!isChance}>
          <OneOf
            title="What did you see?"
            look="tiles"
            options={standard.levels.map(({ value, label }) => ({
              value: String(value),
              mark: value,
              label,
            }))}
            value={level === null || hadChance === null ? null : String(level)}
            onChange={(next) => choose(Number(next))}
          />
        </div>
      )}
      <div className={styles.evidence}>
        <h3>
          Evidence <span>{hadChance === false ? 'if you like' : 'needed to finish'}</span>
        </h3>
        <TextArea
          label="Evidence"
          rows={2}
          maxLength={MOST_WORDS}
          placeholder="What you saw and heard, with counts"
          value={evidence}
          onChange={(text) => change('evidence', (it) => ({ ...it, evidence: text }), 'evidence')}
        />
      </div>
      <StudentWords {...props} />
      {config.mode === 'interval' && isChance && <Intervals {...props} />}
    </div>
  )
}
