import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Device } from '../../../device/device.ts'
import type { Kept } from '../../../device/kept.ts'
import { begun } from '../../../device/store/progress.ts'
import { aDevice } from '../../../testing/a-device.ts'
import { anObservationDocument, idOf } from '../../../testing/samples/sample-observations.ts'
import { Conflicts } from './conflicts.tsx'

const by = { by: 'Marisol Okafor', at: '2026-10-22T16:00:00.000Z' }
const conflicts = [
  { id: 'students', path: ['context', 'studentsPresent'], mine: 26, theirs: 27, ...by },
  { id: 'note', path: ['privateNotes'], mine: 'Two pairs share.', theirs: 'The timer helps.', ...by },
]

const around = (device: Device, kept: Kept) => (
  <>
    <h1>Omar Haddad</h1>
    <Conflicts device={device} kept={kept} />
  </>
)

async function withClashes() {
  const { device } = await aDevice()
  let kept = begun(idOf(1), anObservationDocument({ conflicts, privateNotes: 'The timer helps.' }), by.at)
  const { rerender } = render(around(device, kept))
  const draw = (document: Kept['document']) => {
    kept = { ...kept, document }
    act(() => rerender(around(device, kept)))
  }
  vi.spyOn(device, 'change').mockImplementation(async (_, next) => draw(next(kept.document)))
  const user = userEvent.setup()
  await user.click(screen.getByText('Two devices changed the same thing'))
  const settledElsewhere = (id: string, changes: object) =>
    draw({ ...kept.document, ...changes, conflicts: kept.document.conflicts.filter((it) => it.id !== id) })
  return { user, settledElsewhere }
}

const clash = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('li') ?? document.createElement('li'))

test('a conflict says who and when on both sides', async () => {
  await withClashes()

  expect(
    clash('Students').getByText(/Marisol Okafor, on the device that saved first, before Oct 22/),
  ).toBeTruthy()
  expect(clash('Students').getByText(/Marisol Okafor, on the device that came second, Oct 22/)).toBeTruthy()
})

test('after a choice the keyboard is at the next clash, and after the last at the heading', async () => {
  const { user } = await withClashes()
  await user.click(clash('Students').getByRole('button', { name: 'Keep this one' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Private note' }))
  await user.click(screen.getByRole('button', { name: 'Keep both' }))

  expect(screen.queryByText('Two devices changed the same thing')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Omar Haddad' }))
})

test('a conflict settled on the other device shows what was chosen, until somebody has read it', async () => {
  const { user, settledElsewhere } = await withClashes()
  settledElsewhere('note', { privateNotes: 'Two pairs share.' })
  expect(clash('Private note').getByText('Chosen on another device')).toBeTruthy()
  expect(clash('Private note').getByText('Two pairs share.')).toBeTruthy()
  expect(screen.getByText('1 place to look at before sending')).toBeTruthy()
  await user.click(clash('Private note').getByRole('button', { name: 'OK' }))

  expect(screen.queryByText('Chosen on another device')).toBeNull()
})
