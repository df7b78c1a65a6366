import { captureRoutes } from './capture-routes.ts'
import type { FramedRoute, Route } from './route.ts'
import { userRoutes } from './user-routes.ts'

const signIn = () => import('../screens/auth/sign-in.screen.tsx')
const exported = () => import('../screens/exports/exports.screen.tsx')
const notices = () => import('../screens/notifications/notifications.screen.tsx')
const unsubscribe = () => import('../screens/auth/unsubscribe.screen.tsx')
const plans = () => import('../screens/support/plans.screen.tsx')
const rosters = () => import('../screens/rosters/import.screen.tsx')
const messages = () => import('../screens/settings/messages/messages.screen.tsx')
const nextYear = () => import('../screens/settings/next-year/next-year.screen.tsx')
const users = () => import('../screens/users/users.screen.tsx')
const educatorReport = () => import('../screens/reports/individual-educator.screen.tsx')
const lookForReport = () => import('../screens/reports/custom-look-for.screen.tsx')
const sets = () => import('../screens/configuration/sets/sets.screen.tsx')
const newSet = () => import('../screens/configuration/sets/set-create.screen.tsx')
const setEditor = () => import('../screens/configuration/editor/set-editor.screen.tsx')

function report(path: string, title: string, screen: FramedRoute['screen']): FramedRoute {
  return { path: `/reports${path}`, title, access: true, layout: 'frame', screen }
}

/** A settings route for people who manage the whole district. */
function ofDistrict(path: string, title: string, screen: FramedRoute['screen']): FramedRoute {
  return { path: `/settings${path}`, title, access: 'district.manage', layout: 'frame', screen }
}

const written = [
  { path: 'custom-look-for', many: 'Custom look-fors', one: 'Look-for set' },
  { path: 'rubric', many: 'Rubrics', one: 'Rubric' },
] as const

/** Routes of look-for sets and rubrics, which have pages of their own: a list, a new one, an editor. */
function setsAt(
  end: string,
  titleOf: (it: (typeof written)[number]) => string,
  screen: FramedRoute['screen'],
): FramedRoute[] {
  return written.map((it) => ({
    path: `/configuration/${it.path}${end}`,
    title: titleOf(it),
    access: true,
    layout: 'frame',
    screen,
  }))
}

