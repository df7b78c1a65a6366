import { spawnSync } from 'node:child_process'
import { accessSync, constants, readdirSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { stop, withProgress } from './progress.mjs'
import { run } from './run.mjs'

// The shell without the windows of a whole browser takes three quarters of the time.
const DEBIANS = ['chromium-headless-shell', 'chromium']
const NAMES = [...DEBIANS, 'chromium-browser', 'google-chrome']

/** The path of a Chromium. Installs Debian's where it may, else says the one command that does. */
export async function ensureBrowser(machine = thisMachine()) {
  const found = findBrowser(machine)
  if (found) return found
  if (!mayInstall(machine)) stop(adviceFor(machine))
  const output = await withProgress('Installing Chromium (about a minute, once) …', installFromDebian)
  return findBrowser(machine) ?? stop(`${output}\n${adviceFor(machine)}`)
}

export function findBrowser(machine) {
  const { CHROMIUM_PATH } = machine.env
  const candidates = CHROMIUM_PATH ? [CHROMIUM_PATH] : [...onPath(machine), ...playwrightsOwn(machine)]
  // Ubuntu’s chromium-browser only says where to get one: a candidate must really run.
  return candidates.find((path) => spawnSync(path, ['--version']).status === 0)
}

export function mayInstall(machine) {
  return machine.isRoot && machine.isDebian && !machine.env.CHROMIUM_PATH
}

export function adviceFor({ env: { CHROMIUM_PATH }, isDebian }) {
  if (CHROMIUM_PATH) return `CHROMIUM_PATH is ${CHROMIUM_PATH}, which does not run.`
  const command = isDebian ? `sudo apt-get install ${DEBIANS[0]}` : 'npx playwright install chromium'
  return `npm test needs a Chromium. Install one with:\n  ${command}`
}

function thisMachine() {
  const { env, platform } = process
  return { env, platform, home: homedir(), isRoot: process.getuid?.() === 0, isDebian: isDebian() }
}

/** Whether the system is Debian or derived from it. Ubuntu’s package is no browser. */
function isDebian() {
  try {
    const release = readFileSync('/etc/os-release', 'utf8')
    return /debian/.test(release) && !/ubuntu/i.test(release)
  } catch {
    return false
  }
}

function onPath({ env }) {
  const folders = (env.PATH ?? '').split(delimiter)
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).filter(isExecutable)
}

/** Playwright’s own browsers, read from the disc: the packages may not be installed yet. */
function playwrightsOwn({ env, home, platform }) {
  const caches = platform === 'darwin' ? 'Library/Caches' : '.cache'
  const folder = env.PLAYWRIGHT_BROWSERS_PATH || join(home, caches, 'ms-playwright')
  const program = platform === 'darwin' ? /^chromium-.*\/MacOS\/[^/]+$/ : /^chromium-[^/]+\/[^/]+\/chrome$/
  return filesUnder(folder)
    .filter((path) => program.test(path))
    .map((path) => join(folder, path))
    .filter(isExecutable)
}

async function installFromDebian() {
  const options = { quiet: true, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  let { output } = await run('apt-get', ['update'], options)
  for (const name of DEBIANS) {
    const install = await run('apt-get', ['install', '-y', '--no-install-recommends', name], options)
    output += install.output
    if (install.code === 0) break
  }
  return output
}

function filesUnder(folder) {
  try {
    return readdirSync(folder, { recursive: true })
  } catch {
    return []
  }
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
