import type { ExpandedRubricConfig, Level } from '@corridor/tools/expanded-rubric/expanded-rubric.shape'
import { levelsOf } from '@corridor/tools/expanded-rubric/levels'
import { RowsField } from '@corridor/ui/rows-field'
import { TextInput } from '@mantine/core'
import styles from './editor-form.module.css'
import { faultsUnder } from './faults.ts'
import type { ContentFormProps } from './kind.ts'
import { textFieldsOf } from './text-fields.ts'

const [FEWEST_LEVELS, MOST_LEVELS] = [2, 10]

/** The scale: what each level is called, and the mark that stands for it where there is little room. */
export function LevelsField(props: ContentFormProps<ExpandedRubricConfig>) {
  const { content, change, isReadOnly, faults } = props
  const levels = levelsOf(content)
  const highest = levels.at(-1)?.value ?? 0
  const put = (next: Level[]) => change({ ...content, levels: next })
  const textOf = (level: Level) =>
    textFieldsOf({
      thing: level,
      change: (next) => put(content.levels.map((it) => (it === level ? next : it))),
      isReadOnly,
      faults: faultsUnder(faults, `levels.${content.levels.indexOf(level)}.`),
    })
  return (
    <RowsField
      label="Levels from the lowest, each with its mark"
      fault={faults.levels}
      isReadOnly={isReadOnly}
      items={levels}
      idOf={({ value }) => value}
      nameOf={({ label, value }) => `level ${label || value}`}
      mayRemove={() => levels.length > FEWEST_LEVELS}
      onRemove={(level) => put(content.levels.filter((it) => it !== level))}
      add="Add a level"
      mayAdd={levels.length < MOST_LEVELS}
      onAdd={() => put([...content.levels, { value: highest + 1, label: '', mark: String(highest + 1) }])}
    >
      {(level, index) => (
        <>
          <TextInput aria-label={`Name of level ${index + 1}`} {...textOf(level)('label')} />
          <TextInput
            aria-label={`Mark of level ${index + 1}`}
            className={styles.mark ?? ''}
            {...textOf(level)('mark')}
          />
        </>
      )}
    </RowsField>
  )
}
