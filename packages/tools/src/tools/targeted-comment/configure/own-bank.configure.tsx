import type { ConfigureProps } from '../../../definition/capture-view.ts'
import type { TargetedCommentOwn } from '../targeted-comment.shape.ts'
import { BankRows } from './bank-rows.configure.tsx'

/** The observer’s own bank of comments. */
export function OwnBank({ value, change, isReadOnly, faults }: ConfigureProps<TargetedCommentOwn>) {
  return (
    <BankRows
      label="Comments"
      bank={value.bank}
      isReadOnly={isReadOnly}
      faults={faults}
      onChange={(bank) => change({ bank })}
    />
  )
}
