import { contract } from '@corridor/contract/contract'
import type { RosterImport } from '@corridor/contract/people/roster-shapes'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answer, held, reply } from '../../testing/fake-server.ts'
import { visit } from '../../testing/render-screen.tsx'
import { lorraine } from '../../testing/samples/sample-people.ts'

const { cancel, check, list, show, suggestions } = contract.rosterImports

const checking: RosterImport = {
  id: '01996b6e-0000-7000-8000-000000000001',
  who: 'educators',
  state: 'checking',
  fileName: 'staff.csv',
  by: { id: lorraine.id, name: 'Lorraine Tsosie' },
  isPulled: false,
  startedAt: '2026-10-22T15:00:00.000Z',
  finishedAt: null,
  version: 0,
  read: null,
  isWhole: false,
  counts: { new: 0, changed: 0, leaving: 0, unchanged: 0, fault: 0, invite: 0 },
  outside: 0,
  active: 0,
  asksTwice: false,
  done: 0,
  total: 0,
  mayDecide: true,
  mayUndo: false,
  undone: null,
  reason: null,
}

/** An answer about the import that the page is about: the browser has made its id. */
function ofPage(spec: typeof show | typeof cancel, state: RosterImport['state']): Answer {
  const id = () => new URLSearchParams(window.location.search).get('import') ?? checking.id
  return { spec, respond: async () => Response.json({ ...checking, id: id(), state }) }
}

test('a check that is canceled while it is read is over at once, and another file can be chosen', async () => {
  const answering = held(reply(check, checking))
  const { user, sent } = await visit('/educators/import', {
    as: lorraine,
    answers: [
      answering.answer,
      reply(list, { items: [], running: null, schools: [] }),
      reply(suggestions, { items: [], found: 0 }),
      ofPage(show, 'checking'),
      ofPage(cancel, 'cancelled'),
    ],
  })
  const choose = () => screen.findByLabelText('Roster file')
  await user.upload(await choose(), new File(['x'], 'staff.csv'))

  await user.click(await screen.findByRole('button', { name: 'Cancel' }))

  expect(await screen.findByText('Canceled. Nothing was changed.')).toBeTruthy()
  expect(screen.getByText('Drop the file here, or')).toBeTruthy()
  await user.upload(await choose(), new File(['y'], 'right.csv'))
  await waitFor(() => expect(sent(check)).toHaveLength(2))
  answering.letGo()
})
