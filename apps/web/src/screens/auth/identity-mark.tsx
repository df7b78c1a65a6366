import type { Provider } from '@corridor/domain/providers'
import { IconBrandGoogle, IconBrandWindows } from '@tabler/icons-react'
import styles from './identity.module.css'

export function IdentityMark({ provider }: { readonly provider: Provider }) {
  if (provider === 'google') return <IconBrandGoogle size={20} stroke={1.9} aria-hidden />
  if (provider === 'microsoft') return <IconBrandWindows size={20} stroke={1.9} aria-hidden />
  return (
    <span className={styles.mark} aria-hidden>
      C
    </span>
  )
}
