import { IconEye, IconEyeOff } from '@tabler/icons-react'
import type { LookFor } from '../set/look-for-set.shape.ts'
import styles from './guidance.module.css'

/** The guidance of a look-for, so that two observers mark the same thing alike. */
export function Guidance({ item }: { readonly item: LookFor }) {
  return (
    <dl className={styles.guidance}>
      {item.looksLike !== '' && (
        <div>
          <dt>
            <IconEye size={18} stroke={1.8} aria-hidden />
            What it looks like
          </dt>
          <dd>{item.looksLike}</dd>
        </div>
      )}
      {item.doesNotLookLike !== '' && (
        <div>
          <dt>
            <IconEyeOff size={18} stroke={1.8} aria-hidden />
            What it does not look like
          </dt>
          <dd>{item.doesNotLookLike}</dd>
        </div>
      )}
    </dl>
  )
}
