import { memo } from 'react'
import styles from './key-legend.module.css'

/** The legend of keys, for people who have a keyboard. */
export const KeyLegend = memo(function KeyLegend({ kinds }: { readonly kinds: number }) {
  return (
    <p className={styles.legend}>
      <span>
        <kbd>Enter</kbd> add with the time
      </span>
      <span>
        <kbd>#</kbd> tag
      </span>
      <span>
        <kbd>{kinds > 1 ? `Alt 1–${kinds}` : 'Alt 1'}</kbd> kind
      </span>
      <span>
        <kbd>S7:</kbd> who
      </span>
      <span>
        <kbd>↑</kbd> earlier lines
      </span>
    </p>
  )
})