/** Every address of the product. An unknown one leads to `/`. */
export const routes: readonly Route[] = [
  {
    name: 'index',
    path: '/',
    title: 'Dashboard',
    access: true,
    layout: 'frame',
    screen: () => import('../screens/dashboard/dashboard.screen.tsx'),
  },
  { name: 'login', path: '/login', title: 'Sign in', access: false, layout: 'plain', screen: signIn },
  { name: 'login', path: '/auth/login', title: 'Sign in', access: false, layout: 'plain', screen: signIn },
  {
    path: '/auth/password-reset',
    title: 'Password reset',
    access: false,
    layout: 'plain',
    screen: () => import('../screens/auth/password-reset.screen.tsx'),
  },
  {
    path: '/auth/password-reset/:token/:email',
    title: 'New password',
    access: false,
    layout: 'plain',
    screen: () => import('../screens/auth/new-password.screen.tsx'),
  },
  {
    // The token is missing after a reload: the page takes it out of the address bar.
    path: '/auth/invite/:token?',
    title: 'Accept Account Invitation',
    access: false,
    layout: 'plain',
    screen: () => import('../screens/auth/invite.screen.tsx'),
  },
  {
    path: '/auth/register',
    title: 'Register',
    access: false,
    layout: 'plain',
    screen: () => import('../screens/auth/register.screen.tsx'),
  },
  {
    // The token is missing after a reload, as with an invitation.
    path: '/auth/register/confirm/:token?',
    title: 'Begin your trial',
    access: false,
    layout: 'plain',
    screen: () => import('../screens/auth/confirm-registration.screen.tsx'),
  },
  {
    path: '/educators',
    title: 'Educators',
    access: true,
    layout: 'frame',
    screen: () => import('../screens/educators/educators.screen.tsx'),
  },
  {
    path: '/educators/create',
    title: 'Create educator',
    access: 'educator.manage',
    layout: 'frame',
    screen: () => import('../screens/educators/educator-create.screen.tsx'),
  },
  { path: '/educators/import', title: 'Import', access: 'educator.manage', layout: 'frame', screen: rosters },
  {
    path: '/educators/duplicates',
    title: 'Possible duplicates',
    access: 'educator.manage',
    layout: 'frame',
    screen: () => import('../screens/educators/duplicates.screen.tsx'),
  },
  {
    // Without a known tab, the first one is shown.
    path: '/educators/:id/:tab?',
    title: 'View Educator',
    access: true,
    layout: 'frame',
    screen: () => import('../screens/educators/educator.screen.tsx'),
  },
  {
    path: '/steps',
    title: 'Action steps',
    access: true,
    layout: 'frame',
    screen: () => import('../screens/steps/steps.screen.tsx'),
  },
  {
    path: '/observations',
    title: 'Observations',
    access: true,
    layout: 'frame',
    screen: () => import('../screens/observations/observations.screen.tsx'),
  },
  {
    path: '/observations/not-here',
    title: 'Observation',
    access: true,
    layout: 'frame',
    screen: () => import('../screens/observations/not-here.screen.tsx'),
  },
  {
    path: '/observations/:toolTypeId/view/:observationId',
    title: 'Observation',
    access: true,
    layout: 'frame',
    screen: () => import('../screens/observations/observation.screen.tsx'),
  },
  {
    path: '/observations/:toolTypeId/send/:observationId',
    title: 'Send observation',
    access: true,
    layout: 'frame',
    screen: () => import('../screens/observations/send.screen.tsx'),
  },
  ...captureRoutes,
  report('', 'School overview', () => import('../screens/reports/reports.screen.tsx')),
  report(
    '/school-overview',
    'School overview',
    () => import('../screens/reports/school-overview.screen.tsx'),
  ),
  report('/individual-educator/:educatorId?', 'Individual educator', educatorReport),
  report('/custom-look-for/:customLookForConfigId?', 'Custom look-fors', lookForReport),
  report('/rubric/:rubricId?', 'Rubric', () => import('../screens/reports/rubric.screen.tsx')),
  report('/visits', 'Visits', () => import('../screens/reports/visits.screen.tsx')),
  {
    path: '/configuration',
    title: 'Tool Configuration',
    access: true,
    layout: 'frame',
    screen: () => import('../screens/configuration/tools/tool-configuration.screen.tsx'),
  },
  ...setsAt('', ({ many }) => many, sets),
  ...setsAt('/create', ({ one }) => `New ${one.toLowerCase()}`, newSet),
  ...setsAt('/:id', ({ one }) => one, setEditor),
  {
    // The tool’s own title replaces this one.
    path: '/configuration/:toolKey',
    title: 'Tool Configuration',
    access: true,
    layout: 'frame',
    screen: () => import('../screens/configuration/tool/configuration.screen.tsx'),
  },
  {
    path: '/settings',
    title: 'Settings',
    access: true,
    layout: 'frame',
    screen: () => import('../screens/settings/settings.screen.tsx'),
  },
  {
    path: '/settings/profile',
    title: 'Profile',
    access: true,
    layout: 'frame',
    screen: () => import('../screens/settings/profile.screen.tsx'),
  },
  {
    // The tool’s own title replaces this one.
    path: '/settings/profile/:toolKey',
    title: 'Profile',
    access: 'observation.create',
    layout: 'frame',
    screen: () => import('../screens/settings/own-content/own-content.screen.tsx'),
  },
  ofDistrict('/district', 'District', () => import('../screens/settings/district.screen.tsx')),
  ofDistrict('/district/next-year', 'Next school year', nextYear),
  ofDistrict('/messages', 'Replies and email', messages),
  {
    path: '/settings/school',
    title: 'Schools',
    access: 'school.manage',
    layout: 'frame',
    screen: () => import('../screens/settings/school.screen.tsx'),
  },
  ...userRoutes(users, rosters),
  {
    path: '/settings/activity',
    title: 'Activity',
    access: 'audit.read',
    layout: 'frame',
    screen: () => import('../screens/activity/activity.screen.tsx'),
  },
  ofDistrict('/outbox', 'Outbox', () => import('../screens/settings/outbox/outbox.screen.tsx')),
  { path: '/exports', title: 'Export data', access: 'export.run', layout: 'frame', screen: exported },
  {
    name: 'billing',
    path: '/settings/billing',
    title: 'Billing',
    access: 'billing.manage',
    layout: 'frame',
    screen: () => import('../screens/settings/billing/billing.screen.tsx'),
  },
  { path: '/notifications', title: 'Notifications', access: true, layout: 'frame', screen: notices },
  // The token is missing after a reload, as with an invitation.
  { path: '/unsubscribe/:token?', title: 'Email notifications', layout: 'plain', screen: unsubscribe },
  {
    path: '/support',
    title: 'Support',
    access: 'impersonation.start',
    layout: 'frame',
    screen: () => import('../screens/support/support.screen.tsx'),
  },
  { path: '/support/plans', title: 'Plans', access: 'plan.manage', layout: 'frame', screen: plans },
  {
    path: '/support/plans/:districtId',
    title: 'Plan of a district',
    access: 'plan.manage',
    layout: 'frame',
    screen: () => import('../screens/support/district-plan.screen.tsx'),
  },
  {
    name: 'expired',
    path: '/expired',
    title: 'Plan ended',
    access: true,
    layout: 'plain',
    screen: () => import('../screens/expired/expired.screen.tsx'),
  },
  {
    // The token is missing once it is read: the page takes it out of the address bar.
    path: '/records/:token?',
    title: 'Your record',
    layout: 'plain',
    screen: () => import('../screens/observations/record-link.screen.tsx'),
  },
  {
    path: '/demo',
    title: 'Sample district',
    layout: 'plain',
    screen: () => import('../screens/auth/open-demo.screen.tsx'),
  },
  {
    path: '/demo/left',
    title: 'Sample district',
    layout: 'plain',
    screen: () => import('../screens/refused/demo-left.screen.tsx'),
  },
  {
    path: '/403',
    title: 'No access',
    layout: 'plain',
    screen: () => import('../screens/refused/no-access.screen.tsx'),
  },
  {
    path: '/404',
    title: 'Not found',
    layout: 'plain',
    screen: () => import('../screens/refused/not-found.screen.tsx'),
  },
]
