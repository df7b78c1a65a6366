import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { useListAddress } from './list-address.ts'
import { ListFilter } from './list-filter.tsx'
import { ListSearch } from './list-search.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

test('what is chosen at the moment a search starts is kept, however busy the device', async () => {
  const { state } = await listed('/list?search=raman')
  fireEvent.click(screen.getByRole('button', { name: 'Role All' }))
  const coach = await screen.findByRole('menuitem', { name: 'Coach' })
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: '' } })
  vi.advanceTimersByTime(249)
  // The page has no chance to draw in between.
  coach.click()
  vi.advanceTimersByTime(300)
  await eventually(() => expect(state().location.search).toBe('?role=coach'))
  await eventually(() => expect(state().navigation.state).toBe('idle'))
  expect(state().location.search).toBe('?role=coach')
})

async function listed(address: string) {
  const routes = [{ path: '/list', loader: () => null, HydrateFallback: Nothing, element: <List /> }]
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} flushSync={(work) => void flushSync(work)} />
    </MantineProvider>,
  )
  await screen.findByRole('searchbox')
  return { state: () => router.state }
}

function List() {
  const list = useListAddress('/list')
  return (
    <>
      <ListSearch list={list} label="Search" placeholder="Search" />
      <ListFilter list={list} part="role" title="Role" choices={[{ value: 'coach', title: 'Coach' }]} />
    </>
  )
}

function Nothing() {
  return null
}
