import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stop, withProgress } from './progress.mjs'
import { root } from './root.mjs'
import { run } from './run.mjs'
import { hashFiles, isStamped, removeStamp, writeStamp } from './stamp.mjs'

const STAMP = 'node_modules/.corridor-packages'

/** Installs the packages unless they are already the ones this clone and this machine need. */
export async function ensurePackages() {
  refuseOldNode()
  if (arePackagesReady(root)) return
  // An install that is cut short must be repeated, even if the lock file is then set back.
  removeStamp(join(root, STAMP))
  const { code, output } = await withProgress('Installing packages (about a minute, once) …', install)
  if (code !== 0) stop(`${output}\nThe packages could not be installed.`)
  stampPackages(root)
}

export function refuseOldNode() {
  const complaint = complaintAboutNode(process.versions.node)
  if (complaint) stop(complaint)
}

export function complaintAboutNode(version) {
  const [major, minor] = version.split('.').map(Number)
  const isNewEnough = major > 20 || (major === 20 && minor >= 19)
  return isNewEnough ? undefined : `Corridor needs Node 20.19 or newer. This is Node ${version}.`
}

export function arePackagesReady(folder, machine = process) {
  return isStamped(join(folder, STAMP), hashOfPackages(folder, machine))
}

export function stampPackages(folder, machine = process) {
  writeStamp(join(folder, STAMP), hashOfPackages(folder, machine))
}

function install() {
  // `npm ci` would not do: the lock file lacks packages of other platforms. Dev packages come even where NODE_ENV is
  // production: the product is built here.
  const args = [
    'install',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const npm = process.env.npm_execpath
  return npm?.endsWith('npm-cli.js')
    ? run(process.execPath, [npm, ...args], { quiet: true })
    : run('npm', args, { quiet: true })
}

function hashOfPackages(folder, { versions, platform, arch }) {
  const { workspaces } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const folders = workspaces.flatMap((pattern) => expand(folder, pattern))
  const manifests = folders
    .map((path) => `${path}/package.json`)
    .filter((path) => existsSync(join(folder, path)))
  const nodeMajor = versions.node.split('.')[0]
  return hashFiles(
    folder,
    ['package.json', 'package-lock.json', ...manifests],
    `node ${nodeMajor} ${platform} ${arch}`,
  )
}

function expand(folder, pattern) {
  if (!pattern.endsWith('/*')) return [pattern]
  const parent = pattern.slice(0, -2)
  return readdirSync(join(folder, parent)).map((name) => `${parent}/${name}`)
}
