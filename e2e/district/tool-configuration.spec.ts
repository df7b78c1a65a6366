import { randomUUID } from 'node:crypto'
import { type Page, request } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { linkTo } from '../mailbox.ts'
import { button } from '../observing.ts'

// Which tools are on holds for a whole district, so this journey has its own. From one address at most five an hour
// are registered.
const email = `wren-${randomUUID()}@cedar-flat.example`
const LOADING = 'An error occurred while fetching walkthrough types. Please try again later.'
const SAVING = 'An error occurred while trying to update walkthrough types. Please try again later.'

test.beforeAll(async () => {
  const api = await request.newContext({ baseURL: process.env.CORRIDOR_URL ?? '' })
  await api.get('/healthz')
  const { cookies } = await api.storageState()
  const origin = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const ours = { 'X-Requested-With': 'XMLHttpRequest', 'X-XSRF-TOKEN': decodeURIComponent(origin) }
  const post = async (path: string, data: object, headers: Record<string, string> = {}) => {
    const reply = await api.post(`/api${path}`, { headers: { ...ours, ...headers }, data })
    expect(reply.status(), await reply.text()).toBe(200)
    return reply
  }
  await post('/auth/register', {
    districtName: 'Cedar Flat',
    timeZone: 'America/Denver',
    schoolName: 'Cedar Flat Elementary',
    gradeSpan: 'K–5',
    name: 'Wren Halloran',
    email,
  })
  await expect.poll(() => linkTo(email, '/auth/register/')).toBeDefined()
  const token = (await linkTo(email, '/auth/register/'))?.split('/').at(-1)
  const registered = await post(`/auth/register/${token}`, { password: 'corridor-sample' })
  const signedIn = { Authorization: registered.headers().authorization ?? '' }
  const middle = { name: 'Cedar Flat Middle', gradeSpan: '6–8', visitsPlannedPerWeek: null }
  await post('/schools', { ...middle, bellSchedule: [], isActive: true }, signedIn)
  const { schools } = await (await api.get('/api/walkthrough-type', { headers: signedIn })).json()
  for (const [index, { id: schoolId }] of schools.entries())
    await post(
      '/educators',
      {
        name: ['Ines Okoro', 'Theo Lund'][index],
        email: null,
        externalId: null,
        grades: '5',
        subject: 'Math',
        room: '',
        periods: [],
        hiredOn: null,
        isActive: true,
        schools: [{ schoolId, startsOn: '2026-08-17', endsOn: null }],
      },
      signedIn,
    )
  await api.dispose()
})

const turn = (page: Page, name: string) => page.getByRole('switch', { name })
const flip = (page: Page, name: string) => turn(page, name).press('Space')
const save = async (page: Page) => {
  await button(page, 'Save changes').click()
  await expect(page.getByText('Tools saved')).toBeVisible()
}
const tiles = (page: Page) => page.getByRole('region', { name: 'Tools' }).getByRole('listitem')

async function start(page: Page, educator: string) {
  await page.goto('/observations/start')
  await button(page, educator).click()
  if (await button(page, / more tools?$/).isVisible()) await button(page, / more tools?$/).click()
}

test('a tool that is turned off is gone from Start, and is there again once it is on', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn(email, '/configuration')
  await expect(page).toHaveTitle('Tool Configuration | Corridor')
  await flip(page, 'On Task')
  await expect(page.getByText('1 change not saved: On Task is off for all 2 schools.')).toBeVisible()
  await save(page)

  await start(page, 'Ines Okoro')
  await expect(tiles(page).filter({ hasText: 'Higher-Level Questioning' })).toBeVisible()
  await expect(tiles(page).filter({ hasText: 'On Task' })).toHaveCount(0)
  await page.goto('/observations/2/create')
  await expect(page.getByText('On Task is turned off in your district. Choose another tool.')).toBeVisible()

  await page.goto('/configuration')
  await flip(page, 'On Task')
  await save(page)
  await start(page, 'Ines Okoro')
  await expect(tiles(page).filter({ hasText: 'On Task' })).toBeVisible()
})

test('a school does without a tool that the other one uses', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn(email, '/configuration')
  await page.getByText('By school').click()
  await page.getByRole('checkbox', { name: 'On Task at Cedar Flat Middle' }).uncheck()
  await expect(page.getByText('1 change not saved: On Task is off at Cedar Flat Middle.')).toBeVisible()
  await save(page)

  await start(page, 'Ines Okoro')
  await expect(tiles(page).filter({ hasText: 'On Task' })).toBeVisible()
  await start(page, 'Theo Lund')
  await expect(tiles(page).first()).toBeVisible()
  await expect(tiles(page).filter({ hasText: 'On Task' })).toHaveCount(0)
})

test('the order is dragged and typed, and observers see it', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn(email, '/configuration')
  const chips = page.getByRole('region', { name: 'What observers see' }).getByRole('listitem')
  await expect(chips.nth(2)).toBeVisible()
  const [first = '', second = '', third = ''] = await chips.allTextContents()
  await chips.nth(2).hover()
  await page.mouse.down()
  const box = await chips.first().boundingBox()
  await page.mouse.move((box?.x ?? 0) + 4, (box?.y ?? 0) + 10, { steps: 8 })
  await page.mouse.up()
  await expect(chips.first()).toHaveText(third)
  await chips.nth(1).getByRole('button').press('ArrowRight')
  await expect(chips.nth(2)).toHaveText(first)
  await save(page)
  await page.reload()

  await expect(chips.nth(2)).toHaveText(first)
  expect((await chips.allTextContents()).slice(0, 2)).toEqual([third, second])
  await start(page, 'Ines Okoro')
  await expect(tiles(page).first()).toContainText(third)
})

test('what cannot be loaded or saved is said, and nothing that was set is lost', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn(email)
  await page.route(/\/api\/(walkthrough-type|device\/snapshot)$/, (route) => route.abort())
  await page.goto('/configuration')
  const dialog = page.getByRole('dialog', { name: 'Error' })
  await expect(dialog).toContainText(LOADING)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.unroute(/\/api\/(walkthrough-type|device\/snapshot)$/)
  await button(page, 'Try again').click()
  await flip(page, 'Higher-Level Questioning')

  await page.route('**/api/walkthrough-type', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await button(page, 'Save changes').click()
  await expect(dialog).toContainText(SAVING)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(turn(page, 'Higher-Level Questioning')).not.toBeChecked()
  await button(page, 'Undo').click()
  await expect(turn(page, 'Higher-Level Questioning')).toBeChecked()
})
