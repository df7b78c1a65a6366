import { FieldGroup } from '@corridor/ui/forms/field-group'
import { NumberInput, Textarea, TextInput } from '@mantine/core'
import { useContent, useEntry } from '../../../set-editor/editing.configure.tsx'
import styles from '../../../set-editor/set-form.module.css'
import { textFieldsOf } from '../../../set-editor/text-fields.ts'
import type { ExpandedRubricConfig, Indicator } from '../expanded-rubric.shape.ts'
import { levelsOf } from '../levels.ts'
import { AttributesField } from './attributes-field.configure.tsx'
import { RolesField } from './roles-field.configure.tsx'

export function IndicatorForm() {
  const { entry, change, isReadOnly, faults } = useEntry<Indicator>()
  const { content } = useContent<ExpandedRubricConfig>()
  const text = textFieldsOf({ thing: entry, change, isReadOnly, faults })
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
      <AttributesField />
      <RolesField />
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
