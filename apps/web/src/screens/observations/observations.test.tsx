import { eventually } from '../../testing/eventually.ts'
import '../../testing/own-disc.ts'
import { contract } from '@corridor/contract/contract'
import { MOST_LISTED } from '@corridor/contract/observations/most-listed'
import { dayIn } from '@corridor/domain/calendar/calendar'
import { shortDay } from '@corridor/domain/calendar/day-words'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { currentDevice, openDevice } from '../../device/open-device.ts'
import { reply, unreachable } from '../../testing/fake-server.ts'
import { address, visit } from '../../testing/render-screen.tsx'
import {
  anObservationDocument,
  anObservationList,
  anObservationRow,
  aSavedObservation,
  aSnapshot,
  idOf,
  observationAnswers,
} from '../../testing/samples/sample-observations.ts'
import { carla, marisol, omar } from '../../testing/samples/sample-people.ts'

const { list } = contract.observations

const open = (at = '/observations', answers = observationAnswers(), as = marisol) =>
  visit(at, { as, answers })
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }))
const only = (items: ReturnType<typeof anObservationRow>[], details = {}) =>
  observationAnswers(anObservationList({ items, ...details }))

const ben = { observer: { id: 12, name: 'Ben Halvorsen' }, isMine: false }

describe('the list', () => {
  test('says whom, with what, when, who and how far', async () => {
    await open()

    expect(document.title).toBe('Observations | Corridor')
    expect(screen.getByText('1 observation')).toBeTruthy()
    expect(row('Omar').getByText('On Task')).toBeTruthy()
    expect(row('Omar').getByText(/Wed, Oct 21/)).toBeTruthy()
    expect(row('Omar').getByText('10:11 AM')).toBeTruthy()
    expect(row('Omar').getByText('You')).toBeTruthy()
    expect(row('Omar').getByText('Sent')).toBeTruthy()
    expect(row('Omar').getByText('Walkthrough · Copper Ridge')).toBeTruthy()
    expect(screen.getByText('1 to 1 of 1').role).toBe('status')
  })

  test('calls a talk no walkthrough', async () => {
    await open('/observations', only([anObservationRow({ toolTypeId: 10 })]))

    expect(row('Omar').getByText('Conference · Copper Ridge')).toBeTruthy()
  })

  test.each([
    ['my draft', { status: 'draft' as const }, 'update'],
    ['mine, completed', { status: 'completed' as const }, 'update'],
    ['mine, sent', { status: 'sent' as const }, 'view'],
    ['mine, read', { status: 'acknowledged' as const }, 'view'],
    ['somebody else’s, completed', { status: 'completed' as const, ...ben }, 'view'],
  ])('opens %s where it belongs', async (_, details, act) => {
    await open('/observations', only([anObservationRow(details)]))

    expect(screen.getByRole('link', { name: 'Omar Haddad' }).getAttribute('href')).toBe(
      `/observations/2/${act}/${idOf(1)}`,
    )
  })

  test('offers to send what is finished, and says of what is planned when it goes out', async () => {
    const finished = { status: 'completed' as const, sentAt: null }
    const soon = new Date(Date.now() + 40 * 86_400_000).toISOString()
    await open(
      '/observations',
      only([
        anObservationRow(finished),
        anObservationRow({ ...finished, id: idOf(2), goesOutAt: soon }),
        anObservationRow({ ...finished, ...ben, id: idOf(3) }),
      ]),
    )

    const ways = screen.getAllByRole('link', { name: / On Task to Omar Haddad$/ })
    const told = `Goes out ${shortDay(dayIn(marisol.district.time_zone, new Date(soon)))}`
    expect(ways.map((it) => [it.textContent, it.getAttribute('href')])).toEqual([
      ['Send', `/observations/2/send/${idOf(1)}`],
      [told, `/observations/2/send/${idOf(2)}`],
    ])
  })

  test('says of more than it counts that there are more', async () => {
    await open('/observations', only([anObservationRow()], { next: 'n1', found: MOST_LISTED }))

    expect(screen.getByText('250 or more observations')).toBeTruthy()
    expect(screen.getByText('1 to 1 of 250 or more')).toBeTruthy()
  })

  test('is a list on a phone', async () => {
    const wide = window.matchMedia
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(wide(media), { matches: media.includes('max-width') }),
    )
    await open()

    expect(screen.queryByRole('table')).toBeNull()
    const [item] = within(screen.getByRole('region', { name: 'Observations' })).getAllByRole('listitem')
    expect(item?.textContent).toContain('On Task · Wed, Oct 21')
  })

  test('is out of reach without a connection, and is asked for again', async () => {
    const answers = [
      // The list is asked for once before the page is drawn, and once when it is.
      unreachable(list),
      unreachable(list),
      reply(list, anObservationList()),
      unreachable(contract.device.snapshot),
    ]
    const page = await open('/observations', answers)
    expect(await screen.findByText('The list needs a connection')).toBeTruthy()
    await page.user.click(screen.getByRole('button', { name: 'Try again' }))

    expect(await screen.findByRole('link', { name: 'Omar Haddad' })).toBeTruthy()
  })
})

