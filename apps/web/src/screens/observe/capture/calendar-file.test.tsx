import { contract } from '@corridor/contract/contract'
import { blankConference, usualConference } from '@corridor/tools/tools/teacher-conference/conference'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import '../../../testing/own-disc.ts'
import { refuse, reply, replyFile } from '../../../testing/fake-server.ts'
import { visit } from '../../../testing/render-screen.tsx'
import {
  anObservationDocument,
  aSavedObservation,
  idOf,
} from '../../../testing/samples/sample-observations.ts'
import { marisol } from '../../../testing/samples/sample-people.ts'
import { aRoster } from '../../../testing/samples/sample-roster.ts'

const { calendar } = contract.conferences
const planned = { on: '2026-10-29', at: '13:10', minutes: 30, place: 'Room 118' }
const file = replyFile(calendar, 'conference.ics', new Uint8Array([66]))

async function open(meeting: object, answer = file) {
  const content = usualConference()
  const capture = { ...blankConference(content), meeting }
  const document = anObservationDocument({ toolTypeId: 10, configurationId: 7, endedAt: null, capture })
  const saved = aSavedObservation({ status: 'draft', document })
  const set = { id: 7, toolTypeId: 10, name: 'Teacher Conference', content, items: [] }
  const configurations = [{ ...set, version: 1, isCurrent: true, schoolId: null }]
  const tools = [{ toolTypeId: 10, position: 1, schools: null }]
  const page = await visit(`/observations/10/update/${idOf(1)}`, {
    as: marisol,
    answers: [
      reply(contract.device.snapshot, aRoster({ observations: [saved], configurations, tools })),
      reply(contract.observations.open, saved),
      answer,
    ],
  })
  return { ...page, button: await screen.findByRole('button', { name: /^Calendar file/ }) }
}

test('a conference that is planned is at hand for one’s calendar while it is prepared', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { user, button, sent } = await open(planned)
  expect(button.getAttribute('aria-label')).toBe('Calendar file')
  // A conference is prepared for days, so no clock runs.
  expect(screen.queryByRole('timer')).toBeNull()
  await user.click(button)

  await waitFor(() => expect(click).toHaveBeenCalledOnce())
  expect(click.mock.contexts[0]).toMatchObject({ download: 'conference.ics' })
  expect(sent(calendar)).toHaveLength(1)
})

test('before a day and a time are planned the button stands there and says what it waits for', async () => {
  const { button } = await open({ ...planned, at: null })

  expect(button).toHaveProperty('disabled', true)
  expect(button.getAttribute('aria-label')).toBe('Calendar file, once a day and a time are planned')
})

test('a calendar file that cannot be made is told, and can be asked for again', async () => {
  const { user, button } = await open(planned, refuse(calendar, 'conference-not-planned'))
  await user.click(button)

  expect((await screen.findByRole('dialog', { hidden: true })).textContent).toContain('could not be made')
  expect(button).toHaveProperty('disabled', false)
})
