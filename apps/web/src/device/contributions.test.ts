import { describe, expect, test } from 'vitest'
import { aDevice } from '../testing/a-device.ts'
import { eventually } from '../testing/eventually.ts'
import { anObservationDocument, idOf } from '../testing/samples/sample-observations.ts'

const id = idOf(1)
const document = anObservationDocument()
const answer = {
  kind: 'answer' as const,
  key: 'post-1',
  by: 'Omar Haddad',
  text: 'Slower than I thought.',
  at: '2026-10-22T15:10:00.000Z',
}

async function saved() {
  const opened = await aDevice()
  const { device, server } = opened
  await device.add(id, document)
  device.tryNow()
  await eventually(() => expect(device.stateOf(id)).toBe('saved'))
  const add = (contributions = [answer]) => {
    const row = server.rows.get(id)
    if (row) server.rows.set(id, { ...row, contributions })
  }
  return { ...opened, add }
}

describe('what the educator adds', () => {
  test('arrives with the next save, and touches nothing that was typed', async () => {
    const { device, add } = await saved()
    add()
    await device.change(id, (it) => ({ ...it, privateNotes: 'Typed on' }))
    device.tryNow()

    await eventually(() => expect(device.find(id)?.contributions).toEqual([answer]))
    expect(device.find(id)?.document.privateNotes).toBe('Typed on')
  })

  test('arrives when somebody looks, and the same again draws nothing anew', async () => {
    const { device, add } = await saved()
    add()
    await device.hear(id)
    const heard = device.find(id)
    expect(heard).toMatchObject({ contributions: [answer], document })
    await device.hear(id)

    expect(device.find(id)).toBe(heard)
    await eventually(() => expect(device.stateOf(id)).toBe('saved'))
  })

  test('arrives with a snapshot', async () => {
    const { device, add } = await saved()
    add([{ ...answer, text: 'Changed.' }])
    await device.refresh()

    await eventually(() => expect(device.find(id)?.contributions).toMatchObject([{ text: 'Changed.' }]))
  })

  test('is not asked for while the server lacks the observation, and stays as it was without an answer', async () => {
    const { device, server, add } = await saved()
    add()
    await device.hear(id)
    server.fate = () => 'lost'
    await device.hear(id)
    await device.add(idOf(2), anObservationDocument({ visitId: idOf(902) }))
    await device.hear(idOf(2))

    expect(device.find(id)?.contributions).toEqual([answer])
    expect(device.find(idOf(2))?.contributions).toBeUndefined()
  })
})

test('a sending that may not go out yet is parked with the reason, and keeps its people and words', async () => {
  const { device, server } = await saved()
  server.fate = (call) => (call === 'send' ? 'observation-not-ready' : 'arrives')
  await device.finish(id)
  const sending = { sendId: idOf(700), recipients: [], message: 'Thank you.' }
  await device.send(id, sending)

  await eventually(() => expect(device.stateOf(id)).toBe('needs-you'))
  // The observation stays editable.
  expect(device.find(id)).toMatchObject({
    goal: 'completed',
    status: 'completed',
    sending,
    trouble: { code: 'observation-not-ready' },
  })
  server.fate = () => 'arrives'
  await device.change(id, (it) => ({ ...it, privateNotes: 'Signed now' }))
  await device.send(id, sending)
  await eventually(() => expect(server.rows.get(id)?.status).toBe('sent'))
})
