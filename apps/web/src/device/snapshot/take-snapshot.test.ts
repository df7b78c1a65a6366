import { describe, expect, test } from 'vitest'
import { aDevice } from '../../testing/a-device.ts'
import { eventually } from '../../testing/eventually.ts'
import {
  anObservationDocument,
  aSavedObservation,
  aSnapshot,
  idOf,
} from '../../testing/samples/sample-observations.ts'
import { setCapturing } from '../capturing.ts'
import { noDisc, noFileDisc } from '../disc/no-disc.ts'
import { Shelf } from '../files/shelf.ts'
import { Store } from '../store/store.ts'
import { arrived } from './arrival.ts'
import { takeObservations } from './take-snapshot.ts'

const id = idOf(1)
const document = anObservationDocument()
const sending = { sendId: idOf(700), recipients: [], message: 'Thank you.' }

async function withOne() {
  const opened = await aDevice()
  await opened.device.add(id, document)
  opened.device.tryNow()
  await eventually(() => expect(opened.device.stateOf(id)).toBe('saved'))
  return opened
}

describe('a snapshot', () => {
  test('brings what another device began', async () => {
    const { device, server } = await aDevice()
    server.rows.set(id, aSavedObservation({ status: 'draft' }))
    await device.refresh()

    expect(device.list().map((kept) => kept.id)).toEqual([id])
    expect(device.waiting()).toBe(0)
  })

  test('brings what another device changed, beside what is typed here', async () => {
    const { device, server } = await withOne()
    server.fate = (call) => (call === 'snapshot' ? 'arrives' : 'lost')
    await device.change(id, (it) => ({ ...it, privateNotes: 'Mine' }))
    const context = { ...document.context, studentsPresent: 21 }
    server.rows.set(
      id,
      aSavedObservation({ status: 'draft', revision: 2, document: { ...document, context } }),
    )
    await device.refresh()

    expect(device.find(id)?.document).toMatchObject({
      privateNotes: 'Mine',
      context: { studentsPresent: 21 },
      conflicts: [],
    })
  })

  test('that brings something unseen asks before it is sent', async () => {
    const { device, server } = await withOne()
    server.fate = (call) => (call === 'snapshot' ? 'arrives' : 'lost')
    await device.finish(id)
    await device.send(id, sending)
    const theirs = { ...document, privateNotes: 'Theirs' }
    server.rows.set(id, aSavedObservation({ status: 'draft', revision: 2, document: theirs }))
    await device.refresh()
    expect(device.find(id)).toMatchObject({
      goal: 'completed',
      sending,
      trouble: { code: 'observation-has-moved' },
      document: { privateNotes: 'Theirs' },
    })

    server.fate = () => 'arrives'
    await device.send(id, { ...sending, sendId: idOf(701) })
    await eventually(() =>
      expect(server.sendings).toMatchObject([{ sendId: idOf(701), observations: [{ id, revision: 2 }] }]),
    )
  })

  test('that clashes with what is to be sent lets the observer choose first', async () => {
    const author = { by: 'Marisol Okafor', at: '2026-10-22T15:00:00.000Z' }
    const store = new Store(noDisc, () => author)
    const mine = { ...document, privateNotes: 'Mine' }
    const known = arrived(aSavedObservation({ revision: 1 }), author.at)
    await store.put(id, { ...known, document: mine, goal: 'sent', sending })
    const theirs = { ...document, privateNotes: 'Theirs' }
    const around = { before: new Map(), author, shelf: new Shelf(noFileDisc), isOpen: () => false }
    await takeObservations(store, aSnapshot(aSavedObservation({ revision: 2, document: theirs })), around)

    expect(store.get(id)).toMatchObject({
      goal: 'completed',
      trouble: { code: 'observation-has-moved' },
      document: { privateNotes: 'Theirs', conflicts: [{ mine: 'Mine' }] },
    })
  })

  test('that brings nothing new lets a sending go on', async () => {
    const { device, server } = await withOne()
    server.fate = (call) => (call === 'snapshot' ? 'arrives' : 'lost')
    await device.finish(id)
    await device.send(id, sending)
    server.rows.set(id, aSavedObservation({ status: 'completed', revision: 2, document }))
    await device.refresh()
    server.fate = () => 'arrives'
    device.tryNow()

    await eventually(() => expect(server.rows.get(id)?.status).toBe('sent'))
  })

  test.each(['sent', 'removed'])('takes away what was %s elsewhere', async (how) => {
    const { device, server } = await withOne()
    if (how === 'sent') server.rows.set(id, aSavedObservation({ status: 'sent', revision: 1 }))
    else await server.remove(id)
    await device.refresh()
    device.tryNow()

    await eventually(() => expect(device.list()).toEqual([]))
    expect(server.rows.has(id)).toBe(how === 'sent')
  })

  test.each(['with something unsent in it', 'while somebody captures', 'that was opened here'])(
    'leaves an observation %s',
    async (which) => {
      const { device, server } = await withOne()
      server.fate = (call) => (call === 'save' ? 'lost' : 'arrives')
      if (which.startsWith('with')) await device.change(id, (it) => ({ ...it, privateNotes: 'Unsent' }))
      if (which.startsWith('while')) setCapturing(true)
      if (which.startsWith('that')) await device.fetch(id)
      await server.remove(id)
      await device.refresh()
      setCapturing(false)

      expect(device.list()).toHaveLength(1)
    },
  )

  test('that had no room for an observation leaves it as it is, and asks nothing', async () => {
    const { device, server } = await withOne()
    const calls = server.calls.length
    server.snapshot = async () => ({ ...aSnapshot(), named: [{ id, revision: 1, status: 'draft' }] })
    await device.refresh()
    device.tryNow()
    const other = idOf(2)
    await device.add(other, document)
    device.tryNow()
    await eventually(() => expect(device.stateOf(other)).toBe('saved'))

    expect(device.list().map((kept) => kept.id)).toEqual([id, other])
    expect(device.stateOf()).toBe('saved')
    expect(server.calls.slice(calls)).toEqual(['save'])
  })

  test('that only names an observation lets another device’s changes follow', async () => {
    const { device, server } = await withOne()
    const theirs = { ...document, privateNotes: 'Theirs' }
    server.rows.set(id, aSavedObservation({ status: 'completed', revision: 2, document: theirs }))
    server.snapshot = async () => ({ ...aSnapshot(), named: [{ id, revision: 2, status: 'completed' }] })
    await device.refresh()
    device.tryNow()

    await eventually(() => expect(device.stateOf(id)).toBe('saved'))
    expect(device.find(id)).toMatchObject({ status: 'completed', document: { privateNotes: 'Theirs' } })
  })

  test('that only names an observation fetches nothing; opened, it comes and stays', async () => {
    const { device, server } = await aDevice()
    server.rows.set(id, aSavedObservation({ status: 'draft' }))
    server.snapshot = async () => ({ ...aSnapshot(), named: [{ id, revision: 3, status: 'draft' }] })
    await device.refresh()
    expect(device.list()).toEqual([])

    await device.fetch(id)
    await device.refresh()
    expect(device.find(id)?.document).toEqual(document)
    expect(device.waiting()).toBe(0)
  })

  test('does not take away what was saved while it was on its way', async () => {
    const { device, server } = await aDevice()
    await device.add(id, document)
    const [early] = [aSnapshot()]
    server.snapshot = async () => {
      device.tryNow()
      await eventually(() => expect(device.stateOf(id)).toBe('saved'))
      return early
    }
    await device.refresh()

    expect(device.list()).toHaveLength(1)
  })

  test('without a connection leaves the last one', async () => {
    const { device, server } = await aDevice()
    await eventually(() => expect(device.snapshot()).toBeDefined())
    const last = device.snapshot()
    server.fate = () => 'lost'
    await device.refresh()

    expect(device.snapshot()).toBe(last)
    expect(device.isOffline()).toBe(true)
  })

  test('is there after a reload without a connection', async () => {
    const { device, server, userId, close } = await aDevice()
    await device.refresh()
    await close()
    server.fate = () => 'lost'
    const again = await aDevice({ userId, server })

    expect(again.device.snapshot()?.schools).toHaveLength(1)
    expect(again.device.contentOf(5, 1)).toMatchObject({ plannedSweeps: 5 })
  })

  test('keeps the set-up that something here was captured with', async () => {
    const { device, server } = await aDevice()
    await device.refresh()
    server.fate = (call) => (call === 'save' ? 'lost' : 'arrives')
    await device.add(id, document)
    const newer = aSnapshot()
    server.snapshot = async () => ({
      ...newer,
      configurations: newer.configurations.map((it) => ({
        ...it,
        version: 2,
        content: { plannedSweeps: 9 },
      })),
    })
    await device.refresh()

    expect(device.contentOf(5, 1)).toMatchObject({ plannedSweeps: 5 })
    expect(device.contentOf(5, 2)).toMatchObject({ plannedSweeps: 9 })
    expect(device.snapshot()?.configurations.map(({ isCurrent }) => isCurrent)).toEqual([true, false])
  })
})
