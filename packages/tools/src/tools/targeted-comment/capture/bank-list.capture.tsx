import { Button } from '@corridor/ui/capture/button'
import { Field } from '@corridor/ui/capture/field'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { memo, useState } from 'react'
import { hintedTarget, type TargetGroup } from '../comment-targets.ts'
import { BLANK, type Kind, kindTitles } from '../kinds.ts'
import type { BankComment, CommentTarget } from '../targeted-comment.shape.ts'
import styles from './bank-list.module.css'

interface Props {
  /** The district’s comments. */
  readonly bank: readonly BankComment[]
  readonly mine: readonly BankComment[]
  /** The address where the observer’s own comments are changed; null where there is none. */
  readonly address: string | null
  readonly kind: Kind
  readonly groups: readonly TargetGroup[]
  /** `onTake` must be the same function in every render. */
  readonly onTake: (comment: BankComment, hinted: CommentTarget | null) => void
}

/** Comments of the bank to begin with: those of the chosen kind, or those searched for; the observer’s own first. */
export const BankList = memo(function BankList({ bank, mine, address, kind, groups, onTake }: Props) {
  const [sought, setSought] = useState('')
  const words = sought.trim().toLowerCase()
  const fits = (it: BankComment) =>
    words === ''
      ? it.kind === kind
      : `${it.text} ${it.target} ${kindTitles[it.kind]}`.toLowerCase().includes(words)
  const [own, theirs] = [mine.filter(fits), bank.filter(fits)]
  return (
    <section className={styles.bank} aria-label="From the bank">
      <header className={styles.head}>
        <h2>From the bank</h2>
        <p>
          District {theirs.length} · Mine {own.length}
        </p>
        {address && <a href={address}>Edit mine</a>}
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
        {[...own, ...theirs].map((it, place) => (
          <li key={it.id}>
            <Button look="row" onClick={() => onTake(it, hintedTarget(groups, it.target))}>
              <span>
                <span className={styles.text}>{shortened(it.text)}</span>
                {it.target && <span className={styles.target}>{it.target}</span>}
              </span>
              <span className={styles.take}>
                {place < own.length && 'Mine'}
                <IconPlus size={20} stroke={1.8} aria-hidden />
              </span>
            </Button>
          </li>
        ))}
      </ul>
      {own.length + theirs.length === 0 && <p className={styles.none}>Nothing in the bank fits.</p>}
    </section>
  )
})

/** A comment with three dots for a blank, which also end its sentence. */
function shortened(text: string): string {
  return text.replaceAll(`${BLANK}.`, '…').replaceAll(BLANK, '…')
}