describe('searching', () => {
  test.each([
    ['School All', 'Juniper Street Elementary School', 'school=3'],
    ['Tool All', 'Narrative Corner', 'tool=5'],
    ['Status All', 'Completed', 'status=completed'],
    ['By Anybody', 'Others', 'by=others'],
  ])('%s → %s stands in the address', async (button, choice, query) => {
    const page = await open('/observations?search=a&before=abc')
    await page.user.click(screen.getByRole('button', { name: button }))
    await page.user.click(await screen.findByRole('menuitem', { name: choice }))
    await page.arrive()

    expect(address()).toBe(`/observations?search=a&${query}`)
    expect(page.sent(list).at(-1)?.path).toContain(query)
  })

  test('asks once the typing pauses', async () => {
    const page = await open('/observations?after=abc')
    await page.user.type(screen.getByRole('searchbox', { name: 'Search observations' }), 'om')

    await waitFor(() => expect(address()).toBe('/observations?search=om'))
  })

  test('days are chosen, and taken back', async () => {
    const page = await open('/observations?from=2026-10-01')
    await page.user.click(screen.getByRole('button', { name: 'When since Oct 1' }))
    await page.user.type(await screen.findByLabelText('To'), '2026-10-22')
    await page.arrive()
    expect(address()).toBe('/observations?from=2026-10-01&to=2026-10-22')
    expect(screen.getByRole('button', { name: 'When Oct 1 to Oct 22' })).toBeTruthy()

    await page.user.click(screen.getByRole('link', { name: 'Any day' }))
    await page.arrive()
    expect(address()).toBe('/observations')
  })

  test('the observations of one educator are named so, and the filter is let go', async () => {
    const page = await open('/observations?educator=24')
    await page.user.click(screen.getByRole('link', { name: 'Show everyone, not only Omar Haddad' }))
    await page.arrive()

    expect(address()).toBe('/observations')
  })

  test('pages are turned by the address', async () => {
    const page = await open(
      '/observations?tool=2',
      only([anObservationRow()], { next: 'n1', previous: 'p1', first: 26, found: 142 }),
    )
    expect(screen.getByText('26 to 26 of 142').role).toBe('status')
    await page.user.click(screen.getByRole('link', { name: 'Next' }))
    await page.arrive()
    expect(address()).toBe('/observations?tool=2&after=n1')
    await page.user.click(screen.getByRole('link', { name: 'Previous' }))
    await page.arrive()
    expect(address()).toBe('/observations?tool=2&before=p1')
  })
})

describe('an empty list', () => {
  test('says that nothing was found, and clears the search', async () => {
    await open('/observations?search=zzz&tool=2', only([]))

    expect(screen.getByText('No educator or observer with “zzz” among those you chose.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Clear search' }).getAttribute('href')).toBe('/observations')
  })

  test.each([
    ['who observes', marisol, 'No visits yet', 1],
    ['a teacher', omar, 'Nothing has been sent to you yet', 0],
    ['who pays', carla, 'Your role does not include single visits', 0],
  ])('tells %s why there is nothing yet', async (_, as, title, ways) => {
    await open('/observations', only([]), as)

    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(title)
    const main = within(screen.getByRole('main'))
    expect(main.queryAllByRole('link', { name: 'Observe' })).toHaveLength(ways)
  })
})

