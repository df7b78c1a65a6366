import { IconUserPlus } from '@tabler/icons-react'
import { type NavigationEntry, navigation } from '../frame/navigation-entries.ts'
import { type Route, routes } from '../routes.ts'
import { afterEachTest } from './after-each-test.ts'

const page: Route = {
  path: '/educators/create',
  title: 'Create educator',
  access: 'educator.manage',
  layout: 'frame',
  screen: async () => ({ default: { Component: CreateEducator } }),
}
const entry = { path: page.path, title: page.title, shortTitle: 'Add', icon: IconUserPlus }

// The product never changes its own lists; a test may, and puts them back.
const pages = routes as Route[]
const entries = navigation as NavigationEntry[]

/** No page of today needs more than a login: this one does, for the time of a test. */
export function addPageForManagers() {
  pages.push(page)
  entries.push(entry)
}

afterEachTest(() => {
  if (!pages.includes(page)) return
  pages.splice(pages.indexOf(page), 1)
  entries.splice(entries.indexOf(entry), 1)
})

function CreateEducator() {
  return <h1>Create educator</h1>
}
