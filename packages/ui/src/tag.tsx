import type { ReactNode } from 'react'
import styles from './tag.module.css'

interface Look {
  /** The tag’s color. Petrol: settled. Marigold: it needs a look. */
  readonly tone?: 'brand' | 'accent' | 'plain'
  /** A pill says how a page or its work stands; the plain shape, how one thing of several does. */
  readonly shape?: 'pill'
}

interface Props extends Look {
  readonly children: ReactNode
}

/** A tag for a state in a word or two, with an icon before it or none. */
export function Tag({ tone, shape, children }: Props) {
  return <span {...asTag({ tone, shape })}>{children}</span>
}

/** The props that make a button or a status look like a tag. */
export function asTag(
  { tone = 'plain', shape }: { [Key in keyof Look]: Look[Key] | undefined },
  className = '',
) {
  return { className: `${styles.tag} ${className}`, 'data-tone': tone, 'data-shape': shape }
}
