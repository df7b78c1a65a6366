import type { CaptureRoute } from './route.ts'

/** The addresses that open without the data router. Where two would match, the first does. */
export const captureRoutes: readonly CaptureRoute[] = [
  {
    path: '/observations/start/:educatorId?',
    title: 'Start an observation',
    access: true,
    layout: 'capture',
    screen: () => import('../screens/observe/start.screen.tsx'),
  },
  {
    path: '/observations/:toolTypeId/create/:educatorId?',
    title: 'Create observation',
    access: true,
    layout: 'capture',
    screen: () => import('../screens/observe/create.screen.tsx'),
  },
  {
    path: '/observations/:toolTypeId/update/:observationId',
    title: 'Edit observation',
    access: true,
    layout: 'capture',
    screen: () => import('../screens/observe/update.screen.tsx'),
  },
]
