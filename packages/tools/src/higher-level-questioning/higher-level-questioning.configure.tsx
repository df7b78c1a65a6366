import { Radio, Switch, Textarea } from '@mantine/core'
import { type ConfigureProps, sealConfigure } from '../capture-view.ts'
import { NumberField } from '../number-field.configure.tsx'
import styles from './higher-level-questioning.configure.module.css'
import type { QuestioningConfig } from './higher-level-questioning.shape.ts'
import { type Level, levelLooks, levelsOf, type Scale, scales, scaleTitles } from './levels.ts'

const isScale = (it: string): it is Scale => scales.some((scale) => scale === it)

function QuestioningSettings(props: ConfigureProps<QuestioningConfig>) {
  const { value, change, isReadOnly, faults } = props
  const setStems = (level: Level, stems: string[]) =>
    change({ ...value, stems: { ...value.stems, [level]: stems } })
  return (
    <div className={styles.fields}>
      <Radio.Group
        label="Levels"
        size="md"
        value={value.scale}
        readOnly={isReadOnly}
        error={faults.scale}
        onChange={(scale) => isScale(scale) && change({ ...value, scale })}
      >
        <div className={styles.options}>
          {scales.map((scale) => (
            <Radio
              key={scale}
              value={scale}
              size="md"
              disabled={isReadOnly && value.scale !== scale}
              label={scaleTitles[scale]}
              description={levelsOf[scale].map((level) => levelLooks[level].title).join(', ')}
            />
          ))}
        </div>
      </Radio.Group>
      <NumberField
        {...props}
        name="minutes"
        label="Minutes of the window"
        description="From 5 to 90. Shown while observing; nothing stops when it is over."
      />
      <Switch
        size="md"
        label={`Ask for the words of each question: ${value.isTextAsked ? 'On' : 'Off'}`}
        description="Writing them down stays optional."
        checked={value.isTextAsked}
        disabled={isReadOnly}
        onChange={(event) => change({ ...value, isTextAsked: event.currentTarget.checked })}
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
          // The last line is often left empty: it is none.
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

/** An empty field has no stems; an empty line within is said to be one too many. */
function linesIn(text: string): string[] {
  return text === '' ? [] : text.split('\n')
}

function faultOf(faults: Readonly<Record<string, string>>, level: Level): string | undefined {
  return Object.entries(faults).find(([path]) => `${path}.`.startsWith(`stems.${level}.`))?.[1]
}

export default sealConfigure({ Component: QuestioningSettings })
