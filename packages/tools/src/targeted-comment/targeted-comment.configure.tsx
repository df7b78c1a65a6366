import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ConfigureProps, sealConfigure } from '../capture-view.ts'
import { ChoicesField } from '../choices-field.configure.tsx'
import fields from '../fields.configure.module.css'
import { NumberField } from '../number-field.configure.tsx'
import { BankField } from './bank-field.configure.tsx'
import { BankFiles } from './bank-files.configure.tsx'
import { kinds, kindTitles } from './kinds.ts'
import styles from './targeted-comment.configure.module.css'
import type { BankComment, TargetedCommentConfig } from './targeted-comment.shape.ts'

function CommentSettings(props: ConfigureProps<TargetedCommentConfig>) {
  const { value, change, isReadOnly, faults } = props
  const setBank = (bank: BankComment[]) => change({ ...value, bank })
  const add = () =>
    setBank([
      ...value.bank,
      { id: crypto.randomUUID(), kind: value.kinds[0] ?? 'note', text: '', target: '' },
    ])
  return (
    <div className={`${fields.fields} ${styles.fields}`}>
      <NumberField
        {...props}
        name="mostSent"
        label="Comments sent for a visit, at most"
        description="From 1 to 20. Three are usual: more are seldom heard."
      />
      <ChoicesField
        label="Kinds that observers choose from"
        options={kinds}
        titles={kindTitles}
        value={value.kinds}
        isReadOnly={isReadOnly}
        fault={faults.kinds}
        onChange={(chosen) => change({ ...value, kinds: chosen })}
      />
      <section className={styles.section} aria-labelledby="comment-bank">
        <header className={styles.header}>
          <h3 id="comment-bank">Comment bank</h3>
          <BankFiles bank={value.bank} isReadOnly={isReadOnly} onRead={(bank) => setBank([...bank])} />
        </header>
        {faults.bank && <p className={fields.fault}>{faults.bank}</p>}
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
          <Button
            variant="default"
            leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}
            onClick={add}
          >
            Add a comment
          </Button>
        )}
      </section>
    </div>
  )
}

export default sealConfigure({ Component: CommentSettings })
