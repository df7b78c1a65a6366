import { counted } from '@corridor/domain/words/count-words'
import { type ConfigureProps, sealConfigure } from '../../../definition/capture-view.ts'
import { ChoiceField } from '../../../fields/choice-field.configure.tsx'
import styles from '../../../fields/fields.configure.module.css'
import { SwitchField } from '../../../fields/switch-field.configure.tsx'
import type { ExpandedRubricConfig } from '../expanded-rubric.shape.ts'

type Rules = ExpandedRubricConfig['rules']
type EvidenceFor = Rules['evidenceFor']

const evidenceOptions: readonly { value: EvidenceFor; label: string; description: string }[] = [
  {
    value: 'ends',
    label: 'The top and the bottom level',
    description: 'The usual choice: what is far from the middle rests on something seen.',
  },
  { value: 'every', label: 'Each level', description: 'Nothing counts as complete without evidence.' },
  { value: 'none', label: 'No level', description: 'Evidence is welcome and never asked for.' },
]

const switches: readonly { name: Exclude<keyof Rules, 'evidenceFor'>; label: string; description: string }[] =
  [
    {
      name: 'asksSelfRating',
      label: 'Ask educators to rate themselves',
      description: 'Neither sees the other’s level until both are saved.',
    },
    { name: 'isQuick', label: 'Levels only', description: 'A quick form, without evidence.' },
    {
      name: 'showsOverall',
      label: 'Show an overall number',
      description: 'In records, with the count of scored indicators beside it.',
    },
  ]

/** The rules of a rubric; its domains, indicators and levels have a page of their own. */
function RubricRules({ value, change, isReadOnly, faults }: ConfigureProps<ExpandedRubricConfig>) {
  const { rules, domains, indicators } = value
  const set = (next: Partial<Rules>) => change({ ...value, rules: { ...rules, ...next } })
  return (
    <div className={styles.fields}>
      <p className={styles.hint}>
        {counted(domains.length, 'domain')}, {counted(indicators.length, 'indicator')}.{' '}
        <a href="/configuration/rubric">Open the rubrics</a> to change their words, levels and order.
      </p>
      <ChoiceField
        label="Which levels need evidence"
        options={evidenceOptions}
        value={rules.evidenceFor}
        isReadOnly={isReadOnly}
        isOff={rules.isQuick}
        fault={faults['rules.evidenceFor']}
        onChange={(evidenceFor) => set({ evidenceFor })}
      />
      {switches.map(({ name, ...words }) => (
        <SwitchField
          key={name}
          {...words}
          isOn={rules[name]}
          isReadOnly={isReadOnly}
          onTurn={(isOn) => set({ [name]: isOn })}
        />
      ))}
    </div>
  )
}

export default sealConfigure({ Component: RubricRules })
