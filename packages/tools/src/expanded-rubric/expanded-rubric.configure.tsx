import { counted } from '@corridor/domain/count-words'
import { Radio, Switch } from '@mantine/core'
import { type ConfigureProps, sealConfigure } from '../capture-view.ts'
import styles from './expanded-rubric.configure.module.css'
import type { ExpandedRubricConfig } from './expanded-rubric.shape.ts'
import { evidenceRules } from './levels.ts'

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

const isEvidenceFor = (it: string): it is EvidenceFor => evidenceRules.some((known) => known === it)

/** Only its rules: domains, indicators and levels have a page of their own. */
function RubricRules({ value, change, isReadOnly, faults }: ConfigureProps<ExpandedRubricConfig>) {
  const { rules, domains, indicators } = value
  const set = (next: Partial<Rules>) => change({ ...value, rules: { ...rules, ...next } })
  return (
    <div className={styles.fields}>
      <p className={styles.rest}>
        {counted(domains.length, 'domain')}, {counted(indicators.length, 'indicator')}.{' '}
        <a href="/configuration/rubric">Open the rubrics</a> to change their words, levels and order.
      </p>
      <Radio.Group
        label="Which levels need evidence"
        size="md"
        value={rules.evidenceFor}
        readOnly={isReadOnly}
        error={faults['rules.evidenceFor']}
        onChange={(it) => isEvidenceFor(it) && set({ evidenceFor: it })}
      >
        <div className={styles.options}>
          {evidenceOptions.map((it) => (
            <Radio
              key={it.value}
              {...it}
              size="md"
              disabled={rules.isQuick || (isReadOnly && rules.evidenceFor !== it.value)}
            />
          ))}
        </div>
      </Radio.Group>
      {switches.map(({ name, label, description }) => (
        <Switch
          key={name}
          size="md"
          label={`${label}: ${rules[name] ? 'On' : 'Off'}`}
          description={description}
          checked={rules[name]}
          disabled={isReadOnly}
          onChange={(event) => set({ [name]: event.currentTarget.checked })}
        />
      ))}
    </div>
  )
}

export default sealConfigure({ Component: RubricRules })
