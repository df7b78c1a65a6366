import { type Icon, IconLayoutDashboard, IconReceipt } from '@tabler/icons-react'

export interface NavigationEntry {
  readonly path: string
  readonly title: string
  /** Under the icon on a phone. */
  readonly shortTitle: string
  readonly icon: Icon
}

/** An entry appears with its screen, never before; each is shown to those its route admits. */
export const navigation: readonly NavigationEntry[] = [
  { path: '/', title: 'Dashboard', shortTitle: 'Home', icon: IconLayoutDashboard },
  { path: '/settings/billing', title: 'Billing', shortTitle: 'Billing', icon: IconReceipt },
]
