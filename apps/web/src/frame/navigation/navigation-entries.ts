import type { SignedInUser } from '@corridor/contract/sign-in/auth'
import {
  type Icon,
  IconAdjustments,
  IconClipboardList,
  IconFlag,
  IconLayoutDashboard,
  IconLifebuoy,
  IconMessages,
  IconReceipt,
  IconReportAnalytics,
  IconSettings,
  IconUser,
  IconUsers,
} from '@tabler/icons-react'
import { isGranted } from '../../api/session.ts'

export interface NavigationPart {
  readonly path: string
  readonly title: string
  /** Further words that a search finds the page by. */
  readonly words?: string
}

export interface NavigationEntry extends NavigationPart {
  /** The title under the icon on a phone. */
  readonly shortTitle: string
  readonly icon: Icon
  /** Whether the entry is the first to leave the bar of a phone, for the account’s menu, where not everything fits. */
  readonly isSetting?: boolean
  /** Whether the entry leaves an observer’s bar on a phone where not all fit: the list of observations leads there, too. */
  readonly isBeside?: boolean
  /** Whom the entry helps, where its page would let in more people. */
  readonly isFor?: (user: SignedInUser) => boolean
  /**
   * The pages within the entry, shown where there is room while one of them is open; each to those its route admits.
   */
  readonly parts?: readonly NavigationPart[]
}

/** The page of the educator that the user is. */
export const OWN_PAGE = '/educators/:id'

/** The entry that shows a count of what waits. */
export const OBSERVATIONS = '/observations'

/** Whether somebody only teaches here: they neither observe, nor follow, nor look after anybody. */
export function isOnlyObserved({ security }: SignedInUser): boolean {
  return security.roles.length > 0 && security.roles.every((role) => role === 'teacher')
}

const holdsOneOf =
  (...permissions: readonly string[]) =>
  ({ roles }: SignedInUser) =>
    permissions.some((it) => isGranted(roles, it))

const worksWithEducators = holdsOneOf('educator.manage', 'observation.create', 'report.school')
const holdsConferences = holdsOneOf('observation.create', 'report.school')
const readsReports = holdsOneOf('observation.create', 'report.school', 'report.district')
const usesTools = holdsOneOf('tool.manage', 'observation.create')
const runsSomething = holdsOneOf(
  'district.manage',
  'school.manage',
  'user.manage',
  'audit.read',
  'billing.manage',
)

/** The entries of the menus. One appears with its screen, never before; each is shown to those its route admits. */
export const navigation: readonly NavigationEntry[] = [
  { path: '/', title: 'Dashboard', shortTitle: 'Home', icon: IconLayoutDashboard },
  {
    path: '/educators',
    title: 'Educators',
    shortTitle: 'Educators',
    icon: IconUsers,
    isFor: worksWithEducators,
  },
  {
    path: OBSERVATIONS,
    title: 'Observations',
    shortTitle: 'Observations',
    icon: IconClipboardList,
    isFor: (user) => worksWithEducators(user) || user.security.roles.includes('teacher'),
  },
  { path: '/steps', title: 'Action steps', shortTitle: 'Steps', icon: IconFlag, isFor: isOnlyObserved },
  {
    path: '/observations?tool=10',
    title: 'Conferences',
    shortTitle: 'Conferences',
    icon: IconMessages,
    isBeside: true,
    isFor: (user) => holdsConferences(user) || user.security.roles.includes('teacher'),
  },
  {
    path: OWN_PAGE,
    title: 'My page',
    shortTitle: 'My page',
    icon: IconUser,
    isFor: (user) => isOnlyObserved(user) && user.educator_id !== undefined,
  },
  {
    path: '/reports',
    title: 'Reports',
    shortTitle: 'Reports',
    icon: IconReportAnalytics,
    isFor: readsReports,
    parts: [
      { path: '/reports/school-overview', title: 'School overview' },
      { path: '/reports/individual-educator', title: 'Individual educator' },
      { path: '/reports/custom-look-for', title: 'Custom look-fors' },
      { path: '/reports/rubric', title: 'Rubric' },
    ],
  },
  {
    path: '/configuration',
    title: 'Tool Configuration',
    shortTitle: 'Tools',
    icon: IconAdjustments,
    isSetting: true,
    isFor: usesTools,
  },
  {
    path: '/settings',
    title: 'Settings',
    shortTitle: 'Settings',
    icon: IconSettings,
    isSetting: true,
    isFor: runsSomething,
    parts: [
      {
        path: '/settings/district',
        title: 'District',
        words: 'calendar school year terms closures time zone logo',
      },
      { path: '/settings/messages', title: 'Replies and email', words: 'reply window reminders quiet hours' },
      { path: '/settings/school', title: 'Schools', words: 'schedule periods goal' },
      { path: '/settings/user', title: 'Users', words: 'people accounts roles invitations' },
      { path: '/settings/activity', title: 'Activity', words: 'audit log history' },
      { path: '/settings/outbox', title: 'Outbox', words: 'emails waiting' },
      {
        path: '/settings/billing',
        title: 'Billing',
        words: 'plan subscription trial renewal quote purchase order invoice receipt payment credit tax',
      },
      { path: '/settings/profile', title: 'Profile' },
    ],
  },
  { path: '/support', title: 'Support', shortTitle: 'Support', icon: IconLifebuoy },
  { path: '/support/plans', title: 'Plans', shortTitle: 'Plans', icon: IconReceipt },
]
