import { ActionIcon, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { BLANK, type Kind, kinds, kindTitles } from '../kinds.ts'
import type { BankComment } from '../targeted-comment.shape.ts'
import styles from './targeted-comment.configure.module.css'

interface Props {
  readonly comment: BankComment
  readonly isReadOnly: boolean
  readonly fault: string | undefined
  readonly onChange: (next: BankComment) => void
  readonly onRemove: () => void
}

const options = kinds.map((value) => ({ value, label: kindTitles[value] }))
const isKind = (it: string): it is Kind => kinds.some((known) => known === it)

/** The fields of a bank comment: its kind, its words, and its usual target. */
export function BankField({ comment, isReadOnly, fault, onChange, onRemove }: Props) {
  const { kind, text, target } = comment
  return (
    <li className={styles.entry}>
      <NativeSelect
        aria-label="Kind"
        size="md"
        data={options}
        value={kind}
        disabled={isReadOnly}
        onChange={({ currentTarget }) =>
          isKind(currentTarget.value) && onChange({ ...comment, kind: currentTarget.value })
        }
      />
      <Textarea
        aria-label="Words"
        size="md"
        rows={1}
        placeholder={`Words, with ${BLANK} for a blank`}
        value={text}
        readOnly={isReadOnly}
        error={fault}
        onChange={({ currentTarget }) => onChange({ ...comment, text: inOneLine(currentTarget.value) })}
      />
      <TextInput
        aria-label="Mostly about"
        size="md"
        placeholder="Mostly about, optional"
        value={target}
        readOnly={isReadOnly}
        onChange={({ currentTarget }) => onChange({ ...comment, target: currentTarget.value })}
      />
      {!isReadOnly && (
        <ActionIcon variant="subtle" size={42} aria-label={`Remove: ${text}`} onClick={onRemove}>
          <IconTrash size={18} stroke={1.8} aria-hidden />
        </ActionIcon>
      )}
    </li>
  )
}

/** Typed text as one paragraph, however high its field grows. */
function inOneLine(typed: string): string {
  return typed.replace(/\s*\n\s*/g, ' ')
}
