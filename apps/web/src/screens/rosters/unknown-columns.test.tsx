import { contract } from '@corridor/contract/contract'
import type { UnknownColumns } from '@corridor/contract/people/roster-shapes'
import { problems } from '@corridor/contract/problem-codes'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answer, refuse, reply, unreachable } from '../../testing/fake-server.ts'
import { visit } from '../../testing/render-screen.tsx'
import { lorraine } from '../../testing/samples/sample-people.ts'

const { list, check, map, show, suggestions } = contract.rosterImports

const unknown: UnknownColumns = {
  headerRow: 2,
  columns: [
    { heading: 'Wer', field: null, samples: ['Ada Ruiz', 'Bo Lee'] },
    { heading: 'Bldg', field: 'school', samples: [] },
  ],
}

const asked: Answer = {
  spec: check,
  respond: async () =>
    Response.json(
      {
        ...problems['roster-columns-unknown'],
        code: 'roster-columns-unknown',
        current: unknown,
        fields: { file: 'Say what the columns are, please.' },
      },
      { status: 422 },
    ),
}

async function dropped(...answers: readonly Answer[]) {
  const page = await visit('/educators/import', {
    as: lorraine,
    answers: [
      ...answers,
      reply(list, { items: [], running: null, schools: [] }),
      reply(suggestions, { items: [], found: 0 }),
      reply(map, {}),
      refuse(show, 'import-not-found'),
      asked,
    ],
  })
  await page.user.upload(await screen.findByLabelText('Roster file'), new File(['x'], 'staff.csv'))
  return page
}

async function say(user: Awaited<ReturnType<typeof dropped>>['user'], heading: string, field: string) {
  await user.click(await screen.findByRole('combobox', { name: heading }))
  await user.click(await screen.findByRole('option', { name: field }))
}

test('columns that nobody knows are shown with what they hold; said what they are, the file is read', async () => {
  const { user, sent } = await dropped()
  expect(await screen.findByText('Ada Ruiz · Bo Lee')).toBeTruthy()
  const step = screen.getByRole('listitem', { current: 'step' }).textContent
  expect(step).toContain('ColumnsNot recognized: say what they are')
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Check the file' })
  expect(button.disabled).toBe(true)

  await say(user, 'Wer', 'Whole name')
  await user.click(button)

  await waitFor(() => expect(sent(check)).toHaveLength(2))
  expect(sent(map).map(({ body }) => body)).toEqual([
    { who: 'educators', columns: [{ heading: 'Wer', field: 'name' }] },
  ])
  // When the file is asked for again, the choices are still there.
  expect(await screen.findByRole('combobox', { name: 'Wer' })).toHaveProperty('value', 'Whole name')
  expect(new Set(sent(check).map(({ query }) => query.id)).size).toBe(2)
})

test('a file that could not be kept is not read as if it had been, and another can be chosen', async () => {
  const { user, sent } = await dropped(unreachable(map))
  await say(user, 'Wer', 'Id')
  await user.click(screen.getByRole('button', { name: 'Check the file' }))

  expect(await screen.findByText(/The file did not arrive. Nothing was changed/)).toBeTruthy()
  expect(sent(check)).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Choose another file' }))
  expect(screen.getByRole('button', { name: 'Choose a file' })).toBeTruthy()
})
