import { Tag } from '@corridor/ui/tag'
import { Switch, Textarea, TextInput } from '@mantine/core'
import { useEntry } from '../../../set-editor/editing.configure.tsx'
import styles from '../../../set-editor/set-form.module.css'
import { textFieldsOf } from '../../../set-editor/text-fields.ts'
import { hasOptions } from '../answer-types.ts'
import type { LookFor } from '../set/look-for-set.shape.ts'
import { AnswerTypes } from './answer-types.configure.tsx'
import { OptionsField } from './options-field.configure.tsx'

export function LookForForm() {
  const { entry, change, isReadOnly, faults } = useEntry<LookFor>()
  const text = textFieldsOf({ thing: entry, change, isReadOnly, faults })
  return (
    <div className={styles.form}>
      <div className={styles.codeAndName}>
        <TextInput label="Code" {...text('code')} />
        <Textarea label="Prompt" rows={1} classNames={{ input: styles.grows ?? '' }} {...text('prompt')} />
      </div>
      <div className={styles.pair}>
        <Textarea
          label="What it looks like"
          classNames={{ input: styles.grows ?? '' }}
          rows={3}
          {...text('looksLike')}
        />
        <Textarea
          label="What it does not look like"
          classNames={{ input: styles.grows ?? '' }}
          rows={3}
          {...text('doesNotLookLike')}
        />
      </div>
      <AnswerTypes
        value={entry.type}
        isReadOnly={isReadOnly}
        onChange={(type) => change({ ...entry, type, options: hasOptions(type) ? entry.options : [] })}
      />
      {hasOptions(entry.type) && <OptionsField />}
      <div className={styles.switches}>
        {switches.map(({ name, label, description }) =>
          isReadOnly ? (
            <div key={name} className={styles.switch}>
              <p className={styles.about}>
                <b>{label}</b>
                <span className={styles.means}>{description}</span>
              </p>
              <Tag tone={entry[name] ? 'brand' : 'plain'}>{entry[name] ? 'On' : 'Off'}</Tag>
            </div>
          ) : (
            <Switch
              key={name}
              size="md"
              labelPosition="left"
              withThumbIndicator={false}
              classNames={{ body: styles.switch ?? '', labelWrapper: styles.about ?? '' }}
              label={label}
              description={description}
              checked={entry[name]}
              onChange={(event) => change({ ...entry, [name]: event.currentTarget.checked })}
            />
          ),
        )}
      </div>
    </div>
  )
}

const switches = [
  { name: 'isRequired', label: 'Required', description: 'Observers may still finish and come back' },
  {
    name: 'allowsNoOpportunity',
    label: 'Allow “no opportunity”',
    description: 'Left out of the observed rate',
  },
  { name: 'asksEvidence', label: 'Ask for evidence', description: 'The field stands open after a mark' },
  { name: 'isPrivate', label: 'Private to the observer', description: 'Not sent, not in reports' },
] as const
