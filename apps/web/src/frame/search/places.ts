import type { SignedInUser } from '@corridor/contract/sign-in/auth'
import { hasWords, searchWords } from '@corridor/domain/words/search-words'
import { toolFaces } from '@corridor/tools/registry/faces'
import {
  type Icon,
  IconBell,
  IconClipboardList,
  IconDoorEnter,
  IconFileZip,
  IconFlag,
  IconListCheck,
  IconPlus,
  IconSettings,
  IconUserCircle,
  IconUserPlus,
} from '@tabler/icons-react'
import { isGranted } from '../../api/session.ts'
import { mayObserve } from '../../device/person/may-observe.ts'
import { entriesOf } from '../navigation/entries-of.ts'
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
    to: '/observations/start',
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
    to: '/settings/district',
    title: 'District',
    words: 'calendar school year terms closures time zone logo',
    icon: IconSettings,
    isFor: granted('district.manage'),
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
  const [first] = actions.filter(({ isFor }) => isFor(user))
  return [...(first ? [asPlace(first)] : []), ...pagesOf(user).filter(({ detail }) => detail === 'Page')]
}

/** The actions that a search finds. */
export function actionsFor(user: SignedInUser, text: string): Option[] {
  return matching(
    actions.filter(({ isFor }) => isFor(user)).map((it) => asPlace(it, 'Action')),
    text,
  )
}

/** The pages that a search finds: those the person may open, and the list of observations by a named tool. */
export function pagesFor(user: SignedInUser, text: string): Option[] {
  const others = beside.filter(({ isFor }) => isFor(user)).map((it) => asPlace(it))
  return matching([...pagesOf(user), ...others, ...listsByTool(user)], text)
}

function pagesOf(user: SignedInUser): Place[] {
  return entriesOf(user).flatMap(({ path, title, icon, parts }) => [
    { to: path, title, detail: 'Page', icon },
    ...parts.map((part) => ({ to: part.path, title: part.title, detail: `In ${title}`, icon })),
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

function asPlace({ to, title, words = '', icon }: Action, detail = 'Page'): Place {
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
