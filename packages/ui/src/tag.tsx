import type { ReactNode } from 'react'
import styles from './tag.module.css'

interface Look {
  /** Petrol: settled. Marigold: it needs a look. */
  readonly tone?: 'brand' | 'accent' | 'plain'
  /** How a page or its work stands is a pill; how one thing of several stands is none. */
  readonly shape?: 'pill'
}

interface Props extends Look {
  readonly children: ReactNode
}

/** A state in a word or two, with an icon before it or none. */
export function Tag({ tone, shape, children }: Props) {
  return <span {...asTag({ tone, shape })}>{children}</span>
}

/** What makes a button or a status look like a tag. */
export function asTag(
  { tone = 'plain', shape }: { [Key in keyof Look]: Look[Key] | undefined },
  className = '',
) {
  return { className: `${styles.tag} ${className}`, 'data-tone': tone, 'data-shape': shape }
}
