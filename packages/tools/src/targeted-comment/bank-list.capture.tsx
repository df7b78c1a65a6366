import { Field } from '@corridor/ui/capture/field'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { memo, useState } from 'react'
import styles from './bank-list.module.css'
import { hintedTarget, type TargetGroup } from './comment-targets.ts'
import { BLANK, type Kind, kindTitles } from './kinds.ts'
import type { BankComment, CommentTarget } from './targeted-comment.shape.ts'

interface Props {
  readonly bank: readonly BankComment[]
  readonly kind: Kind
  readonly groups: readonly TargetGroup[]
  /** The same function in every render. */
  readonly onTake: (comment: BankComment, hinted: CommentTarget | null) => void
}

/** Words to begin with: those of the chosen kind, or those that are looked for. */
export const BankList = memo(function BankList({ bank, kind, groups, onTake }: Props) {
  const [sought, setSought] = useState('')
  const words = sought.trim().toLowerCase()
  const shown = bank.filter((it) =>
    words === ''
      ? it.kind === kind
      : `${it.text} ${it.target} ${kindTitles[it.kind]}`.toLowerCase().includes(words),
  )
  return (
    <section className={styles.bank} aria-label="From the bank">
      <header className={styles.head}>
        <h2>From the bank</h2>
        <p>
          {shown.length} of {bank.length}
        </p>
      </header>
      <Field className={styles.search} before={<IconSearch size={18} stroke={1.8} aria-hidden />}>
        {(id) => (
          <input
            id={id}
            type="search"
            aria-label="Find in the bank"
            placeholder="Words or target"
            value={sought}
            onChange={(event) => setSought(event.currentTarget.value)}
          />
        )}
      </Field>
      <ul>
        {shown.map((it) => (
          <li key={it.id}>
            <button type="button" onClick={() => onTake(it, hintedTarget(groups, it.target))}>
              <span>
                <span className={styles.text}>{shortened(it.text)}</span>
                {it.target && <span className={styles.target}>{it.target}</span>}
              </span>
              <IconPlus size={20} stroke={1.8} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className={styles.none}>Nothing in the bank fits.</p>}
    </section>
  )
})

/** With three dots for a blank; they also end its sentence. */
function shortened(text: string): string {
  return text.replaceAll(`${BLANK}.`, '…').replaceAll(BLANK, '…')
}
