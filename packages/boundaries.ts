/** A source file: its path from the root, and its text. */
export interface Source {
  readonly path: string
  readonly text: string
}

interface Rule {
  readonly in: RegExp
  readonly except?: RegExp
  /** Tested against the whole specifier of each import. */
  readonly never: RegExp
  /** Only for imports that lead from one module of the server into another, from whichever room of it. */
  readonly betweenModules?: true
  readonly because: string
}

const nodeOrDom = 'node:|react|@mantine|@tabler|@visx|fastify|pg$|drizzle'

const rules: readonly Rule[] = [
  {
    in: /^packages\/domain\//,
    never: new RegExp(`^(@corridor/(?!domain)|${nodeOrDom})`),
    because: 'the domain is pure and stands below everything',
  },
  {
    in: /^packages\/contract\//,
    never: new RegExp(`^(@corridor/(?!domain|tools|contract)|${nodeOrDom})`),
    because: 'both sides import the contract',
  },
  {
    in: /^packages\/tools\//,
    except:
      /\.(capture|configure)\.tsx$|\.(view|face)\.ts$|\/(icon|views|faces|all-views|all-faces|tool-view|tool-face|capture-view)\.ts$/,
    never: new RegExp(`^(@corridor/(?!domain|tools)|${nodeOrDom})|\\.tsx$`),
    because: 'the server imports tool definitions',
  },
  {
    in: /^packages\/tools\//,
    never: /^@corridor\/(contract|server|web)/,
    because: 'the contract stands above the tools',
  },
  {
    in: /^packages\/ui\//,
    never: /^@corridor\/(?!domain|ui)/,
    because: 'the interface kit knows only the domain',
  },
  {
    in: /^packages\/ui\/src\/capture\/|\.capture\.tsx$/,
    never: /^@mantine|^@visx|^@tanstack/,
    because: 'capture screens must load fast on a poor connection',
  },
  {
    in: /^apps\/server\//,
    except: /^apps\/server\/src\/paper\/chart-svg\.ts$/,
    never: /^@corridor\/(ui|web)|^react/,
    because: 'the server draws nothing but the charts of its paper',
  },
  {
    in: /^apps\/server\/src\/paper\//,
    never: /^@corridor\/(ui\/(?!charts\/)|web)/,
    because: 'paper takes nothing but charts from the interface kit',
  },
  {
    in: /^apps\/web\//,
    never: /^@corridor\/server|\/server\/|^(node:|pg$|drizzle|fastify)/,
    because: 'the browser reaches the server through the contract alone',
  },
  {
    in: /^apps\/server\/src\//,
    except: /\/modules\/|\/sample\/|\.tables\.ts$/,
    never: /\/modules\/.+\.(queries|tables)\.ts$/,
    because: 'outside a module, its rows are asked for by a use case',
  },
  {
    in: /^apps\/server\/src\/modules\/.*(?<!\.(queries|tables|test))\.ts$/,
    except: /\/test-[^/]+\.ts$/,
    never: /\.(queries|tables)\.ts$/,
    betweenModules: true,
    because: 'a module asks another for a use case, not for its rows',
  },
  {
    in: /^apps\/server\/src\/modules\/.*\.(queries|tables)\.ts$/,
    never: /\.queries\.ts$/,
    betweenModules: true,
    because: "a query may join another module's tables, never call its queries",
  },
  {
    in: /^apps\/web\/src\/(?!routing\/(capture-)?routes\.ts|.*\.test\.tsx?$)/,
    never: /\.screen\.tsx$/,
    because: 'screens meet only in routes.ts and capture-routes.ts',
  },
  {
    in: /^apps\/web\/src\/(?!screens\/|routing\/routes\.ts)/,
    never: /\/screens\/(?!.*\.screen\.tsx$)/,
    because: 'what stands beside the screens knows none of them',
  },
  {
    in: /^(e2e|bench)\//,
    never: /^@corridor\/|^\.\.\/\.?\.?\/?(packages|apps)\//,
    because: 'journeys and benchmarks use the product as a stranger does',
  },
]

/** Every import that crosses a line, as “file → import: why not”. */
export function offences(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => {
    const mine = rules.filter((rule) => rule.in.test(source.path) && !rule.except?.test(source.path))
    return importsOf(source).flatMap((specifier) => {
      const reasons = mine
        .filter((rule) => rule.never.test(specifier))
        .filter((rule) => !rule.betweenModules || entersOther(moduleOf, source, specifier))
        .map((rule) => rule.because)
      if (areaOf(source.path) && entersOther(areaOf, source, specifier)) reasons.push(AREAS_APART)
      return reasons.map((because) => `${source.path} → ${specifier}: ${because}`)
    })
  })
}

const AREAS_APART = 'what two areas of screens need stands beside the screens, where both may see it'

/** Whether a file imports from a module, or an area, that it is not of. */
function entersOther(roomOf: typeof areaOf, { path }: Source, specifier: string): boolean {
  const into = specifier.startsWith('.') ? roomOf(fileOf(specifier, path)) : undefined
  return into !== undefined && into !== roomOf(path)
}

/** Of screens. */
function areaOf(path: string): string | undefined {
  return path.match(/^apps\/web\/src\/screens\/([^/]+)\//)?.[1]
}

/** The module of the server that a file belongs to. */
function moduleOf(path: string): string | undefined {
  return path.match(/^apps\/server\/src\/modules\/([^/]+)\//)?.[1]
}

/** The file that a relative import means, from the root. */
function fileOf(specifier: string, path: string): string {
  return new URL(specifier, `file:///${path}`).pathname.slice(1)
}

function importsOf({ text }: Source): string[] {
  const found = text.matchAll(
    /^(?:import|export)\s[^'"]*?from\s+['"]([^'"]+)['"]|\bimport\(?\s*['"]([^'"]+)['"]/gm,
  )
  return [...found].map(([, from, bare]) => from ?? bare ?? '')
}

/** All that a file loads, at once or later, without going through `barred`. */
export function reached(sources: readonly Source[], from: string, barred: string): Source[] {
  const byPath = new Map(sources.map((source) => [source.path, source]))
  const found = new Map<string, Source>()
  const walk = (path: string) => {
    const source = byPath.get(path)
    if (!source || path === barred || found.has(path)) return
    found.set(path, source)
    for (const next of neighbours(source)) walk(next)
  }
  walk(from)
  return [...found.values()]
}

export function importsRouter(source: Source): boolean {
  return importsOf(source).some((specifier) => /^react-router/.test(specifier))
}

/** Files that import each other in a ring, be it for a type: none is understood without the others. */
export function rings(sources: readonly Source[]): string[] {
  const byPath = new Map(sources.map((source) => [source.path, source]))
  const done = new Set<string>()
  const found: string[] = []
  const walk = (path: string, trail: readonly string[]) => {
    if (trail.includes(path)) return void found.push([...trail.slice(trail.indexOf(path)), path].join(' → '))
    const source = byPath.get(path)
    if (!source || done.has(path)) return
    for (const next of neighbours(source)) walk(next, [...trail, path])
    done.add(path)
  }
  for (const { path } of sources) walk(path, [])
  return found
}

function neighbours(source: Source): string[] {
  return importsOf(source).flatMap((specifier) => {
    const ours = specifier.match(/^@corridor\/(\w+)\/(.+)$/)
    if (ours) return [`packages/${ours[1]}/src/${ours[2]}.ts`, `packages/${ours[1]}/src/${ours[2]}.tsx`]
    return specifier.startsWith('.') ? [fileOf(specifier, source.path)] : []
  })
}
