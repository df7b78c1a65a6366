import { expect, test } from 'vitest'
import { aDevice } from '../../../testing/a-device.ts'
import { eventually } from '../../../testing/eventually.ts'
import {
  anObservationDocument,
  aSavedObservation,
  idOf,
} from '../../../testing/samples/sample-observations.ts'

const id = idOf(1)
const document = anObservationDocument()
const sendingOf = (number: number) => ({ sendId: idOf(700 + number), recipients: [], message: 'Thank you.' })

type Opened = Awaited<ReturnType<typeof aDevice>>

async function saved({ device }: Opened) {
  device.tryNow()
  await eventually(() => expect(device.stateOf(id)).toBe('saved'))
}

/** A device with an observation that was sent from it. */
async function withSent() {
  const opened = await aDevice()
  await opened.device.add(id, document)
  await opened.device.finish(id)
  await opened.device.send(id, sendingOf(1))
  await eventually(() => expect(opened.device.find(id)?.status).toBe('sent'))
  opened.server.calls.length = 0
  return opened
}

test('an observation that was sent from here and opened again is a draft, and stays one', async () => {
  const opened = await withSent()
  const { server, device } = opened
  server.reopen(id)
  await device.refresh()
  await saved(opened)

  expect(device.find(id)).toMatchObject({ status: 'draft', version: 2, goal: 'draft', sending: null })
  expect(server.rows.get(id)?.status).toBe('draft')
  expect(server.calls).toEqual([])
})

test('an observation that was sent and opened again is changed and sent anew, once', async () => {
  const { server, device } = await withSent()
  server.reopen(id)
  await device.refresh()
  await device.change(id, (it) => ({ ...it, privateNotes: 'Mended' }))
  await device.finish(id)
  await device.send(id, sendingOf(2))

  await eventually(() => expect(server.rows.get(id)).toMatchObject({ status: 'sent', version: 2 }))
  expect(server.sendings.map(({ sendId }) => sendId)).toEqual([1, 2].map((it) => sendingOf(it).sendId))
  expect(server.rows.get(id)?.document.privateNotes).toBe('Mended')
})

test('a device may also hear that an observation was opened again when it asks whether its sending arrived', async () => {
  const opened = await aDevice()
  const { server, device } = opened
  server.fate = (call) => (call === 'send' ? 'answer-lost' : 'arrives')
  await device.add(id, document)
  await device.finish(id)
  await device.send(id, sendingOf(1))
  await eventually(() => expect(server.sendings).toHaveLength(1))
  server.reopen(id)
  server.fate = () => 'arrives'
  await saved(opened)

  expect(device.find(id)).toMatchObject({ status: 'draft', goal: 'draft', trouble: null })
  expect(server.rows.get(id)?.status).toBe('draft')
})

test.each(['with the next snapshot', 'when it saves'])(
  'another device that has the reopened observation as finished hears of it %s, and does not finish it again',
  async (how) => {
    const opened = await aDevice()
    const { server, device } = opened
    await device.add(id, document)
    await device.finish(id)
    await saved(opened)
    server.rows.set(id, aSavedObservation({ revision: 2, version: 2, status: 'draft' }))
    if (how.startsWith('with')) await device.refresh()
    else await device.change(id, (it) => ({ ...it, privateNotes: 'Typed on' }))
    await saved(opened)

    expect(device.find(id)).toMatchObject({ status: 'draft', goal: 'draft' })
    expect(server.rows.get(id)?.status).toBe('draft')
  },
)
