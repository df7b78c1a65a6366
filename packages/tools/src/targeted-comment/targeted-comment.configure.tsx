import { Button, Checkbox } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ConfigureProps, sealConfigure } from '../capture-view.ts'
import { NumberField } from '../number-field.configure.tsx'
import { BankField } from './bank-field.configure.tsx'
import { BankFiles } from './bank-files.configure.tsx'
import { type Kind, kinds, kindTitles } from './kinds.ts'
import styles from './targeted-comment.configure.module.css'
import type { BankComment, TargetedCommentConfig } from './targeted-comment.shape.ts'

const isKind = (it: string): it is Kind => kinds.some((known) => known === it)

function CommentSettings(props: ConfigureProps<TargetedCommentConfig>) {
  const { value, change, isReadOnly, faults } = props
  const setBank = (bank: BankComment[]) => change({ ...value, bank })
  const add = () =>
    setBank([
      ...value.bank,
      { id: crypto.randomUUID(), kind: value.kinds[0] ?? 'note', text: '', target: '' },
    ])
  return (
    <div className={styles.fields}>
      <NumberField
        {...props}
        name="mostSent"
        label="Comments sent for a visit, at most"
        description="From 1 to 20. Three are usual: more are seldom heard."
      />
      <Checkbox.Group
        label="Kinds that observers choose from"
        size="md"
        value={value.kinds}
        readOnly={isReadOnly}
        error={faults.kinds}
        onChange={(chosen) =>
          change({ ...value, kinds: kinds.filter((it) => chosen.filter(isKind).includes(it)) })
        }
      >
        <div className={styles.options}>
          {kinds.map((kind) => (
            <Checkbox key={kind} value={kind} label={kindTitles[kind]} size="md" disabled={isReadOnly} />
          ))}
        </div>
      </Checkbox.Group>
      <h3>Bank</h3>
      <BankFiles bank={value.bank} isReadOnly={isReadOnly} onRead={(bank) => setBank([...bank])} />
      {faults.bank && <p className={styles.fault}>{faults.bank}</p>}
      <ul className={styles.bank}>
        {value.bank.map((it, index) => (
          <BankField
            key={it.id}
            comment={it}
            isReadOnly={isReadOnly}
            fault={faults[`bank.${index}.text`] ?? faults[`bank.${index}.target`]}
            onChange={(next) => setBank(value.bank.map((was) => (was.id === it.id ? next : was)))}
            onRemove={() => setBank(value.bank.filter(({ id }) => id !== it.id))}
          />
        ))}
      </ul>
      {!isReadOnly && (
        <Button variant="default" leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />} onClick={add}>
          Add a comment
        </Button>
      )}
    </div>
  )
}

export default sealConfigure({ Component: CommentSettings })
