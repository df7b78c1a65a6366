import { IconCheck } from '@tabler/icons-react'
import styles from './next-year.module.css'

const steps = ['calendar', 'people', 'check'] as const
export type Step = (typeof steps)[number]

interface Props {
  readonly at: Step
  readonly facts: Readonly<Record<Step, string>>
  readonly onChoose: (step: Step) => void
}

const titles: Readonly<Record<Step, string>> = { calendar: 'Calendar', people: 'People', check: 'Check' }

/** The steps of the plan. Any order works; the check comes last because it is about all of it. */
export function Steps({ at, facts, onChoose }: Props) {
  return (
    <nav className={styles.steps} aria-label="Steps">
      <ol>
        {steps.map((step, index) => {
          const isBefore = index < steps.indexOf(at)
          return (
            <li key={step} data-before={isBefore || undefined}>
              <button
                type="button"
                aria-current={step === at ? 'step' : undefined}
                onClick={() => onChoose(step)}
              >
                <span className={styles.number} aria-hidden>
                  {isBefore ? <IconCheck size={18} stroke={2} /> : index + 1}
                </span>
                <span>
                  <strong>{titles[step]}</strong>
                  <small>{facts[step]}</small>
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
