import { beforeEach, expect, test, vi } from 'vitest'
import { takeCaches } from '../testing/browser/fake-caches.ts'
import { cacheOf } from './names.ts'
import { findFile, keepVersion, newestVersion, refreshShell, shellOf, type Version } from './precache.ts'

const common = ['/assets/common-C.js', 'sha256-C'] as const
const first: Version = version('1')
const second: Version = version('2')
const firstCache = cacheOf(first.entry, first.hash)

let device: ReturnType<typeof takeCaches>
let server: Record<string, string>
let asked: { path: string; init: RequestInit }[]

beforeEach(() => {
  device = takeCaches()
  asked = []
  release(first)
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    asked.push({ path, init })
    const body = server[path]
    return new Response(body ?? 'Not found', { status: body === undefined ? 404 : 200 })
  })
})

function version(name: string): Version {
  const entry = `/assets/index-${name}.js`
  return { entry, hash: name, files: [[entry, `sha256-${name}`], common] }
}

function release({ entry, files }: Version) {
  server = Object.fromEntries(files.map(([path]) => [path, `content of ${path}`]))
  server['/'] = pageOf({ entry })
}

function pageOf({ entry }: Pick<Version, 'entry'>): string {
  return `<script type="module" src="${entry}"></script>`
}

const textOf = async (response: Promise<Response | undefined>) => (await response)?.text()

test('a version is kept whole: every file by its hash past the browser’s own cache, then its page', async () => {
  await keepVersion(first)

  expect(device.pathsIn(firstCache)).toEqual(['/assets/index-1.js', '/assets/common-C.js', '/'])
  expect(asked[0]).toEqual({ path: first.entry, init: { cache: 'reload', integrity: 'sha256-1' } })
  expect(await newestVersion()).toBe(firstCache)
})

test('a file that does not come leaves nothing of the new version, and all of the old', async () => {
  await keepVersion(first)
  release(second)
  delete server[second.entry]

  await expect(keepVersion(second)).rejects.toThrow('answered 404')

  expect(device.namesOf()).toEqual([firstCache, 'corridor'])
  expect(await newestVersion()).toBe(firstCache)
})

test.each([
  ['a server that is half updated', pageOf(first)],
  ['a network’s own sign-in', '<h1>Accept the terms</h1>'],
  ['a build with one file more', `${pageOf(second)}<link href="/assets/new.css">`],
])('the page of %s is not taken for ours', async (_, page) => {
  release(second)
  server['/'] = page

  await expect(keepVersion(second)).rejects.toThrow('another version')
  expect(device.namesOf()).toEqual([])
})

test('a file that an older version has is not fetched again', async () => {
  await keepVersion(first)
  release(second)
  asked = []
  await keepVersion(second)

  expect(asked.map(({ path }) => path)).toEqual([second.entry, '/'])
  expect(await textOf(findFile(first.entry))).toBe('content of /assets/index-1.js')
})

test('a version that comes back is still whole', async () => {
  await keepVersion(first)
  release(second)
  await keepVersion(second)
  asked = []
  await keepVersion(first)

  expect(asked).toEqual([])
  expect(await newestVersion()).toBe(firstCache)
})

test('new settings of the installation come with the page, unless it is of another version', async () => {
  await keepVersion(first)
  server['/'] += '<meta content="new settings">'
  await refreshShell(first)
  expect(await textOf(shellOf(firstCache))).toContain('new settings')

  release(second)
  await expect(refreshShell(first)).rejects.toThrow('another version')
  expect(await textOf(shellOf(firstCache))).toContain('new settings')
})

test('a version that has been deleted does not come back as a page alone', async () => {
  await refreshShell(first)

  expect(device.namesOf()).toEqual([])
})
