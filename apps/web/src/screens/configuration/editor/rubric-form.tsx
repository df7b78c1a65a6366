import type { ExpandedRubricConfig, Level } from '@corridor/tools/expanded-rubric/expanded-rubric.shape'
import { levelsOf } from '@corridor/tools/expanded-rubric/levels'
import { ActionIcon, Button, NumberInput, Textarea, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import styles from './editor-form.module.css'
import type { ContentFormProps } from './kind.ts'

const [FEWEST_LEVELS, MOST_LEVELS] = [2, 10]

/** What holds for the whole rubric: its name, whose words they are, and its scale. */
export function RubricForm({ content, change, isReadOnly, faults }: ContentFormProps<ExpandedRubricConfig>) {
  return (
    <div className={styles.form}>
      <TextInput
        label="Title"
        size="md"
        value={content.title}
        readOnly={isReadOnly}
        error={faults.title}
        onChange={(event) => change({ ...content, title: event.currentTarget.value })}
      />
      <Textarea
        label="Attribution and license"
        description="Whose words these are, and on what terms your district may use them."
        size="md"
        rows={1}
        classNames={{ input: styles.grows ?? '' }}
        value={content.attribution}
        readOnly={isReadOnly}
        error={faults.attribution}
        onChange={(event) => change({ ...content, attribution: event.currentTarget.value })}
      />
      <Levels content={content} change={change} isReadOnly={isReadOnly} faults={faults} />
    </div>
  )
}

function Levels({ content, change, isReadOnly, faults }: ContentFormProps<ExpandedRubricConfig>) {
  const levels = levelsOf(content)
  const highest = levels.at(-1)?.value ?? 0
  const put = (was: Level, next: Partial<Level>) =>
    change({ ...content, levels: content.levels.map((it) => (it === was ? { ...it, ...next } : it)) })
  const at = (level: Level, name: string) => faults[`levels.${content.levels.indexOf(level)}.${name}`]
  return (
    <div>
      <p className={styles.legend}>Levels, from the lowest</p>
      <ol className={styles.options}>
        {levels.map((level, index) => (
          <li key={level.value} className={styles.levels}>
            <NumberInput
              size="md"
              hideControls
              aria-label={`Value of level ${index + 1}`}
              value={level.value}
              readOnly
              error={at(level, 'value')}
            />
            <TextInput
              size="md"
              aria-label={`Name of level ${index + 1}`}
              value={level.label}
              readOnly={isReadOnly}
              error={at(level, 'label')}
              onChange={(event) => put(level, { label: event.currentTarget.value })}
            />
            <TextInput
              size="md"
              aria-label={`Mark of level ${index + 1}`}
              value={level.mark}
              readOnly={isReadOnly}
              error={at(level, 'mark')}
              onChange={(event) => put(level, { mark: event.currentTarget.value })}
            />
            {!isReadOnly && levels.length > FEWEST_LEVELS && (
              <ActionIcon
                size={42}
                variant="subtle"
                aria-label={`Remove level ${level.label}`}
                onClick={() => change({ ...content, levels: content.levels.filter((it) => it !== level) })}
              >
                <IconTrash size={18} stroke={1.8} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ol>
      {faults.levels && <p role="alert">{faults.levels}</p>}
      {!isReadOnly && levels.length < MOST_LEVELS && (
        <Button
          variant="subtle"
          leftSection={<IconPlus size={16} />}
          onClick={() =>
            change({
              ...content,
              levels: [...content.levels, { value: highest + 1, label: '', mark: String(highest + 1) }],
            })
          }
        >
          Add a level
        </Button>
      )}
    </div>
  )
}
