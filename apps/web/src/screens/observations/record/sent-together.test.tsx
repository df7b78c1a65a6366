import { contract } from '@corridor/contract/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { reply } from '../../../testing/fake-server.ts'
import { visit } from '../../../testing/render-screen.tsx'
import { anObservation, aRecord, aSnapshot, idOf } from '../../../testing/samples/sample-observations.ts'
import { marisol, omar } from '../../../testing/samples/sample-people.ts'

const { show, acknowledge } = contract.observations
const QUESTIONS = 4
const LOOK_FORS = 11

type Shown = NonNullable<Parameters<typeof anObservation>[0]>

/** A sending of two: On Task, opened by its address, and the questions asked later in the same lesson. */
function aVisit(details: Shown = {}, other: Shown = {}) {
  const { others: _, apart: __, ...own } = anObservation({ ...details })
  const record = aRecord({ ...other.record, toolTypeId: QUESTIONS, startedAt: '2026-10-21T16:30:00Z' })
  const questions = { ...own, id: idOf(2), toolTypeId: QUESTIONS, ...other, record }
  return anObservation({ ...details, others: [questions] })
}

const open = (observation: Parameters<typeof reply<typeof show>>[1], as = marisol) =>
  visit(`/observations/2/view/${idOf(1)}`, {
    as,
    answers: [
      reply(show, observation),
      reply(acknowledge, observation),
      reply(contract.device.snapshot, aSnapshot()),
    ],
  })

const toOmar = { isAboutMe: true, mayReopen: false, mayReply: true, deliveries: [] }

describe('what was sent together', () => {
  test('is one page for the educator: a part for each tool, one message, one reply, one read mark', async () => {
    const page = await open(aVisit({ ...toOmar, mayAcknowledge: true }), omar)
    const record = within(screen.getByRole('article', { name: 'Record' }))

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your visit')
    expect(record.getAllByRole('heading', { level: 2 }).map((it) => it.textContent?.trim())).toEqual([
      'On Task',
      'Higher-Level Questioning',
    ])
    expect(record.getByText('Part 2 of 2')).toBeTruthy()
    expect(screen.getAllByText('How did the pause feel?')).toHaveLength(1)
    const sender = within(screen.getByRole('region', { name: 'From Marisol Okafor' }))
    expect(sender.getByText('How did the pause feel?')).toBeTruthy()
    expect(screen.getAllByRole('textbox', { name: 'Your reply' })).toHaveLength(1)
    const jumps = within(screen.getByRole('navigation', { name: 'Tools of this visit' })).getAllByRole('link')
    expect(jumps.map((it) => it.getAttribute('href'))).toEqual([`#part-${idOf(1)}`, `#part-${idOf(2)}`])
    for (const it of jumps)
      expect(document.getElementById(it.getAttribute('href')?.slice(1) ?? '')).toBeTruthy()
    await page.user.click(screen.getByRole('button', { name: 'I have read this' }))
    await waitFor(() => expect(page.sent(acknowledge)).toHaveLength(1))
  })

  test('tells two sets of one tool apart, in its links and above each part', async () => {
    const { others, ...own } = aVisit()
    const named = (set: string) => aRecord({ toolTypeId: LOOK_FORS, set })
    const parts = others.map((it) => ({ ...it, toolTypeId: LOOK_FORS, record: named('Literacy') }))
    await open({ ...own, toolTypeId: LOOK_FORS, record: named('Every Classroom'), others: parts })

    const names = ['Custom Look-Fors: Every Classroom', 'Custom Look-Fors: Literacy']
    const jumps = within(screen.getByRole('navigation', { name: 'Tools of this visit' })).getAllByRole('link')
    expect(jumps.map((it) => it.textContent?.trim())).toEqual(names)
    const record = within(screen.getByRole('article', { name: 'Record' }))
    expect(record.getAllByRole('heading', { level: 2 }).map((it) => it.textContent?.trim())).toEqual(names)
  })

  test('is marked as read by whichever of it stands as it was sent', async () => {
    const page = await open(aVisit({ ...toOmar, mayAcknowledge: false }, { mayAcknowledge: true }), omar)
    await page.user.click(screen.getByRole('button', { name: 'I have read this' }))

    await waitFor(() =>
      expect(page.sent(acknowledge)[0]?.path).toContain(`/observations/${idOf(2)}/acknowledge`),
    )
  })

  test('has for the observer a state and a way to reopen for each tool', async () => {
    await open(aVisit({}, { status: 'draft', mayReopen: false, mayEdit: true }))

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Visit for Omar Haddad')
    expect(screen.getAllByRole('button', { name: 'Reopen' })).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(
      `/observations/4/update/${idOf(2)}`,
    )
    expect(screen.getAllByRole('button', { name: 'Print' })).toHaveLength(1)
  })

  test('names what was sent for itself since, and leads there', async () => {
    const sentAt = '2026-10-23T15:40:00Z'
    await open(anObservation({ apart: [{ id: idOf(3), toolTypeId: QUESTIONS, sentAt }] }))

    const link = screen.getByRole('link', { name: 'Higher-Level Questioning, sent for itself Oct 23' })
    expect(link.getAttribute('href')).toBe(`/observations/4/view/${idOf(3)}`)
  })

  test('leads to the earlier copy of the tool that has one', async () => {
    const copies = [
      { version: 2, sentAt: '2026-10-23T15:40:00Z', reopenedBecause: null },
      { version: 1, sentAt: '2026-10-22T15:40:00Z', reopenedBecause: 'The room was wrong.' },
    ]
    await open(aVisit({}, { version: 2, copies, record: aRecord({ version: 2 }) }))

    const earlier = within(screen.getByRole('region', { name: 'Earlier copies of Higher-Level Questioning' }))
    expect(earlier.getByRole('link', { name: 'Copy 1' }).getAttribute('href')).toBe(
      `/observations/4/view/${idOf(2)}?copy=1`,
    )
  })
})
