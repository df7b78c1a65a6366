import type { SignedInUser } from '@corridor/contract/sign-in/auth'
import { hasWords, searchWords } from '@corridor/domain/words/search-words'
import { toolFaces } from '@corridor/tools/registry/faces'
import {
  type Icon,
  IconBell,
  IconCalendarEvent,
  IconClipboardList,
  IconDoorEnter,
  IconFileImport,
  IconFileZip,
  IconFlag,
  IconListCheck,
  IconPlus,
  IconUserCircle,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react'
import { isGranted } from '../../api/session.ts'
import { mayObserve } from '../../device/person/may-observe.ts'
import { entriesOf, opensNow } from '../navigation/entries-of.ts'
import { START } from '../navigation/may-start.ts'
import type { Option } from './option.ts'

interface Place extends Option {
  /** Further words that the place is found by. */
  readonly words?: string
}

interface Action {
  readonly to: string
  readonly title: string
  readonly icon: Icon
  readonly words?: string
  readonly isFor: (user: SignedInUser) => boolean
}

const granted = (permission: string) => (user: SignedInUser) => isGranted(user.roles, permission)

const actions: readonly Action[] = [
  {
    to: START,
    title: 'Observe',
    words: 'visit walkthrough start new observation',
    icon: IconDoorEnter,
    isFor: mayObserve,
  },
  {
    to: '/educators/create',
    title: 'Add an educator',
    words: 'new teacher',
    icon: IconUserPlus,
    isFor: granted('educator.manage'),
  },
  {
    to: '/educators/import',
    title: 'Import a roster',
    words: 'oneroster csv upload spreadsheet',
    icon: IconFileImport,
    isFor: granted('educator.manage'),
  },
  {
    to: '/settings/user/create',
    title: 'Invite a person',
    words: 'new user account',
    icon: IconUserPlus,
    isFor: granted('user.manage'),
  },
  {
    to: '/configuration/custom-look-for/create',
    title: 'New look-for set',
    icon: IconPlus,
    isFor: granted('tool.manage'),
  },
  {
    to: '/configuration/rubric/create',
    title: 'New rubric',
    icon: IconPlus,
    isFor: granted('tool.manage'),
  },
]

const beside: readonly Action[] = [
  {
    to: '/configuration/custom-look-for',
    title: 'Custom look-fors',
    words: 'sets',
    icon: IconListCheck,
    isFor: (user) => entriesOf(user).some(({ path }) => path === '/configuration'),
  },
  {
    to: '/configuration/rubric',
    title: 'Rubrics',
    icon: IconListCheck,
    isFor: (user) => entriesOf(user).some(({ path }) => path === '/configuration'),
  },
  {
    to: '/settings/profile',
    title: 'Profile',
    words: 'password dark light theme',
    icon: IconUserCircle,
    isFor: () => true,
  },
  { to: '/notifications', title: 'Notifications', icon: IconBell, isFor: () => true },
  {
    to: '/steps',
    title: 'Action steps',
    icon: IconFlag,
    isFor: (user) => entriesOf(user).some(({ path }) => path === '/educators'),
  },
  {
    to: '/settings/district/next-year',
    title: 'Next school year',
    words: 'rollover',
    icon: IconCalendarEvent,
    isFor: granted('district.manage'),
  },
  {
    to: '/educators/duplicates',
    title: 'Possible duplicates',
    words: 'merge join same person',
    icon: IconUsers,
    isFor: granted('educator.manage'),
  },
  {
    to: '/exports',
    title: 'Export data',
    words: 'download',
    icon: IconFileZip,
    isFor: granted('export.run'),
  },
]

/** The options before anything is typed: the most common action, and the pages of the menu. */
export function firstPlaces(user: SignedInUser): Option[] {
  const [first] = offered(actions, user)
  return [...(first ? [asPlace(first)] : []), ...pagesOf(user).filter(({ detail }) => detail === 'Page')]
}

/** The actions that a search finds. */
export function actionsFor(user: SignedInUser, text: string): Option[] {
  return matching(
    offered(actions, user).map((it) => asPlace(it, 'Action')),
    text,
  )
}

/** The pages that a search finds: those the person may open, and the list of observations by a named tool. */
export function pagesFor(user: SignedInUser, text: string): Option[] {
  const others = offered(beside, user).map((it) => asPlace(it))
  return matching([...pagesOf(user), ...others, ...listsByTool(user)], text)
}

/** What leads somewhere for a person: nothing that they may not, and without a plan nothing that does not open. */
function offered(some: readonly Action[], user: SignedInUser): Action[] {
  return some.filter(({ to, isFor }) => isFor(user) && opensNow(user, to))
}

function pagesOf(user: SignedInUser): Place[] {
  return entriesOf(user).flatMap(({ parts, icon, ...entry }) => [
    asPlace({ ...entry, to: entry.path, icon }),
    ...parts.map((part) => asPlace({ ...part, to: part.path, icon }, `In ${entry.title}`)),
  ])
}

function listsByTool(user: SignedInUser): Place[] {
  if (!entriesOf(user).some(({ path }) => path === '/observations')) return []
  return toolFaces.map(({ id, title }) => ({
    to: `/observations?tool=${id}`,
    title: `Observations: ${title}`,
    detail: 'In Observations',
    icon: IconClipboardList,
  }))
}

function asPlace({ to, title, words = '', icon }: Omit<Action, 'isFor'>, detail = 'Page'): Place {
  return { to, title, words, icon, detail }
}

function matching(places: readonly Place[], text: string): Option[] {
  const words = searchWords(text)
  const found = places.filter(({ title, words: more = '' }) => hasWords([title, more], words))
  // Of two names for one address the menu’s stands first, and is kept.
  const byPlace = new Map(found.toReversed().map((it) => [it.to, it]))
  return [...byPlace.values()]
    .toReversed()
    .map(({ to, title, detail, icon }) => ({ to, title, detail, icon }))
}
