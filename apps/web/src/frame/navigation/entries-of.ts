import type { SignedInUser } from '@corridor/contract/sign-in/auth'
import { isGranted } from '../../api/session.ts'
import { routes } from '../../routes.ts'
import { type NavigationEntry, type NavigationPart, navigation, OWN_PAGE } from './navigation-entries.ts'

interface Entry extends NavigationEntry {
  readonly parts: readonly NavigationPart[]
}

/** What the menus of a person name: only what they may open, and use. */
export function entriesOf(user: SignedInUser): Entry[] {
  const isOpen = ({ path }: NavigationPart) => {
    const access = routes.find((route) => route.path === path)?.access
    return typeof access !== 'string' || isGranted(user.roles, access)
  }
  return navigation
    .filter((it) => isOpen(it) && (it.isFor?.(user) ?? true))
    .map((it) => ({
      ...it,
      path: it.path === OWN_PAGE ? `/educators/${user.educator_id}` : it.path,
      parts: it.parts?.filter(isOpen) ?? [],
    }))
}
