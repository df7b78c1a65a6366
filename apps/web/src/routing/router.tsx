import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createBrowserRouter, type RouteObject, RouterProvider, useLoaderData } from 'react-router'
import { inTime } from '../api/in-time.ts'
import { loadUser } from '../api/session.ts'
import { preparePage } from '../door/prepare-page.ts'
import { redirect } from '../door/redirect.ts'
import { PageBroken, Root, RootBroken } from '../frame/root.tsx'
import { loadChunk } from '../loading/chunks.ts'
import { guarded } from './guard.ts'
import type { CaptureRoute, FramedRoute, Route } from './route.ts'
import { routes } from './routes.ts'

const layouts = {
  frame: () => import('../frame/frame.layout.tsx'),
  capture: () => import('../frame/capture.layout.tsx'),
  plain: () => import('../frame/plain.layout.tsx'),
}

type Router = ReturnType<typeof createRouter>

export function createRouter() {
  return createBrowserRouter([
    {
      Component: Root,
      ErrorBoundary: RootBroken,
      children: [
        layout('frame'),
        layout('capture'),
        layout('plain'),
        { path: '*', loader: () => redirect('/') },
      ],
    },
  ])
}

/** Resolves once the router’s first page is loaded, or could not be. */
export function isReady(router: Router): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}

interface PagesProps {
  readonly router: Router
  readonly onError: (error: unknown) => void
}

export function RouterPages({ router, onError }: PagesProps) {
  return <RouterProvider router={router} onError={onError} flushSync={(work) => void flushSync(work)} />
}

function layout(name: Route['layout']): RouteObject {
  return {
    id: name,
    loader: loadUser,
    // Revalidating costs no request: the layout knows the person from the guard.
    shouldRevalidate: () => true,
    lazy: async () => ({ Component: (await loadChunk(layouts[name])).default }),
    children: routes
      .filter((route) => route.layout === name)
      .map((route) => (route.layout === 'capture' ? captureRoute(route) : framedRoute(route))),
  }
}

function framedRoute(route: FramedRoute): RouteObject {
  const { path, screen } = route
  return {
    path,
    handle: { title: route.title },
    ...(route.layout === 'frame' && { ErrorBoundary: PageBroken }),
    loader: ({ request }) => {
      const url = new URL(request.url)
      return guarded(route, { url, signal: request.signal }, async () => {
        const { load, title } = (await loadChunk(screen)).default
        if (load) await inTime(load((await loadChunk(cache)).cache, url))
        return title ? { title: title(url) } : null
      })
    },
    lazy: async () => ({ Component: (await loadChunk(screen)).default.Component }),
  }
}

function captureRoute(route: CaptureRoute): RouteObject {
  return {
    path: route.path,
    handle: { title: route.title },
    loader: ({ request, params }) =>
      preparePage(route, params, { url: new URL(request.url), signal: request.signal }),
    Component: Prepared,
  }
}

function Prepared() {
  return useLoaderData<ReactNode>()
}

const cache = () => import('../api/cache.ts')
