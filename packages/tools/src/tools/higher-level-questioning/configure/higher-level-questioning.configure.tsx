import { Textarea } from '@mantine/core'
import { type ConfigureProps, sealConfigure } from '../../../definition/capture-view.ts'
import { ChoiceField } from '../../../fields/choice-field.configure.tsx'
import styles from '../../../fields/fields.configure.module.css'
import { NumberField } from '../../../fields/number-field.configure.tsx'
import { SwitchField } from '../../../fields/switch-field.configure.tsx'
import type { QuestioningConfig } from '../higher-level-questioning.shape.ts'
import { type Level, levelLooks, levelsOf, scales, scaleTitles } from '../levels.ts'

const scaleOptions = scales.map((value) => ({
  value,
  label: scaleTitles[value],
  description: levelsOf[value].map((level) => levelLooks[level].title).join(', '),
}))

function QuestioningSettings(props: ConfigureProps<QuestioningConfig>) {
  const { value, change, isReadOnly, faults } = props
  const setStems = (level: Level, stems: string[]) =>
    change({ ...value, stems: { ...value.stems, [level]: stems } })
  return (
    <div className={styles.fields}>
      <ChoiceField
        label="Levels"
        options={scaleOptions}
        value={value.scale}
        isReadOnly={isReadOnly}
        fault={faults.scale}
        onChange={(scale) => change({ ...value, scale })}
      />
      <NumberField
        {...props}
        name="minutes"
        label="Minutes of the window"
        description="From 5 to 90. Shown while observing; nothing stops when it is over."
      />
      <SwitchField
        label="Ask for the words of each question"
        description="Writing them down stays optional."
        isOn={value.isTextAsked}
        isReadOnly={isReadOnly}
        onTurn={(isTextAsked) => change({ ...value, isTextAsked })}
      />
      {levelsOf[value.scale].map((level, index) => (
        <Textarea
          key={level}
          label={`Stems for ${levelLooks[level].title}`}
          description={
            index === 0 && 'One a line. They are offered while the words of a question are written.'
          }
          size="md"
          autosize
          minRows={2}
          value={(value.stems[level] ?? []).join('\n')}
          error={faultOf(faults, level)}
          readOnly={isReadOnly}
          onChange={(event) => setStems(level, linesIn(event.currentTarget.value))}
          // The last line is often left empty, and is dropped.
          onBlur={() =>
            setStems(
              level,
              (value.stems[level] ?? []).filter((it) => it.trim() !== ''),
            )
          }
        />
      ))}
    </div>
  )
}

/** The stems in a text; an empty field has none, and an empty line within is faulted as one too many. */
function linesIn(text: string): string[] {
  return text === '' ? [] : text.split('\n')
}

function faultOf(faults: Readonly<Record<string, string>>, level: Level): string | undefined {
  return Object.entries(faults).find(([path]) => `${path}.`.startsWith(`stems.${level}.`))?.[1]
}

export default sealConfigure({ Component: QuestioningSettings })
