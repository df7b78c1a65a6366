import { hasOptions } from '@corridor/tools/tools/custom-look-for/answer-types'
import type { LookFor, LookForSet } from '@corridor/tools/tools/custom-look-for/set/look-for-set.shape'
import { Tag } from '@corridor/ui/tag'
import { Switch, Textarea, TextInput } from '@mantine/core'
import { AnswerTypes } from './answer-types.tsx'
import styles from './editor-form.module.css'
import type { EntryFormProps } from './kind.ts'
import { OptionsField } from './options-field.tsx'
import { textFieldsOf } from './text-fields.ts'

export function LookForForm({ entry, ...form }: Omit<EntryFormProps<LookForSet, LookFor>, 'content'>) {
  const { change, isReadOnly } = form
  const text = textFieldsOf({ thing: entry, ...form })
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
      {hasOptions(entry.type) && <OptionsField entry={entry} {...form} />}
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
