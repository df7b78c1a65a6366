import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, signInTo, test } from '../fixtures.ts'
import { type Product, startFromSample } from '../product.ts'
import { button, finishAndRead, phone, startTool } from './capturing.ts'

// A tool that Corridor does not have: its folder and three lines, and nothing else of the product changes.

const root = fileURLToPath(new URL('../..', import.meta.url))
const lines = [
  [
    'packages/tools/src/registry/all-tools.ts',
    "export { quickTally } from '../tools/quick-tally/quick-tally.tool.ts'\n",
  ],
  [
    'packages/tools/src/registry/all-views.ts',
    "export { quickTallyView } from '../tools/quick-tally/quick-tally.view.ts'\n",
  ],
  [
    'packages/tools/src/registry/all-faces.ts',
    "export { quickTallyFace } from '../tools/quick-tally/quick-tally.face.ts'\n",
  ],
] as const

const rootFiles = ['package.json', 'package-lock.json', 'tsconfig.json']

let [folder, product]: [string?, Product?] = []

test.use(phone)
// Two builds take their time on two busy cores.
test.setTimeout(600_000)

test.beforeAll(async () => {
  test.setTimeout(600_000)
  folder = await mkdtemp(join(tmpdir(), 'corridor-twelfth-'))
  const copy = join(folder, 'corridor')
  await copyProduct(copy)
  await cp(join(root, 'packages/tools/twelfth'), join(copy, 'packages/tools/src/tools'), { recursive: true })
  for (const [path, line] of lines)
    await writeFile(join(copy, path), (await readFile(join(copy, path), 'utf8')) + line)
  // The server sends what is not compressed as it is: a third of a build is saved.
  await writeFile(join(copy, 'scripts/precompress.mjs'), 'export async function precompress() {}\n')
  await node('--input-type=module', '--eval', `${stamping}('${copy}')`)
  await node(join(copy, 'scripts/build.mjs'))
  const bundle = join(copy, 'apps/server/dist/bundle/main.js')
  product = await startFromSample(join(folder, 'data'), {}, bundle)
})

test.afterAll(async () => {
  await product?.stop()
  if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

const node = (...args: string[]) => promisify(execFile)(process.execPath, args)

// The packages are links to ours. An install would tidy up behind them, so the stamp says that none is needed.
const stamping = `import { stampPackages } from '${join(root, 'scripts/install.mjs')}'; stampPackages`

/** Copies the product’s sources, with the packages they use and with its own in place of ours. */
async function copyProduct(to: string) {
  const isSource = (path: string) => !/\/(node_modules|dist|results)$/.test(path)
  await mkdir(join(to, 'node_modules/@corridor'), { recursive: true })
  for (const name of ['apps', 'packages', 'scripts', 'e2e/package.json', ...rootFiles])
    await cp(join(root, name), join(to, name), { recursive: true, filter: isSource })
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '@corridor') await symlink(join(root, 'node_modules', name), join(to, 'node_modules', name))
  for (const name of ['domain', 'tools', 'contract', 'ui'])
    await symlink(join(to, 'packages', name), join(to, 'node_modules/@corridor', name))
}

test('a twelfth tool is captured, finished, sent and read', async ({ browser }) => {
  const context = await browser.newContext({ ...phone, baseURL: product?.url ?? '' })
  const page = await context.newPage()
  const signIn = (name: string, to?: string) => signInTo(page, name, to)
  const id = await startTool(page, {
    signIn,
    observer: 'marisol',
    educator: 'Omar Haddad',
    tool: 'Quick Tally',
  })
  for (let taps = 0; taps < 4; taps += 1) await button(page, /^Count a hand/).tap()
  await button(page, 'Undo hand 4').tap()
  await expect(button(page, 'Count a hand: 3')).toBeVisible()

  const record = await finishAndRead(page, id)
  await expect(record).toContainText('3 hands')
  await page.goto(`/observations/12/send/${id}`)
  await button(page, /^Send to/).tap()
  await expect(page).toHaveURL(new RegExp(`/observations/12/view/${id}`))
  await page.goto('/configuration/quick-tally')
  await expect(page.getByLabel('What is counted')).toHaveValue('hand')
  await context.close()
})

test('a twelfth tool shows its icon and what it is on Start, in Tool Configuration and at its educator', {
  tag: '@long',
}, async ({ browser }) => {
  const context = await browser.newContext({ ...phone, baseURL: product?.url ?? '' })
  const page = await context.newPage()
  const icon = page.locator('svg.tabler-icon-tallymarks')
  const id = await startTool(page, {
    signIn: (name, to) => signInTo(page, name, to),
    observer: 'marisol',
    educator: 'Omar Haddad',
    tool: 'Quick Tally',
  })
  await expect(icon).toBeVisible()
  await button(page, /^Count a hand/).tap()
  await finishAndRead(page, id)

  await page.goto('/observations/start')
  await page.getByRole('searchbox', { name: 'Find an educator' }).fill('Omar Haddad')
  await button(page, 'Omar Haddad').click()
  const tile = page.getByRole('region', { name: 'Tools' }).getByRole('button', { name: 'Quick Tally' })
  await expect(tile).toContainText('Marks for each hand')
  await expect(tile.locator(icon)).toBeVisible()

  await page.goto('/configuration')
  await expect(page.getByText('A mark for each one seen')).toBeVisible()
  await expect(icon).toBeVisible()

  await page.goto('/educators')
  await page.getByRole('link', { name: 'Omar Haddad' }).first().click()
  const visit = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Quick Tally' }) })
  await expect(visit.last().locator(icon)).toBeVisible()
  await context.close()
})
