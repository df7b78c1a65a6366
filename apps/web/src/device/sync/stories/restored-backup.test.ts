import { describe, expect, test } from 'vitest'
import { aDevice } from '../../../testing/a-device.ts'
import { eventually } from '../../../testing/eventually.ts'
import type { ModelServer } from '../../../testing/model-server.ts'
import { anObservationDocument, idOf } from '../../../testing/samples/sample-observations.ts'

const id = idOf(1)
const document = anObservationDocument()
const sending = { sendId: idOf(700), recipients: [], message: 'Thank you.' }
const pdf = new File(['%PDF-1.7 a worksheet'], 'homework.pdf', { type: 'application/pdf' })

type Opened = Awaited<ReturnType<typeof aDevice>>

async function saved({ device }: Opened) {
  device.tryNow()
  await eventually(() => expect(device.stateOf(id)).toBe('saved'))
}

/** A device with an observation that the server has in its second revision, with a PDF in it. */
async function withOne() {
  const opened = await aDevice()
  await opened.device.add(id, document)
  await saved(opened)
  const file = await opened.device.addFile(id, pdf)
  await opened.device.change(id, (it) => ({ ...it, capture: { ...it.capture, photos: [{ id, file }] } }))
  await saved(opened)
  await eventually(() => expect(opened.server.files.size).toBe(1))
  return { ...opened, file, mine: opened.device.find(id)?.document }
}

/** Empties the server, like a backup from before any of this device’s work. */
function restoreEmpty(server: ModelServer) {
  server.rows.clear()
  server.copies.clear()
  server.files.clear()
}

describe('a server that was restored from an older backup', () => {
  test.each(['draft', 'completed'] as const)(
    'and has forgotten a %s gets it back, with its photos',
    async (status) => {
      const opened = await withOne()
      const { server, device, file, mine } = opened
      if (status === 'completed') await device.finish(id)
      await saved(opened)
      restoreEmpty(server)
      await device.refresh()
      expect(device.waiting()).toBe(1)
      await saved(opened)

      expect(server.rows.get(id)).toMatchObject({ revision: 2, status, document: mine })
      expect(server.files.has(file.id)).toBe(true)
      expect(device.find(id)?.document).toEqual(mine)
    },
  )

  test('and has forgotten one that was sent a moment ago gets it back, and it is sent again', async () => {
    const opened = await withOne()
    const { server, device, mine } = opened
    await device.finish(id)
    await device.send(id, sending)
    await eventually(() => expect(server.rows.get(id)?.status).toBe('sent'))
    await saved(opened)
    restoreEmpty(server)
    await device.refresh()
    device.tryNow()

    await eventually(() => expect(server.rows.get(id)).toMatchObject({ status: 'sent', document: mine }))
    expect(server.sendings.map(({ sendId }) => sendId)).toEqual([sending.sendId, sending.sendId])
    expect(server.files.size).toBe(1)
  })

  test('and lost only a photo gets that again before it is sent', async () => {
    const { server, device } = await withOne()
    server.files.clear()
    const lacking = () => (server.files.size === 0 ? 'observation-lacks-files' : 'arrives')
    server.fate = (call) => (call === 'send' ? lacking() : 'arrives')
    await device.finish(id)
    await device.send(id, sending)

    await eventually(() => expect(server.rows.get(id)?.status).toBe('sent'))
    expect(device.find(id)?.trouble).toBeNull()
  })

  test('and knows an older text takes the newer one, and the photos that came since', async () => {
    const opened = await withOne()
    const { server, device, mine } = opened
    const row = server.rows.get(id)
    restoreEmpty(server)
    if (row) server.rows.set(id, { ...row, revision: 1, document })
    await device.refresh()
    await saved(opened)

    expect(server.rows.get(id)?.document).toEqual(mine)
    expect(server.files.size).toBe(1)
  })

  test('and no longer lets this person observe: the work stays, and says why', async () => {
    const opened = await withOne()
    const { server, device, mine } = opened
    restoreEmpty(server)
    server.fate = (call) => (call === 'save' ? 'may-not-observe' : 'arrives')
    await device.refresh()
    device.tryNow()
    await eventually(() => expect(device.stateOf(id)).toBe('needs-you'))
    await device.refresh()
    expect(device.unsent()).toMatchObject([{ id, document: mine, trouble: { code: 'may-not-observe' } }])

    server.fate = () => 'arrives'
    await device.retry(id)
    await saved(opened)
    expect(server.rows.get(id)).toMatchObject({ revision: 2, document: mine })
  })

  test('to when it was sent gets what was written after it was opened again', async () => {
    const opened = await withOne()
    const { server, device } = opened
    const row = server.rows.get(id)
    await device.change(id, (it) => ({ ...it, privateNotes: 'Written since' }))
    await saved(opened)
    await eventually(() => expect(server.rows.get(id)?.revision).toBe(3))
    if (row) server.rows.set(id, { ...row, status: 'sent', revision: 1, document })
    await device.refresh()
    device.tryNow()

    await eventually(() => expect(server.rows.get(id)?.document.privateNotes).toBe('Written since'))
    expect(server.rows.get(id)?.status).toBe('sent')
  })

  test('cannot be reached again: what it forgot waits, also over a reload', async () => {
    const { server, device, userId, close, mine } = await withOne()
    restoreEmpty(server)
    server.fate = (call) => (call === 'snapshot' ? 'arrives' : 'lost')
    await device.refresh()
    await close()
    server.fate = () => 'arrives'
    const again = await aDevice({ userId, server })
    await saved(again)

    expect(server.rows.get(id)).toMatchObject({ revision: 2, document: mine })
  })
})

describe('what the server no longer names because it was', () => {
  test('removed elsewhere goes, and stays removed', async () => {
    const { server, device } = await withOne()
    await server.remove(id)
    await device.refresh()
    device.tryNow()

    await eventually(() => expect(device.find(id)).toBeUndefined())
    expect(server.rows.size).toBe(0)
    expect(device.stateOf()).toBe('saved')
  })

  test('sent elsewhere goes, and is asked for once', async () => {
    const { server, device } = await withOne()
    const row = server.rows.get(id)
    if (row) server.rows.set(id, { ...row, status: 'sent' })
    server.calls.length = 0
    await device.refresh()
    device.tryNow()

    await eventually(() => expect(device.find(id)).toBeUndefined())
    await device.refresh()
    expect(server.calls).toEqual(['save'])
    expect(server.rows.get(id)).toEqual({ ...row, status: 'sent' })
  })

  test('changed and sent elsewhere goes too, and is asked for once', async () => {
    const { server, device } = await withOne()
    const row = server.rows.get(id)
    const theirs = { ...document, privateNotes: 'Theirs' }
    if (row) server.rows.set(id, { ...row, status: 'sent', revision: 5, document: theirs })
    server.calls.length = 0
    await device.refresh()
    device.tryNow()

    await eventually(() => expect(device.waiting()).toBe(0))
    expect(device.find(id)).toBeUndefined()
    expect(server.calls).toEqual(['save'])
    expect(server.rows.get(id)).toMatchObject({ status: 'sent', revision: 5, document: theirs })
  })

  test('removed elsewhere is kept where somebody typed on, as newer than the removal', async () => {
    const { server, device } = await withOne()
    await server.remove(id)
    server.fate = (call) => (call === 'snapshot' ? 'arrives' : 'lost')
    await device.refresh()
    await device.change(id, (it) => ({ ...it, privateNotes: 'Typed on' }))
    server.fate = () => 'arrives'
    device.tryNow()

    await eventually(() => expect(server.rows.get(id)?.document.privateNotes).toBe('Typed on'))
  })
})
