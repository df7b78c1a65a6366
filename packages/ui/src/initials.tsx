import styles from './initials.module.css'

interface Props {
  readonly name: string
  /** `large` heads a page about the person. */
  readonly size?: 'small' | 'large'
  /** `brand` is of the person whom a page or a card is about. */
  readonly tone?: 'quiet' | 'brand'
  readonly className?: string | undefined
}

/** The initials of a person in a circle, beside their name. */
export function Initials({ name, size = 'small', tone = 'quiet', className = '' }: Props) {
  return (
    <span className={`${styles.initials} ${className}`} data-size={size} data-tone={tone} aria-hidden>
      {initialsOf(name)}
    </span>
  )
}

/** “MO” for Marisol Okafor. */
function initialsOf(name: string): string {
  const words = name.split(' ')
  // A letter may be two units long: half of one is none.
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word = '') => [...word][0]).join('')
}
