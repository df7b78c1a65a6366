import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'

interface Props extends ComponentProps<'button'> {
  /** What the page is for is “brand”; what stands beside it “plain”; what is seldom used “quiet”; an icon alone “bare”. */
  readonly look?: 'brand' | 'plain' | 'quiet' | 'danger' | 'bare'
  readonly icon?: ReactNode
}

/** A button of a capture screen: as large as a thumb. With `aria-pressed` it shows whether it is on. */
export function Button({ look = 'plain', icon, className = '', children, ...props }: Props) {
  return (
    <button type="button" {...props} className={`${styles.button} ${className}`} data-look={look}>
      {icon}
      {children}
    </button>
  )
}
