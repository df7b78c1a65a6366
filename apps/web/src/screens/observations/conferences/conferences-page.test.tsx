import '../../../testing/own-disc.ts'
import { contract } from '@corridor/contract/contract'
import { ConferenceRow } from '@corridor/contract/observations/conferences'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { reply } from '../../../testing/fake-server.ts'
import { visit } from '../../../testing/render-screen.tsx'
import { aSnapshot, idOf } from '../../../testing/samples/sample-observations.ts'
import { marisol, omar } from '../../../testing/samples/sample-people.ts'

const { list } = contract.conferences

const aConference = (details: Partial<ConferenceRow> = {}): ConferenceRow =>
  ConferenceRow.parse({
    id: idOf(1),
    purpose: 'walkthrough',
    meeting: { startsAt: '2026-10-23T19:10:00.000Z', minutes: 25, place: 'Room 224', isInvited: true },
    startedAt: '2026-10-22T15:11:00.000Z',
    standing: 'prepared',
    educator: { id: 24, name: 'Omar Haddad' },
    observer: { id: 11, name: 'Marisol Okafor' },
    school: { id: 2, name: 'Copper Ridge Middle School' },
    isUnsent: true,
    isMine: true,
    isAboutMe: false,
    mayOpen: true,
    reach: 'account',
    ...details,
  })

const open = (answer: Partial<ReturnType<typeof list.response.parse>>, as = marisol, at = '') =>
  visit(`/observations?tool=10${at}`, {
    as,
    answers: [
      reply(list, { upcoming: [], items: [], next: null, ...answer }),
      reply(contract.device.snapshot, aSnapshot()),
    ],
  })
const card = (name: string) => within(screen.getByRole('region', { name }))

test('a conference says when, where and with whom it is, how far it has come, and who hears of it', async () => {
  const signed = aConference({ id: idOf(2), meeting: null, standing: 'signed', isUnsent: false })
  const page = await open({
    upcoming: [
      aConference(),
      aConference({
        id: idOf(3),
        reach: 'none',
        educator: { ...aConference().educator, name: 'Ruth Feldman' },
      }),
    ],
    items: [signed],
    next: 'n1',
  })

  const next = card('Coming up')
  expect(next.getAllByText('Fri, Oct 23, 1:10–1:35 PM · Room 224')).toHaveLength(2)
  expect(next.getAllByText('Agenda shared')).toHaveLength(2)
  expect(next.getByRole('link', { name: 'Omar Haddad' }).getAttribute('href')).toBe(
    `/observations/10/update/${idOf(1)}`,
  )
  expect(next.getByText(/^Ruth Feldman has no email address here/)).toBeTruthy()
  const others = card('Others')
  expect(others.getByText('Signed by both')).toBeTruthy()
  expect(others.getByRole('link', { name: 'Omar Haddad' }).getAttribute('href')).toContain('/view/')
  expect(others.getByRole('link', { name: 'Earlier ones' }).getAttribute('href')).toContain('after=n1')
  expect(screen.getByRole('link', { name: 'Plan a conference' }).getAttribute('href')).toBe(
    '/observations/10/create',
  )
  expect(page.sent(list).at(-1)?.query).toEqual({})
})

test('the educator opens nothing before the agenda is shared, and filters are in the address', async () => {
  const invited = aConference({
    isMine: false,
    isAboutMe: true,
    mayOpen: false,
    standing: 'planned',
    reach: null,
  })
  const page = await open({ upcoming: [invited] }, omar, '&standing=planned')

  const next = card('Coming up')
  expect(next.getByText('Marisol Okafor')).toBeTruthy()
  expect(next.queryByRole('link')).toBeNull()
  expect(next.getByText(/The agenda is not shared yet/)).toBeTruthy()
  expect(next.getByRole('button', { name: 'Calendar file: Marisol Okafor' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Plan a conference' })).toBeNull()
  expect(page.sent(list).at(-1)?.query).toEqual({ standing: 'planned' })
})

test('without any conference the page says where one begins', async () => {
  await open({})
  expect(screen.getByText('No conferences yet')).toBeTruthy()
})
