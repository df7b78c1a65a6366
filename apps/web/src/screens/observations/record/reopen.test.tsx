import { contract } from '@corridor/contract/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refuse, reply } from '../../../testing/fake-server.ts'
import '../../../testing/own-disc.ts'
import { visit } from '../../../testing/render-screen.tsx'
import { anObservation, aSnapshot, idOf } from '../../../testing/samples/sample-observations.ts'
import { marisol } from '../../../testing/samples/sample-people.ts'

const { show, reopen } = contract.observations

const open = (more: NonNullable<NonNullable<Parameters<typeof visit>[1]>['answers']>) =>
  visit(`/observations/2/view/${idOf(1)}`, {
    as: marisol,
    answers: [reply(show, anObservation()), ...more, reply(contract.device.snapshot, aSnapshot())],
  })

test('opening again says what will happen to whom, and asks why', async () => {
  const opened = anObservation({ status: 'draft', version: 2, mayReopen: false, mayEdit: true })
  const page = await open([reply(reopen, opened)])
  await page.user.click(screen.getByRole('button', { name: 'Reopen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reopen this observation?' }))
  expect(
    dialog.getByText(/Omar keeps the copy sent Oct 22 and will see the new one beside it. You can/),
  ).toBeTruthy()

  await page.user.click(dialog.getByRole('button', { name: 'Reopen' }))
  expect(await dialog.findByText('Say why it is opened again.')).toBeTruthy()
  expect(page.sent(reopen)).toEqual([])

  await page.user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The room was wrong.')
  await page.user.click(dialog.getByRole('button', { name: 'Reopen' }))
  expect(await screen.findByText('Draft')).toBeTruthy()
  expect(await screen.findByText('You can change it and send it again.')).toBeTruthy()
  expect(page.sent(reopen).map(({ body }) => body)).toEqual([{ reason: 'The room was wrong.' }])
})

test('opening again keeps the reason when it did not work', async () => {
  const page = await open([refuse(reopen, 'unexpected')])
  await page.user.click(screen.getByRole('button', { name: 'Reopen' }))
  const reason = await screen.findByRole('textbox', { name: 'Reason' })
  await page.user.type(reason, 'Wrong room')
  await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reopen' }))

  expect(await screen.findByText(/It was not reopened/)).toBeTruthy()
  expect(reason).toHaveProperty('value', 'Wrong room')
})
