import type { SignedInUser } from '@corridor/contract/sign-in/auth'
import { gateRedirect } from '@corridor/domain/plan/gate'
import { isGranted } from '../../api/session.ts'
import { routes } from '../../routes.ts'
import {
  isOnlyObserved,
  type NavigationEntry,
  type NavigationPart,
  navigation,
  OBSERVATIONS,
  OWN_PAGE,
} from './navigation-entries.ts'

interface Entry extends NavigationEntry {
  readonly parts: readonly NavigationPart[]
}

/** The entries of a person’s menus: only what they may open, and use. */
export function entriesOf(user: SignedInUser): Entry[] {
  return navigation
    .filter((it) => mayOpen(user, it) && (it.isFor?.(user) ?? true))
    .map((it) => ({
      ...it,
      ...(it.path === OBSERVATIONS && isOnlyObserved(user) && { title: 'Visits', shortTitle: 'Visits' }),
      path: it.path === OWN_PAGE ? `/educators/${user.educator_id}` : it.path,
      parts: it.parts?.filter((part) => mayOpen(user, part)) ?? [],
    }))
    .flatMap((it) => (it.path === SETTINGS ? settingsOf(user, it) : it))
}

const SETTINGS = '/settings'
const PROFILE = '/settings/profile'
const BILLING = '/settings/billing'

/** The settings entry; somebody with nothing but the plan to look after, or without a plan yet, goes straight to it. */
function settingsOf(user: SignedInUser, entry: Entry): Entry[] {
  const open = entry.parts.filter(({ path }) => !gateRedirect(routeOf(path)?.name, user))
  const [only, ...others] = open.filter(({ path }) => path !== PROFILE)
  if (!only) return []
  if (others.length > 0 || only.path !== BILLING) return [entry]
  return [{ ...entry, path: only.path, title: only.title, shortTitle: only.title, parts: [] }]
}

function mayOpen(user: SignedInUser, { path }: NavigationPart): boolean {
  const access = routeOf(path)?.access
  return typeof access !== 'string' || isGranted(user.roles, access)
}

function routeOf(path: string) {
  return routes.find((route) => route.path === path)
}
