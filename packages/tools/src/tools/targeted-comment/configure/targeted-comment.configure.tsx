import { type ConfigureProps, sealConfigure } from '../../../definition/capture-view.ts'
import { ChoicesField } from '../../../fields/choices-field.configure.tsx'
import fields from '../../../fields/fields.configure.module.css'
import { NumberField } from '../../../fields/number-field.configure.tsx'
import { kinds, kindTitles } from '../kinds.ts'
import type { TargetedCommentConfig } from '../targeted-comment.shape.ts'
import { BankRows } from './bank-rows.configure.tsx'
import { OwnBank } from './own-bank.configure.tsx'
import styles from './targeted-comment.configure.module.css'

function CommentSettings(props: ConfigureProps<TargetedCommentConfig>) {
  const { value, change, isReadOnly, faults } = props
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
      <BankRows
        label="Comment bank"
        bank={value.bank}
        kind={value.kinds[0]}
        isReadOnly={isReadOnly}
        faults={faults}
        onChange={(bank) => change({ ...value, bank })}
      />
    </div>
  )
}

export default sealConfigure({ Component: CommentSettings, Own: OwnBank })
