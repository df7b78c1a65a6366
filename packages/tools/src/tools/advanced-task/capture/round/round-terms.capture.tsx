import { Choice } from '@corridor/ui/capture/choice'
import { memo } from 'react'
import type { Round } from '../../advanced-task.shape.ts'
import {
  type Demand,
  type DemandScale,
  demandsOf,
  demandTitles,
  type Source,
  settings,
  settingTitles,
  sources,
  sourceTitles,
} from '../../task-terms.ts'
import styles from './round-terms.module.css'

interface Props extends Pick<Round, 'demand' | 'setting' | 'source'> {
  readonly demandScale: DemandScale
  /** `onEdit` must be the same function in every render. */
  readonly onEdit: (did: string, next: (round: Round) => Partial<Round>) => void
}

type Options<Value> = readonly { readonly value: Value; readonly label: string }[]

const settingOptions = settings.map((value) => ({ value, label: settingTitles[value] }))
const sourceOptions: Options<Source | ''> = sources.map((value) => ({ value, label: sourceTitles[value] }))

/** What the task asks for, who chose it, and how the class worked on it. */
export const RoundTerms = memo(function RoundTerms(props: Props) {
  const { demand, setting, source, demandScale, onEdit } = props
  const demandOptions: Options<Demand | ''> = demandsOf[demandScale].map((value) => ({
    value,
    label: demandTitles[value],
  }))
  return (
    <div className={styles.terms} data-scale={demandScale}>
      <Choice
        look="switch"
        label="What does the task ask for?"
        options={demandOptions}
        value={demand ?? ''}
        onChange={(next) => next !== '' && onEdit('task', () => ({ demand: next }))}
      />
      <Choice
        look="switch"
        label="Who chose it?"
        options={sourceOptions}
        value={source ?? ''}
        onChange={(next) => next !== '' && onEdit('choice', () => ({ source: next }))}
      />
      <Choice
        look="switch"
        label="How do they work?"
        options={settingOptions}
        value={setting}
        onChange={(next) => onEdit('setting', () => ({ setting: next }))}
      />
    </div>
  )
})
