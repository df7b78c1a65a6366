import {
  type Icon,
  IconAdjustments,
  IconBuildingCommunity,
  IconClipboardList,
  IconHistory,
  IconLayoutDashboard,
  IconLifebuoy,
  IconReceipt,
  IconReportAnalytics,
  IconSchool,
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
  /** Named under it where there is room, while somebody is in one of them. */
  readonly parts?: readonly { readonly path: string; readonly title: string }[]
}

/** An entry appears with its screen, never before; each is shown to those its route admits. */
export const navigation: readonly NavigationEntry[] = [
  { path: '/', title: 'Dashboard', shortTitle: 'Home', icon: IconLayoutDashboard },
  { path: '/educators', title: 'Educators', shortTitle: 'Educators', icon: IconUsers },
  { path: '/observations', title: 'Observations', shortTitle: 'Observations', icon: IconClipboardList },
  {
    path: '/reports',
    title: 'Reports',
    shortTitle: 'Reports',
    icon: IconReportAnalytics,
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
