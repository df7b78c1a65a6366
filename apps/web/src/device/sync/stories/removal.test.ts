import { describe, expect, test } from 'vitest'
import { aDevice } from '../../../testing/a-device.ts'
import { eventually } from '../../../testing/eventually.ts'
import {
  anObservationDocument,
  aSavedObservation,
  idOf,
} from '../../../testing/samples/sample-observations.ts'

const id = idOf(1)
const document = anObservationDocument()
const theirs = { ...document, privateNotes: 'Theirs' }
const finished = 'This observation was already finished, so it was not deleted.'

async function withOne() {
  const opened = await aDevice()
  await opened.device.add(id, document)
  opened.device.tryNow()
  await eventually(() => expect(opened.device.stateOf(id)).toBe('saved'))
  const removals = () => opened.server.calls.filter((call) => call === 'remove').length
  return { ...opened, removals }
}

describe('a draft that is removed here', () => {
  test('and was finished elsewhere stays, and the observer hears why; it is asked once', async () => {
    const { server, device, removals } = await withOne()
    server.rows.set(id, aSavedObservation({ status: 'completed', revision: 2, document: theirs }))
    await device.remove(id)

    await eventually(() => expect(device.find(id)?.trouble?.message).toBe(finished))
    expect(device.find(id)).toMatchObject({ goal: 'completed', status: 'completed', document: theirs })
    expect(device.waiting()).toBe(0)
    expect(removals()).toBe(1)
    await device.retry(id)
    expect(device.stateOf(id)).toBe('saved')
  })

  test('and was finished elsewhere keeps what was typed here before', async () => {
    const { server, device, removals } = await withOne()
    server.fate = () => 'lost'
    const context = { ...document.context, studentsPresent: 21 }
    await device.change(id, (it) => ({ ...it, context }))
    server.rows.set(id, aSavedObservation({ status: 'completed', revision: 2, document: theirs }))
    await device.remove(id)
    server.fate = () => 'arrives'
    device.tryNow()

    await eventually(() => expect(server.rows.get(id)).toMatchObject({ revision: 3, status: 'completed' }))
    expect(server.rows.get(id)?.document).toMatchObject({ privateNotes: 'Theirs', context })
    await eventually(() => expect(device.waiting()).toBe(0))
    expect(removals()).toBe(1)
  })

  test('and turns out to be changed elsewhere is looked at first; then it may go', async () => {
    const { server, device, removals } = await withOne()
    server.rows.set(id, aSavedObservation({ status: 'draft', revision: 2, document: theirs }))
    const save = server.save.bind(server)
    server.save = (...sent) => {
      server.save = save
      void device.remove(id)
      return save(...sent)
    }
    await device.change(id, (it) => ({ ...it, context: { ...it.context, studentsPresent: 21 } }))
    device.tryNow()

    await eventually(() => expect(device.find(id)?.trouble?.code).toBe('observation-has-moved'))
    expect(device.find(id)).toMatchObject({ goal: 'draft', document: { privateNotes: 'Theirs' } })
    expect(removals()).toBe(0)
    await device.remove(id)
    await eventually(() => expect(server.rows.size).toBe(0))
  })

  test('and was changed elsewhere unheard is looked at first; then it may go', async () => {
    const { server, device, removals } = await withOne()
    server.rows.set(id, aSavedObservation({ status: 'draft', revision: 2, document: theirs }))
    await device.remove(id)

    await eventually(() => expect(device.find(id)?.trouble?.code).toBe('observation-has-moved'))
    expect(device.find(id)).toMatchObject({ goal: 'draft', document: theirs })
    expect(removals()).toBe(1)
    await device.remove(id)
    await eventually(() => expect(server.rows.size).toBe(0))
  })

  test('and was sent elsewhere goes from this device alone', async () => {
    const { server, device, removals } = await withOne()
    server.rows.set(id, aSavedObservation({ status: 'sent', revision: 2 }))
    await device.remove(id)

    await eventually(() => expect(device.waiting()).toBe(0))
    expect(device.list()).toEqual([])
    expect(server.rows.size).toBe(1)
    expect(removals()).toBe(1)
  })
})
