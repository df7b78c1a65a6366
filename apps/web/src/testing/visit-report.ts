import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { visit } from './render-screen.tsx'

/** Opens a page of reports, and waits for its figures, which come after the page. */
export async function visitReport(...page: Parameters<typeof visit>) {
  const visited = await visit(...page)
  const arrive = async () => {
    await visited.arrive()
    await waitFor(() => expect(screen.queryByText(/Loading the report…|Updating…/)).toBeNull())
  }
  await arrive()
  return { ...visited, arrive }
}
