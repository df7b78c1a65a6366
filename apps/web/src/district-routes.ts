import type { FramedRoute } from './route.ts'

/** The addresses of what holds for a whole district. */
export const districtRoutes: readonly FramedRoute[] = [
  {
    path: '/settings/district',
    title: 'District',
    access: 'district.manage',
    layout: 'frame',
    screen: () => import('./screens/settings/district.screen.tsx'),
  },
  {
    path: '/settings/district/next-year',
    title: 'Next school year',
    access: 'district.manage',
    layout: 'frame',
    screen: () => import('./screens/settings/next-year.screen.tsx'),
  },
  {
    path: '/settings/messages',
    title: 'Replies and email',
    access: 'district.manage',
    layout: 'frame',
    screen: () => import('./screens/settings/messages.screen.tsx'),
  },
  {
    path: '/settings/school',
    title: 'Schools',
    access: 'school.manage',
    layout: 'frame',
    screen: () => import('./screens/settings/school.screen.tsx'),
  },
]
