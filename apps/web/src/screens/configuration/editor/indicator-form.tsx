import type { ExpandedRubricConfig, Indicator } from '@corridor/tools/expanded-rubric/expanded-rubric.shape'
import { levelsOf } from '@corridor/tools/expanded-rubric/levels'
import { NumberInput, Textarea, TextInput } from '@mantine/core'
import { AttributesField } from './attributes-field.tsx'
import styles from './editor-form.module.css'
import type { EntryFormProps } from './kind.ts'

type Props = EntryFormProps<ExpandedRubricConfig, Indicator>

export function IndicatorForm({ entry, content, change, isReadOnly, faults }: Props) {
  const text = (name: 'code' | 'title') => ({
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
        <TextInput label="Title" {...text('title')} />
      </div>
      {levelsOf(content).map(({ value, label }) => (
        <Textarea
          key={value}
          label={`${value} ${label}`}
          description="What it looks like at this level"
          size="md"
          classNames={{ input: styles.grows ?? '' }}
          rows={2}
          value={entry.descriptors[value] ?? ''}
          readOnly={isReadOnly}
          error={faults[`descriptors.${value}`]}
          onChange={(event) =>
            change({ ...entry, descriptors: { ...entry.descriptors, [value]: event.currentTarget.value } })
          }
        />
      ))}
      <AttributesField entry={entry} change={change} isReadOnly={isReadOnly} faults={faults} />
      <NumberInput
        label="Weight"
        description="Only counts where the rubric shows an overall number."
        size="md"
        min={0}
        max={10}
        decimalScale={2}
        value={entry.weight}
        readOnly={isReadOnly}
        error={faults.weight}
        onChange={(weight) => change({ ...entry, weight: Number(weight) })}
      />
    </div>
  )
}
