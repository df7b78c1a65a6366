import { Button } from '@corridor/ui/capture/button'
import { Choice } from '@corridor/ui/capture/choice'
import { Stepper } from '@corridor/ui/capture/stepper'
import { useSteady } from '@corridor/ui/capture/use-steady'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { CaptureProps } from '../../../definition/capture-view.ts'
import { useKeys } from '../../../keys/use-keys.capture.tsx'
import { levelsOf } from '../checks.ts'
import { agree, forgetAgreed, type Terms } from '../focus.ts'
import type {
  Focus,
  Standard,
  StandardOverTimeCapture,
  StandardOverTimeConfig,
} from '../standard-over-time.shape.ts'
import { levelWords, termsWords } from '../standard-words.ts'
import { MOST_BASELINE, MOST_CADENCE } from '../terms.ts'
import styles from './focus-terms.module.css'

const weeks = [
  { value: '7', label: '1 week' },
  { value: '14', label: '2 weeks' },
  { value: '28', label: '4 weeks' },
]

interface Props extends CaptureProps<StandardOverTimeConfig, StandardOverTimeCapture> {
  readonly standard: Standard
  readonly terms: Terms
}

/** The terms by which the run is measured. They open for observers who agree on something else with the educator. */
export function FocusTerms({ standard, terms, capture, config, around, change }: Props) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const levels = levelsOf(standard, config)
  const isAgreed = capture.focus !== undefined
  const turn = () => setIsOpen(!isOpen)
  useKeys({ f: turn, escape: isOpen ? turn : undefined })

  // Taps on one of the terms in a row are one step for Undo.
  const set = (did: string, next: Focus) => change(did, (it) => agree(it, next), did)
  const setDays = useSteady((cadenceDays: number) => set('days', { cadenceDays }))
  const setBaseline = useSteady((baselineVisits: number) => set('baseline', { baselineVisits }))
  return (
    <div className={styles.focus}>
      <button type="button" className={styles.turn} aria-expanded={isOpen} aria-controls={id} onClick={turn}>
        <span>{termsWords(terms, levels)}</span>
        <IconChevronDown size={18} stroke={1.8} aria-hidden />
      </button>
      {isOpen && (
        <section id={id} className={styles.terms} aria-label="Focus">
          <p className={styles.hint}>
            {isAgreed
              ? `Agreed with ${around.educator} for this standard. It stays for the next visits.`
              : `As the district has it. What you change is agreed with ${around.educator}, for this standard only.`}
          </p>
          <Choice
            label="Target"
            options={levels.map(({ value }) => ({ value: String(value), label: levelWords(levels, value) }))}
            value={String(terms.target)}
            onChange={(next) => set('target', { target: Number(next) })}
          />
          <Choice
            label="Every"
            options={weeks}
            value={String(terms.cadenceDays)}
            onChange={(next) => setDays(Number(next))}
          />
          <Stepper
            label="Days between checks"
            value={terms.cadenceDays}
            min={1}
            max={MOST_CADENCE}
            onChange={setDays}
          />
          <Stepper
            label="Checks for the baseline"
            value={terms.baselineVisits}
            min={1}
            max={MOST_BASELINE}
            onChange={setBaseline}
          />
          {isAgreed && (
            <Button look="quiet" onClick={() => change('the district’s terms', forgetAgreed)}>
              As the district has it
            </Button>
          )}
        </section>
      )}
    </div>
  )
}
