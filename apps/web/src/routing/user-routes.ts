import type { FramedRoute } from './route.ts'

/** The routes for the people who work with Corridor. */
export const userRoutes = (users: FramedRoute['screen'], rosters: FramedRoute['screen']): FramedRoute[] => [
  { path: '/settings/user', title: 'Users', access: 'user.manage', layout: 'frame', screen: users },
  {
    path: '/settings/user/create',
    title: 'Invite a user',
    access: 'user.manage',
    layout: 'frame',
    screen: users,
  },
  { path: '/settings/user/import', title: 'Import', access: 'user.manage', layout: 'frame', screen: rosters },
  {
    path: '/settings/user/update/:id?',
    title: 'Edit user',
    access: 'user.manage',
    layout: 'frame',
    screen: users,
  },
]