describe('on this device', () => {
  const section = () => within(screen.getByRole('region', { name: 'On this device' }))
  const offline = [unreachable(contract.device.snapshot), unreachable(contract.observations.save)]
  const begin = (number: number, details = {}) =>
    act(async () => {
      const device = await openDevice(marisol.id)
      await device.add(idOf(number), anObservationDocument(details))
    })

  test('an observation that the server does not have stands on top', async () => {
    await open('/observations', [reply(list, anObservationList()), ...offline])
    expect(screen.queryByText('On this device')).toBeNull()
    await begin(7, { educator: { name: 'Ana Ruiz', grades: '6', subject: 'ELA', room: '' } })

    expect(section().getByText('Ana Ruiz')).toBeTruthy()
    expect(await section().findByText('On device')).toBeTruthy()
    expect(section().getByRole('link', { name: 'Continue On Task with Ana Ruiz' }).getAttribute('href')).toBe(
      `/observations/2/update/${idOf(7)}`,
    )
  })

  test('an observation finished here opens where it is sent, unless conflicts have to be settled first', async () => {
    await open('/observations', [reply(list, anObservationList()), ...offline])
    await begin(7)
    const clash = {
      id: 'n',
      path: ['privateNotes'],
      mine: 'A',
      theirs: 'B',
      by: 'Marisol',
      at: '2026-10-22T15:00:00Z',
    }
    await begin(8, {
      educator: { name: 'Ana Ruiz', grades: '6', subject: 'ELA', room: '' },
      conflicts: [clash],
    })
    await act(async () => {
      const device = await openDevice(marisol.id)
      for (const number of [7, 8]) await device.finish(idOf(number))
    })

    const to = (name: string) => section().getByRole('link', { name }).getAttribute('href')
    expect(to('Open On Task with Omar Haddad')).toBe(`/observations/2/send/${idOf(7)}`)
    expect(to('Open On Task with Ana Ruiz')).toBe(`/observations/2/update/${idOf(8)}`)
  })

  test('an observation is shown without a connection', async () => {
    await open('/observations', [unreachable(list), ...offline])
    await begin(7)

    expect(section().getByText('Omar Haddad')).toBeTruthy()
    expect(screen.getByText('The list needs a connection')).toBeTruthy()
  })

  test('an observation that the server has is shown where its list cannot be', async () => {
    await open('/observations', [
      unreachable(list),
      unreachable(list),
      reply(contract.device.snapshot, aSnapshot()),
      reply(contract.observations.save, aSavedObservation({ id: idOf(7), status: 'draft', revision: 1 })),
    ])
    await begin(7)
    await waitFor(() => expect(currentDevice()?.stateOf(idOf(7))).toBe('saved'))

    expect(section().getByRole('link', { name: 'Continue On Task with Omar Haddad' })).toBeTruthy()
    expect(section().queryByText(/to your account/)).toBeNull()
  })

  test.each([
    'by=others',
    'search=zzz',
    'educator=25',
    'tool=5',
    'status=sent',
    'to=2026-10-20',
    'after=abc',
  ])('an observation is left out by %s', async (query) => {
    await open(`/observations?${query}`, [reply(list, anObservationList()), ...offline])
    await begin(7)

    expect(screen.queryByRole('region', { name: 'On this device' })).toBeNull()
  })

  test('an observation moves into the list once the server has it', async () => {
    const arrived = anObservationList({ items: [anObservationRow({ id: idOf(7), status: 'draft' })] })
    const saved = aSavedObservation({ id: idOf(7), status: 'draft', revision: 1 })
    await open('/observations', [
      reply(list, anObservationList({ items: [] })),
      reply(list, arrived),
      reply(contract.device.snapshot, aSnapshot()),
      reply(contract.observations.save, saved),
    ])
    await begin(7)

    expect(await screen.findByRole('row', { name: /Omar Haddad/ })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'On this device' })).toBeNull()
  })

  test('a draft that is deleted here leaves the list at once, before the server has heard of it', async () => {
    const mine = anObservationRow({ id: idOf(1), status: 'draft' })
    const saved = aSavedObservation({ id: idOf(1), status: 'draft' })
    await open('/observations', [
      reply(list, anObservationList({ items: [mine] })),
      reply(contract.device.snapshot, aSnapshot(saved)),
      unreachable(contract.observations.remove),
    ])
    const device = await openDevice(marisol.id)
    await waitFor(() => expect(device.find(idOf(1))).toBeTruthy())
    expect(await screen.findByRole('row', { name: /Omar Haddad/ })).toBeTruthy()
    await act(() => device.remove(idOf(1)))

    expect(screen.queryByRole('row', { name: /Omar Haddad/ })).toBeNull()
    expect(screen.queryByText('1 observation')).toBeNull()
  })

  test('an observation that waits for the server is marked in the list', async () => {
    const mine = anObservationRow({ status: 'draft' })
    await open('/observations', [
      reply(list, anObservationList({ items: [mine] })),
      reply(contract.device.snapshot, aSnapshot(aSavedObservation({ status: 'draft' }))),
      unreachable(contract.observations.save),
    ])
    expect(row('Omar').queryByText('On device')).toBeNull()
    await act(async () => {
      const device = await openDevice(marisol.id)
      await eventually(() => expect(device.find(idOf(1))).toBeDefined())
      await device.change(idOf(1), (document) => ({ ...document, privateNotes: 'More' }))
    })

    expect(await row('Omar').findByText('On device')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'On this device' })).toBeNull()
  })
})
