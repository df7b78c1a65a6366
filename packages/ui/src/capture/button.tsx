import { IconCheck } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'

interface Look {
  /**
   * The button’s role: “brand” for what the page is for; “plain” for what stands beside it; “quiet” for what is
   * seldom used; “bare” for an icon alone; “link” for words in a text; “outline” on a colored bar; “row” for an
   * entry of a list.
   */
  readonly look?: 'brand' | 'plain' | 'quiet' | 'danger' | 'bare' | 'link' | 'outline' | 'row'
  /** The button’s size; as large as a thumb unless it says otherwise. */
  readonly size?: 'small' | 'large'
  readonly shape?: 'pill'
  readonly className?: string | undefined
}

interface Props extends Look, Omit<ComponentProps<'button'>, keyof Look> {
  readonly icon?: ReactNode
}

/** A button of a page that is drawn without the UI kit. With `aria-pressed` it shows whether it is on. */
export function Button({ look, size, shape, className, icon, children, ...props }: Props) {
  return (
    <button type="button" {...props} {...asButton({ look, size, shape, className })}>
      {icon}
      {children}
    </button>
  )
}

/** The tick of a chosen chip. Its room is there before it comes, so that no chip moves another. */
export function Tick({ isOn }: { readonly isOn: boolean }) {
  return <span className={styles.tick}>{isOn && <IconCheck size={18} stroke={2} aria-hidden />}</span>
}

/** The props that make a link, or the label of an input, look like a button. */
export function asButton({
  look = 'plain',
  size,
  shape,
  className = '',
}: { [Key in keyof Look]: Look[Key] | undefined }) {
  return {
    className: `${styles.button} ${className}`,
    'data-look': look,
    'data-size': size,
    'data-shape': shape,
  }
}
