import { FieldGroup } from '@corridor/ui/forms/field-group'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Kind } from '../kinds.ts'
import type { BankComment } from '../targeted-comment.shape.ts'
import { BankField } from './bank-field.configure.tsx'
import { BankFiles } from './bank-files.configure.tsx'
import styles from './targeted-comment.configure.module.css'

interface Props {
  readonly label: string
  readonly bank: BankComment[]
  /** The kind of a new comment. */
  readonly kind?: Kind | undefined
  readonly isReadOnly: boolean
  /** The faults, by the path within what holds the bank. */
  readonly faults: Readonly<Record<string, string>>
  readonly onChange: (bank: BankComment[]) => void
}

/** The editor of a bank, a district’s or an observer’s: in and out as a file, and a row a comment. */
export function BankRows({ label, bank, kind = 'strength', isReadOnly, faults, onChange }: Props) {
  const rows = useRef<HTMLUListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const add = () => {
    flushSync(() => onChange([...bank, { id: crypto.randomUUID(), kind, text: '', target: '' }]))
    rows.current?.lastElementChild?.querySelector('textarea')?.focus()
  }
  const remove = (gone: string) => {
    onChange(bank.filter((it) => it.id !== gone))
    addButton.current?.focus()
  }
  return (
    <FieldGroup label={label} fault={faults.bank}>
      <div className={styles.section}>
        <BankFiles bank={bank} isReadOnly={isReadOnly} onRead={(read) => onChange([...read])} />
        <ul ref={rows} className={styles.bank}>
          {bank.map((it, index) => (
            <BankField
              key={it.id}
              comment={it}
              isReadOnly={isReadOnly}
              fault={faults[`bank.${index}.text`] ?? faults[`bank.${index}.target`]}
              onChange={(next) => onChange(bank.map((was) => (was.id === it.id ? next : was)))}
              onRemove={() => remove(it.id)}
            />
          ))}
        </ul>
        {!isReadOnly && (
          <Button
            ref={addButton}
            variant="default"
            leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}
            onClick={add}
          >
            Add a comment
          </Button>
        )}
      </div>
    </FieldGroup>
  )
}
