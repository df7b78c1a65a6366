import { createBrowserRouter, type RouteObject, redirect } from 'react-router'
import { inTime } from './api/in-time.ts'
import { loadUser } from './api/session.ts'
import { loadChunk } from './chunks.ts'
import { Broken } from './frame/broken.tsx'
import { Root } from './frame/root.tsx'
import { Waiting } from './frame/waiting.tsx'
import { guard, redirectOf } from './guard.ts'
import { type Route, routes } from './routes.ts'

const layouts = {
  frame: () => import('./frame/frame.layout.tsx'),
  capture: () => import('./frame/capture.layout.tsx'),
  plain: () => import('./frame/plain.layout.tsx'),
}

export function createRouter() {
  return createBrowserRouter([
    {
      Component: Root,
      ErrorBoundary: Broken,
      HydrateFallback: Waiting,
      children: [
        layout('frame'),
        layout('capture'),
        layout('plain'),
        { path: '*', loader: () => redirect('/') },
      ],
    },
  ])
}

function layout(name: Route['layout']): RouteObject {
  return {
    id: name,
    loader: loadUser,
    // Asks nobody anew: what the layout knows of the person is what the guard knows.
    shouldRevalidate: () => true,
    lazy: async () => ({ Component: (await loadChunk(layouts[name])).default }),
    children: routes.filter((route) => route.layout === name).map(toRouteObject),
  }
}

function toRouteObject(route: Route): RouteObject {
  const { path, screen } = route
  return {
    path,
    handle: { title: route.title },
    loader: async ({ request, params }) => {
      const url = new URL(request.url)
      try {
        await guard(route, url)
        const { load, prepare, title } = (await loadChunk(screen)).default
        if (prepare) return await prepare(url, params)
        if (load) await inTime(load((await loadChunk(cache)).cache, url))
        return title ? { title: title(url) } : null
      } catch (error) {
        throw await redirectOf(error, url)
      }
    },
    lazy: async () => ({ Component: (await loadChunk(screen)).default.Component }),
  }
}

const cache = () => import('./api/cache.ts')
