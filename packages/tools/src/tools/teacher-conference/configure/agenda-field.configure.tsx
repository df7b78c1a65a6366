import { RowsField } from '@corridor/ui/forms/rows-field'
import { ActionIcon, Textarea } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ConfigureProps } from '../../../definition/capture-view.ts'
import { type Kind, kindTitles } from '../kinds.ts'
import type { ConferenceConfig, Prompt } from '../teacher-conference.shape.ts'
import styles from './teacher-conference.configure.module.css'

interface Props {
  readonly kind: Kind
  readonly prompts: readonly Prompt[]
  readonly isReadOnly: boolean
  readonly faults: ConfigureProps<ConferenceConfig>['faults']
  readonly onChange: (prompts: Prompt[]) => void
}

const moves = [
  { by: -1, word: 'up', Icon: IconArrowUp },
  { by: 1, word: 'down', Icon: IconArrowDown },
] as const

/** The questions that a conference of this kind asks, in their order. */
export function AgendaField({ kind, prompts, isReadOnly, faults, onChange }: Props) {
  const move = (prompt: Prompt, to: number) =>
    onChange(prompts.filter((it) => it !== prompt).toSpliced(to, 0, prompt))
  return (
    <RowsField
      label={kindTitles[kind]}
      fault={faults[`agendas.${kind}`]}
      isReadOnly={isReadOnly}
      items={prompts}
      idOf={({ id }) => id}
      nameOf={(_, index) => `question ${index + 1}`}
      acts={(prompt, index) =>
        moves.map(({ by, word, Icon }) => (
          <ActionIcon
            key={word}
            variant="subtle"
            size={42}
            className={styles.move ?? ''}
            aria-label={`Question ${index + 1}: ${word}`}
            disabled={!prompts[index + by]}
            onClick={() => move(prompt, index + by)}
          >
            <Icon size={18} stroke={1.8} aria-hidden />
          </ActionIcon>
        ))
      }
      onRemove={({ id }) => onChange(prompts.filter((it) => it.id !== id))}
      add="Add a question"
      onAdd={() => onChange([...prompts, { id: crypto.randomUUID(), text: '' }])}
    >
      {({ id, text }, index) => (
        <Textarea
          aria-label={`${kindTitles[kind]}, question ${index + 1}`}
          size="md"
          rows={1}
          className={styles.prompt ?? ''}
          value={text}
          readOnly={isReadOnly}
          error={faults[`agendas.${kind}.${index}.text`]}
          onChange={({ currentTarget }) => onChange(prompts.with(index, { id, text: currentTarget.value }))}
        />
      )}
    </RowsField>
  )
}
