import { Problem } from '@corridor/contract/problems'
import { describe, expect, test } from 'vitest'
import { aDevice } from '../../../testing/a-device.ts'
import { eventually } from '../../../testing/eventually.ts'
import { anObservationDocument, idOf } from '../../../testing/samples/sample-observations.ts'

const id = idOf(1)
const document = anObservationDocument()
const sending = { sendId: idOf(700), recipients: [], message: 'Thank you.' }
const note =
  (words: string) =>
  <T extends { privateNotes: string }>(it: T) => ({ ...it, privateNotes: words })

type Opened = Pick<Awaited<ReturnType<typeof aDevice>>, 'device'>

async function saved({ device }: Opened) {
  device.tryNow()
  await eventually(() => expect(device.stateOf(id)).toBe('saved'))
}

async function withOne() {
  const opened = await aDevice()
  await opened.device.add(id, document)
  await saved(opened)
  return opened
}

describe.each(['no-longer-observing', 'not-observing-that-day'] as const)('%s', (code) => {
  test('at finishing is said, and the text is saved as ever; finished again, it goes', async () => {
    const { server, device } = await withOne()
    server.fate = (call) => (call === 'complete' ? code : 'arrives')
    await device.finish(id)
    await eventually(() => expect(device.find(id)?.trouble?.message).toBe(new Problem(code).message))
    expect(device.find(id)).toMatchObject({ goal: 'draft', status: 'draft' })
    expect(device.waiting()).toBe(0)
    await device.change(id, note('Typed on'))
    device.tryNow()
    await eventually(() => expect(server.rows.get(id)?.document.privateNotes).toBe('Typed on'))
    await device.finish(id)
    await eventually(() => expect(device.find(id)?.trouble?.code).toBe(code))
    server.fate = () => 'arrives'
    await device.finish(id)

    await eventually(() => expect(server.rows.get(id)?.status).toBe('completed'))
    await eventually(() => expect(device.stateOf(id)).toBe('saved'))
  })

  test('at sending keeps what was to go with it, and sends nothing by itself later', async () => {
    const { server, device } = await withOne()
    await device.finish(id)
    await eventually(() => expect(device.find(id)?.status).toBe('completed'))
    server.fate = (call) => (call === 'send' ? code : 'arrives')
    await device.send(id, sending)
    await eventually(() => expect(device.find(id)?.trouble?.code).toBe(code))
    expect(device.find(id)).toMatchObject({ goal: 'completed', sending })
    expect(device.stateOf(id)).toBe('needs-you')
    server.fate = () => 'arrives'
    await device.retry(id)

    await eventually(() => expect(device.stateOf(id)).toBe('saved'))
    expect(server.sendings).toEqual([])
  })
})

test('a visit of somebody met at the door brings them into the lists of this device, once', async () => {
  const { server, device } = await aDevice()
  const snapshots: string[] = []
  server.fate = (call) => {
    if (call === 'snapshot') snapshots.push(call)
    return 'arrives'
  }
  server.fill = (it) => ({ ...it, educatorId: it.educatorId ?? document.educatorId })
  await eventually(() => expect(device.snapshot()).toBeDefined())
  const before = snapshots.length
  await device.add(id, { ...document, educatorId: null, provisional: { name: 'Nell Carver', room: '' } })
  await saved({ device })
  await eventually(() => expect(snapshots).toHaveLength(before + 1))
  await device.change(id, note('Typed on'))
  await saved({ device })

  expect(device.find(id)?.document.educatorId).toBe(document.educatorId)
  expect(snapshots).toHaveLength(before + 1)
})
