import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { useListAddress } from './list-address.ts'
import { ListPaging } from './list-paging.tsx'

test.each([
  [{ first: 26, shown: 25, found: 312 }, '26 to 50 of 312'],
  [{ first: 26, shown: 25, found: 312, most: 1_000 }, '26 to 50 of 312'],
  [{ first: 1, shown: 25, found: 1_000, most: 1_000 }, '1 to 25 of 1,000 or more'],
  [{ first: 1_000, shown: 25, found: 1_000, most: 1_000 }, 'Beyond the first 1,000'],
])('%o stands as “%s”', async (place, words) => {
  const routes = [{ path: '/', element: <Paging {...place} /> }]
  render(
    <MantineProvider env="test">
      <RouterProvider router={createMemoryRouter(routes)} />
    </MantineProvider>,
  )

  expect((await screen.findByRole('status')).textContent).toBe(words)
})

interface Place {
  readonly first: number
  readonly shown: number
  readonly found: number
  readonly most?: number
}

function Paging(place: Place) {
  return <ListPaging list={useListAddress('/')} {...place} next={null} previous={null} />
}
