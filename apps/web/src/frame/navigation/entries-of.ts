import type { SignedInUser } from '@corridor/contract/sign-in/auth'
import { isGranted } from '../../api/session.ts'
import { gateBefore } from '../../routing/plan-gate.ts'
import { routes } from '../../routing/routes.ts'
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

/** The entries of a person’s menus: only what they may open, and use; without a plan what stays open. */
export function entriesOf(user: SignedInUser): Entry[] {
  return (
    navigation
      .filter((it) => mayOpen(user, it) && (it.isFor?.(user) ?? true))
      // Settings stay as long as one of their pages opens.
      .filter((it) => it.path === SETTINGS || opensNow(user, it.path))
      .map((it) => ({
        ...it,
        ...(it.path === OBSERVATIONS && isOnlyObserved(user) && { title: 'Visits', shortTitle: 'Visits' }),
        path: it.path === OWN_PAGE ? `/educators/${user.educator_id}` : it.path,
        parts: it.parts?.filter((part) => mayOpen(user, part) && opensNow(user, part.path)) ?? [],
      }))
      .flatMap((it) => (it.path === SETTINGS ? settingsOf(it) : it))
  )
}

const SETTINGS = '/settings'
const PROFILE = '/settings/profile'
const BILLING = '/settings/billing'

/** The settings entry; somebody with nothing but the plan to look after, or without a plan yet, goes straight to it. */
function settingsOf(entry: Entry): Entry[] {
  const [only, ...others] = entry.parts.filter(({ path }) => path !== PROFILE)
  if (!only) return []
  if (others.length > 0 || only.path !== BILLING) return [entry]
  return [{ ...entry, ...only, shortTitle: only.title, parts: [] }]
}

/** Whether an address opens today: without a plan most lead to where that is said. */
export function opensNow(user: SignedInUser, path: string): boolean {
  return gateBefore(routeOf(path) ?? {}, user) === undefined
}

function mayOpen(user: SignedInUser, { path }: NavigationPart): boolean {
  const access = routeOf(path)?.access
  return typeof access !== 'string' || isGranted(user.roles, access)
}

function routeOf(path: string) {
  return routes.find((route) => route.path === path)
}
