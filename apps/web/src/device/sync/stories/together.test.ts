import { describe, expect, test } from 'vitest'
import { aDevice } from '../../../testing/a-device.ts'
import { eventually } from '../../../testing/eventually.ts'
import {
  anObservationDocument,
  aSavedObservation,
  idOf,
} from '../../../testing/samples/sample-observations.ts'

const [one, two, three] = [idOf(1), idOf(2), idOf(3)]
const ids = [one, two, three]
const document = anObservationDocument()
const sending = { sendId: idOf(700), recipients: [], message: 'Thank you.', together: ids }
const { together: _, ...alone } = sending
const note = (privateNotes: string) => (it: typeof document) => ({ ...it, privateNotes })

/** Three finished tools of a visit, of which no server has heard. */
async function offline() {
  const opened = await aDevice()
  opened.server.fate = () => 'lost'
  for (const id of ids) await opened.device.add(id, document)
  for (const id of ids) await opened.device.finish(id)
  return opened
}

/** Three finished tools of a visit that the server had before they were finished. */
async function offlineAgain() {
  const opened = await aDevice()
  for (const id of ids) await opened.device.add(id, document)
  opened.device.tryNow()
  await eventually(() => expect(opened.device.waiting()).toBe(0))
  opened.server.fate = () => 'lost'
  for (const id of ids) await opened.device.finish(id)
  return opened
}

type Opened = Awaited<ReturnType<typeof aDevice>>
const statuses = ({ server }: Opened) => ids.map((id) => server.rows.get(id)?.status)

function online({ server, device }: Opened) {
  server.fate = () => 'arrives'
  device.tryNow()
}

describe('what goes together', () => {
  // Any of the observations may keep the sending, and so have its turn first or last.
  test.each(ids)('waits until all of it is there, and goes in one call: kept by %s', async (id) => {
    const opened = await offline()
    await opened.device.send(id, sending)
    await eventually(() => expect(opened.device.stateOf(id)).toBe('on-device'))
    online(opened)

    await eventually(() => expect(statuses(opened)).toEqual(['sent', 'sent', 'sent']))
    expect(opened.server.sendings).toMatchObject([{ sendId: sending.sendId, message: 'Thank you.' }])
    expect(opened.server.sendings[0]?.observations).toHaveLength(3)
    expect(opened.server.calls.filter((call) => call === 'send')).toHaveLength(1)
    await eventually(() => expect(opened.device.waiting()).toBe(0))
    expect(opened.device.list().map(({ status }) => status)).toEqual(['sent', 'sent', 'sent'])
  })

  test('is sent once, also when the answer was lost', async () => {
    const opened = await offline()
    await opened.device.send(two, sending)
    opened.server.fate = (call) => (call === 'send' ? 'answer-lost' : 'arrives')
    opened.device.tryNow()
    await eventually(() => expect(opened.server.sendings).toHaveLength(1))
    online(opened)

    await eventually(() => expect(opened.device.waiting()).toBe(0))
    expect(opened.server.sendings).toHaveLength(1)
  })

  test('is not sent while one of them does not arrive', async () => {
    const opened = await offline()
    await opened.device.send(one, sending)
    opened.server.fate = (call, id) => (call === 'complete' && id === three ? 'given-up' : 'arrives')
    opened.device.tryNow()
    await eventually(() => expect(statuses(opened)).toEqual(['completed', 'completed', 'draft']))
    expect(opened.server.sendings).toEqual([])
    online(opened)

    await eventually(() => expect(statuses(opened)).toEqual(['sent', 'sent', 'sent']))
  })

  test('a tool that is left out stays as it is', async () => {
    const opened = await offline()
    await opened.device.send(one, { ...sending, together: [one, three] })
    online(opened)

    await eventually(() => expect(statuses(opened)).toEqual(['sent', 'completed', 'sent']))
    expect(opened.device.find(two)).toMatchObject({ goal: 'completed', status: 'completed' })
  })

  test('an entry of an older build, for one observation, still goes', async () => {
    const opened = await offline()
    await opened.device.send(two, alone)
    online(opened)

    await eventually(() => expect(statuses(opened)).toEqual(['completed', 'sent', 'completed']))
  })
})

describe('nothing is sent', () => {
  const said = (opened: Opened) => opened.device.find(one)?.trouble?.message

  test('while another is taken back: it says so, and keeps what was written', async () => {
    const opened = await offline()
    await opened.device.send(one, sending)
    await opened.device.resume(two)
    online(opened)

    await eventually(() =>
      expect(said(opened)).toBe('On Task is not finished any more, so nothing of this visit was sent.'),
    )
    expect(opened.device.find(one)).toMatchObject({
      goal: 'completed',
      sending: null,
      words: { message: 'Thank you.', recipients: [] },
    })
    expect(opened.server.sendings).toEqual([])
  })

  test('that another device changed meanwhile before somebody has looked at it', async () => {
    const opened = await offlineAgain()
    await opened.device.change(two, (it) => ({ ...it, isAnnounced: true }))
    await opened.device.send(one, sending)
    opened.server.rows.set(
      two,
      aSavedObservation({ id: two, status: 'draft', revision: 2, document: note('Theirs')(document) }),
    )
    online(opened)

    await eventually(() => expect(opened.device.find(two)?.trouble?.code).toBe('observation-has-moved'))
    await eventually(() => expect(opened.device.stateOf(one)).toBe('on-device'))
    expect(opened.server.sendings).toEqual([])
    await opened.device.retry(two)

    await eventually(() => expect(statuses(opened)).toEqual(['sent', 'sent', 'sent']))
  })

  test('where the server refuses one: it is named at that one, and at what kept the sending', async () => {
    const opened = await offline()
    await opened.device.send(one, sending)
    // Somebody has sent the observation from another device meanwhile.
    opened.server.fate = (call) => {
      const row = opened.server.rows.get(two)
      if (call === 'send' && row) opened.server.rows.set(two, { ...row, status: 'sent' })
      return 'arrives'
    }
    opened.device.tryNow()

    await eventually(() => expect(said(opened)).toBe(`About ${two}. Nothing of this visit was sent.`))
    expect(opened.device.find(two)?.trouble?.code).toBe('observation-already-sent')
    expect(opened.device.find(three)).toMatchObject({ goal: 'completed', trouble: null })
    expect(opened.server.sendings).toEqual([])
  })
})
