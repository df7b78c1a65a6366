import type { Page } from '@playwright/test'
import { button, MORNING } from '../observing.ts'

// Phone and tablet run at the same time, so each has people of its own.
const visits = new Map([
  ['phone', { observer: 'annika.sorensen', educator: 'Erin Mulcahy' }],
  ['tablet', { observer: 'elena.kowalczyk', educator: 'Ignacio Lovato' }],
])

interface Project {
  readonly name: string
}

/** Who observes whom on the device of a project. */
export function visitOn({ name }: Project) {
  const visit = visits.get(name)
  if (!visit) throw new Error(`Nobody observes by touch on “${name}”.`)
  return visit
}

interface Start {
  readonly signIn: (name: string) => Promise<void>
  readonly project: Project
}

/** Starts a visit with On Task from the home, by touch alone. */
export async function startByTouch(page: Page, { signIn, project }: Start) {
  const { observer, educator } = visitOn(project)
  await page.clock.install({ time: MORNING })
  await signIn(observer)
  await page.getByRole('link', { name: 'Observe', exact: true }).filter({ visible: true }).tap()
  await button(page, educator).tap()
  await page.getByRole('region', { name: 'Tools' }).getByRole('button', { name: 'On Task' }).tap()
  return { educator }
}
