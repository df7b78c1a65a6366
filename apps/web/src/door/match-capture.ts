import { captureRoutes } from '../routing/capture-routes.ts'
import type { CaptureRoute } from '../routing/route.ts'
import type { Params } from '../routing/screen.ts'

const patterns = captureRoutes.map((route) => ({ route, pattern: patternOf(route) }))

/** The capture route of a path, read as the data router reads it: in any case, with slashes at its end. */
export function matchCapture(pathname: string): { route: CaptureRoute; params: Params } | undefined {
  const path = decoded(pathname)
  for (const { route, pattern } of patterns) {
    const found = pattern.exec(path)
    if (found) return { route, params: paramsIn(found) }
  }
  return undefined
}

/** The pattern of a route `/a/:b/:c?`, with a group for each named part. */
function patternOf({ path }: CaptureRoute): RegExp {
  const source = path
    .replace(/\/:(\w+)\?/g, (_, name) => `(?:/(?<${name}>[^/]*))?`)
    .replace(/\/:(\w+)/g, (_, name) => `/(?<${name}>[^/]+)`)
  return new RegExp(`^${source}/*$`, 'i')
}

/** Decodes a path; a slash within a part stays escaped, so that it divides nothing. */
function decoded(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    return pathname
  }
}

function paramsIn({ groups = {} }: RegExpExecArray): Params {
  return Object.fromEntries(
    Object.entries(groups).map(([name, part]) => [name, part?.replaceAll('%2F', '/') || undefined]),
  )
}
