import { RowsField } from '@corridor/ui/forms/rows-field'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { faultsUnder } from '../../../fields/faults-under.ts'
import { useContent } from '../../../set-editor/editing.configure.tsx'
import { textFieldsOf } from '../../../set-editor/text-fields.ts'
import type { ExpandedRubricConfig, Level } from '../expanded-rubric.shape.ts'
import { levelsOf } from '../levels.ts'
import { LevelValueField } from './level-value-field.configure.tsx'
import { freeValue, withValue } from './level-values.ts'
import styles from './levels-field.module.css'

const [FEWEST_LEVELS, MOST_LEVELS] = [2, 10]

/** The scale: the value and the name of each level, and the mark that stands for it where there is little room. */
export function LevelsField() {
  const { content, change, isReadOnly, faults } = useContent<ExpandedRubricConfig>()
  const [wrong, setWrong] = useState<string>()
  const levels = levelsOf(content)
  const put = (next: Level[]) => {
    setWrong(undefined)
    change({ ...content, levels: next })
  }
  const faultsOf = (level: Level) => faultsUnder(faults, `levels.${content.levels.indexOf(level)}.`)
  const textOf = (level: Level) =>
    textFieldsOf({
      thing: level,
      change: (next) =>
        change({ ...content, levels: content.levels.map((it) => (it === level ? next : it)) }),
      isReadOnly,
      faults: faultsOf(level),
    })
  const add = () => {
    const value = freeValue(levels)
    put([...content.levels, { value, label: '', mark: String(value) }])
  }
  return (
    <RowsField
      label="Levels from the lowest"
      hint="Each has a value, a name and a mark that stands for it where there is little room."
      fault={wrong ?? faults.levels ?? levels.map((it) => faultsOf(it).value).find(Boolean)}
      isReadOnly={isReadOnly}
      items={levels}
      // A row that gets another value stays the same row, so that it keeps the focus.
      idOf={(level) => content.levels.indexOf(level)}
      nameOf={({ label, value }) => `level ${label || value}`}
      mayRemove={() => levels.length > FEWEST_LEVELS}
      onRemove={(level) => put(content.levels.filter((it) => it !== level))}
      add="Add a level"
      mayAdd={levels.length < MOST_LEVELS}
      onAdd={add}
    >
      {(level, index) => (
        <>
          <LevelValueField
            key={level.value}
            label={`Value of level ${index + 1}`}
            value={level.value}
            others={levels.filter((it) => it !== level)}
            isReadOnly={isReadOnly}
            isWrong={faultsOf(level).value !== undefined}
            onChange={(value) => change(withValue(content, level, value))}
            onFault={setWrong}
          />
          <TextInput
            aria-label={`Name of level ${index + 1}`}
            className={styles.name ?? ''}
            {...textOf(level)('label')}
          />
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
