import { hasOptions } from '@corridor/tools/custom-look-for/answer-types'
import type { LookFor, LookForSet } from '@corridor/tools/custom-look-for/look-for-set.shape'
import { Switch, Textarea, TextInput } from '@mantine/core'
import { AnswerTypes } from './answer-types.tsx'
import styles from './editor-form.module.css'
import type { EntryFormProps } from './kind.ts'
import { OptionsField } from './options-field.tsx'

export function LookForForm({ entry, change, isReadOnly, faults }: EntryFormProps<LookForSet, LookFor>) {
  const text = (name: 'code' | 'prompt' | 'looksLike' | 'doesNotLookLike') => ({
    size: 'md',
    value: entry[name],
    readOnly: isReadOnly,
    error: faults[name],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      change({ ...entry, [name]: event.currentTarget.value }),
  })
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
      {hasOptions(entry.type) && (
        <OptionsField entry={entry} change={change} isReadOnly={isReadOnly} faults={faults} />
      )}
      <div className={styles.switches}>
        {switches.map(({ name, label, description }) => (
          <Switch
            key={name}
            size="md"
            labelPosition="left"
            classNames={{ body: styles.switch ?? '' }}
            label={label}
            description={description}
            checked={entry[name]}
            disabled={isReadOnly}
            onChange={(event) => change({ ...entry, [name]: event.currentTarget.checked })}
          />
        ))}
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
