import type {
  ExpandedRubricConfig,
  Indicator,
} from '@corridor/tools/tools/expanded-rubric/expanded-rubric.shape'
import { levelsOf } from '@corridor/tools/tools/expanded-rubric/levels'
import { FieldGroup } from '@corridor/ui/field-group'
import { NumberInput, Textarea, TextInput } from '@mantine/core'
import { AttributesField } from './attributes-field.tsx'
import styles from './editor-form.module.css'
import type { EntryFormProps } from './kind.ts'
import { RolesField } from './roles-field.tsx'
import { textFieldsOf } from './text-fields.ts'

type Props = EntryFormProps<ExpandedRubricConfig, Indicator>

export function IndicatorForm({ entry, content, ...form }: Props) {
  const { change, isReadOnly, faults } = form
  const text = textFieldsOf({ thing: entry, ...form })
  return (
    <div className={styles.form}>
      <div className={styles.codeAndName}>
        <TextInput label="Code" {...text('code')} />
        <TextInput label="Title" {...text('title')} />
      </div>
      <FieldGroup label="What it looks like at each level">
        <div className={styles.levels}>
          {levelsOf(content).map(({ value, label }) => (
            <Textarea
              key={value}
              label={`${value} ${label}`}
              size="md"
              classNames={{ input: styles.grows ?? '' }}
              rows={2}
              value={entry.descriptors[value] ?? ''}
              readOnly={isReadOnly}
              error={faults[`descriptors.${value}`]}
              onChange={(event) =>
                change({
                  ...entry,
                  descriptors: { ...entry.descriptors, [value]: event.currentTarget.value },
                })
              }
            />
          ))}
        </div>
      </FieldGroup>
      <AttributesField entry={entry} {...form} />
      <RolesField entry={entry} content={content} {...form} />
      <NumberInput
        label="Weight"
        description="Only counts where the rubric shows an overall number."
        size="md"
        min={0}
        max={10}
        decimalScale={2}
        hideControls
        classNames={{ wrapper: styles.number ?? '' }}
        value={entry.weight}
        readOnly={isReadOnly}
        error={faults.weight}
        onChange={(weight) => change({ ...entry, weight: Number(weight) })}
      />
    </div>
  )
}
