import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { adviceFor, findBrowser, mayInstall } from './browser.mjs'
import { hashOfSources, isBuilt, STAMP } from './built.mjs'
import { arePackagesReady, complaintAboutNode, stampPackages } from './install.mjs'
import { isKept } from './service-worker.mjs'
import { writeStamp } from './stamp.mjs'
import { summarise } from './test-results.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'corridor-scripts-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('packages', () => {
  const machine = { versions: { node: '20.19.0' }, platform: 'linux', arch: 'x64' }

  beforeEach(() => {
    write('package.json', JSON.stringify({ workspaces: ['apps/*', 'e2e'] }))
    write('package-lock.json', '{}')
    write('apps/web/package.json', '{}')
    write('e2e/package.json', '{}')
    write('node_modules/some/index.js')
  })

  it('are installed once', () => {
    expect(arePackagesReady(folder, machine)).toBe(false)
    stampPackages(folder, machine)
    expect(arePackagesReady(folder, machine)).toBe(true)
    expect(arePackagesReady(folder, { ...machine, versions: { node: '20.20.2' } })).toBe(true)
  })

  it.each(['package-lock.json', 'apps/web/package.json', 'e2e/package.json'])('follow %s', (file) => {
    stampPackages(folder, machine)
    write(file, '{ "changed": true }')
    expect(arePackagesReady(folder, machine)).toBe(false)
  })

  it('belong to a machine and a version of Node', () => {
    stampPackages(folder, machine)
    expect(arePackagesReady(folder, { ...machine, arch: 'arm64' })).toBe(false)
    expect(arePackagesReady(folder, { ...machine, versions: { node: '22.0.0' } })).toBe(false)
  })

  it('need a Node that runs them', () => {
    expect(complaintAboutNode('20.18.3')).toBe('Corridor needs Node 20.19 or newer. This is Node 20.18.3.')
    expect(complaintAboutNode('20.19.0')).toBeUndefined()
    expect(complaintAboutNode('22.1.0')).toBeUndefined()
  })
})

describe('the build', () => {
  beforeEach(() => {
    for (const file of ['package-lock.json', 'tsconfig.json', 'packages/domain/src/plan.ts']) write(file)
    for (const file of ['build.mjs', 'precompress.mjs', 'service-worker.mjs'])
      cpSync(join(import.meta.dirname, file), join(folder, 'scripts', file))
    for (const file of ['apps/server/dist/bundle/main.js', 'apps/web/dist/index.html']) write(file)
    write(STAMP)
    writeStamp(join(folder, STAMP), hashOfSources(folder))
  })

  it('is kept while the sources are the same, tests aside', () => {
    write('packages/domain/src/plan.test.ts', 'changed')
    expect(isBuilt(folder)).toBe(true)
  })

  it.each([
    'packages/domain/src/plan.ts',
    'packages/domain/src/new.ts',
    'apps/web/index.html',
    'package-lock.json',
  ])('follows %s', (file) => {
    write(file, 'changed')
    expect(isBuilt(folder)).toBe(false)
  })

  it('is repeated where its result is gone', () => {
    rmSync(join(folder, 'apps/web/dist'), { recursive: true })
    expect(isBuilt(folder)).toBe(false)
  })
})

describe('the browser', () => {
  const machineWith = (facts: object) => ({
    env: { PATH: join(folder, 'bin') },
    home: folder,
    platform: 'linux',
    isRoot: false,
    isDebian: true,
    ...facts,
  })

  it('is the one on the path, and best the one without windows', () => {
    const chromium = program('bin/chromium', 'exit 0')
    expect(findBrowser(machineWith({}))).toBe(chromium)
    const shell = program('bin/chromium-headless-shell', 'exit 0')
    expect(findBrowser(machineWith({}))).toBe(shell)
  })

  it('is not one that does not run', () => {
    program('bin/chromium', 'exit 1')
    const chrome = program('bin/google-chrome', 'exit 0')
    expect(findBrowser(machineWith({}))).toBe(chrome)
  })

  it('may be one that Playwright downloaded', () => {
    const chrome = program('.cache/ms-playwright/chromium-1234/chrome-linux/chrome', 'exit 0')
    expect(findBrowser(machineWith({}))).toBe(chrome)
  })

  it('is the one asked for, or none', () => {
    program('bin/chromium', 'exit 0')
    const machine = machineWith({ env: { PATH: join(folder, 'bin'), CHROMIUM_PATH: '/no/such/browser' } })
    expect(findBrowser(machine)).toBeUndefined()
    expect(mayInstall({ ...machine, isRoot: true })).toBe(false)
    expect(adviceFor(machine)).toBe('CHROMIUM_PATH is /no/such/browser, which does not run.')
  })

  it('is installed by root on Debian; everyone else is told one command', () => {
    expect(findBrowser(machineWith({}))).toBeUndefined()
    expect(mayInstall(machineWith({ isRoot: true }))).toBe(true)
    expect(mayInstall(machineWith({}))).toBe(false)
    expect(adviceFor(machineWith({}))).toBe(
      'npm test needs a Chromium. Install one with:\n  sudo apt-get install chromium-headless-shell',
    )
    expect(adviceFor(machineWith({ isDebian: false }))).toContain('\n  npx playwright install chromium')
  })
})

it('sums up what passed and where it stopped', () => {
  const summary = summarise([
    { name: 'Checks', code: 0, seconds: 9 },
    { name: 'Tests', code: 0, seconds: 30, count: { passed: 40, failed: 0, skipped: 0 } },
    { name: 'Browser tests', code: 1, seconds: 60, count: { passed: 2, failed: 1, skipped: 0 } },
  ])
  expect(summary).toContain('✓ Tests            30 s  40 passed, 0 failed')
  expect(summary).toMatch(/Stopped at: Browser tests\.\n42 passed, 1 failed$/)
})

function write(path: string, content = '') {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  return file
}

function program(path: string, body: string) {
  const file = write(path, `#!/bin/sh\n${body}\n`)
  chmodSync(file, 0o755)
  return file
}

describe('what the service worker keeps', () => {
  it.each([
    'assets/index-BhNHGvbk.js',
    'assets/index-C7s9d02_.css',
    'assets/literata-latin-wght-normal-DLxlUchJ.woff2',
    'assets/door-DcxkriKF.svg',
    'logo.svg',
  ])('has %s', (path) => expect(isKept(path)).toBe(true))

  it.each([
    'index.html',
    'assets/index-BhNHGvbk.js.map',
    'assets/index-BhNHGvbk.js.br',
    'assets/index-C7s9d02_.css.gz',
    'assets/literata-latin-ext-wght-normal-BnEbWgdZ.woff2',
    'assets/literata-greek-wght-normal-CO1l-giJ.woff2',
    'icons/icon-512.png',
    'service-worker.js',
    'manifest.webmanifest',
  ])('leaves out %s', (path) => expect(isKept(path)).toBe(false))
})
