import type { SignedInUser } from '@corridor/contract/sign-in/auth'
import {
  type Icon,
  IconAdjustments,
  IconBuildingCommunity,
  IconClipboardList,
  IconHistory,
  IconLayoutDashboard,
  IconLifebuoy,
  IconMessages,
  IconReceipt,
  IconReportAnalytics,
  IconSchool,
  IconUser,
  IconUserCog,
  IconUsers,
} from '@tabler/icons-react'

export interface NavigationEntry {
  readonly path: string
  readonly title: string
  /** Under the icon on a phone. */
  readonly shortTitle: string
  readonly icon: Icon
  /** The first to leave the bar of a phone, for the account's menu, where not everything fits. */
  readonly isSetting?: boolean
  /** Whom it helps, where its page would let in more people. */
  readonly isFor?: (user: SignedInUser) => boolean
  /** Named under it where there is room, while somebody is in one of them. */
  readonly parts?: readonly { readonly path: string; readonly title: string }[]
}

/** The page of the educator that somebody is. */
export const OWN_PAGE = '/educators/:id'

/** Somebody who teaches and does nothing else here: they neither observe, nor follow, nor look after anybody. */
function isOnlyObserved({ security }: SignedInUser): boolean {
  return security.roles.length > 0 && security.roles.every((role) => role === 'teacher')
}

function isNotOnlyObserved(user: SignedInUser): boolean {
  return !isOnlyObserved(user)
}

/** An entry appears with its screen, never before; each is shown to those its route admits. */
export const navigation: readonly NavigationEntry[] = [
  { path: '/', title: 'Dashboard', shortTitle: 'Home', icon: IconLayoutDashboard },
  {
    path: '/educators',
    title: 'Educators',
    shortTitle: 'Educators',
    icon: IconUsers,
    isFor: isNotOnlyObserved,
  },
  { path: '/observations', title: 'Observations', shortTitle: 'Visits', icon: IconClipboardList },
  {
    path: '/observations?tool=10',
    title: 'Conferences',
    shortTitle: 'Conferences',
    icon: IconMessages,
    isFor: isOnlyObserved,
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
    isFor: isNotOnlyObserved,
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
    isFor: isNotOnlyObserved,
  },
  { path: '/support', title: 'Support', shortTitle: 'Support', icon: IconLifebuoy },
  { path: '/settings/school', title: 'Schools', shortTitle: 'Schools', icon: IconSchool, isSetting: true },
  {
    path: '/settings/district',
    title: 'District',
    shortTitle: 'District',
    icon: IconBuildingCommunity,
    isSetting: true,
  },
  { path: '/settings/user', title: 'Users', shortTitle: 'Users', icon: IconUserCog, isSetting: true },
  {
    path: '/settings/activity',
    title: 'Activity',
    shortTitle: 'Activity',
    icon: IconHistory,
    isSetting: true,
  },
  { path: '/settings/billing', title: 'Billing', shortTitle: 'Billing', icon: IconReceipt, isSetting: true },
]
