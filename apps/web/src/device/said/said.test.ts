import { describe, expect, test } from 'vitest'
import { aDevice } from '../../testing/a-device.ts'
import { eventually } from '../../testing/eventually.ts'
import { ModelServer } from '../../testing/model-server.ts'
import { idOf } from '../../testing/samples/sample-observations.ts'
import { readSealed } from '../sealing/sealed-disc.ts'

const observationId = idOf(1)
const rating = (key: string, text: string) => ({ observationId, kind: 'self-rating' as const, key, text })
const done = { observationId, kind: 'done' as const, key: 'done', text: '' }

/** A server that loses every call until told otherwise. */
function outOfReach() {
  const server = new ModelServer()
  server.fate = () => 'lost'
  return server
}

const heardBy = (server: ModelServer) => server.heard.map(({ kind, key, text }) => `${kind} ${key} ${text}`)

test('what is said goes to the server, and is “saved” only then', async () => {
  const { device, server } = await aDevice()

  const written = device.say(rating('1a', '3'))
  expect(device.stateOfSaid(observationId)).toBe('saving')
  await written
  device.tryNow()

  await eventually(() => expect(device.stateOfSaid(observationId)).toBe('saved'))
  expect(heardBy(server)).toEqual(['self-rating 1a 3'])
  // A page that has not asked again still shows the rating.
  expect(device.said()).toMatchObject([{ key: '1a', text: '3' }])
})

describe('without a connection', () => {
  test('what was said is kept on the device, survives the page, and goes in the order in which it was said', async () => {
    const server = outOfReach()
    const first = await aDevice({ server })
    await first.device.say(rating('1a', '2'))
    await first.device.say(rating('1b', '3'))
    await first.device.say(rating('1a', '4'))
    await first.device.say(done)
    first.device.tryNow()
    await eventually(() => expect(first.device.stateOfSaid(observationId)).toBe('on-device'))
    expect(first.device.waiting()).toBe(3)
    await first.close()

    const { device } = await aDevice({ server, userId: first.userId })
    expect(device.said().map(({ text }) => text)).toContain('4')
    server.fate = () => 'arrives'
    device.tryNow()

    await eventually(() => expect(device.stateOfSaid(observationId)).toBe('saved'))
    expect(heardBy(server)).toEqual(['self-rating 1b 3', 'self-rating 1a 4', 'done done '])
  })

  test('a lost answer is asked for again, and nothing newer is dropped for it', async () => {
    const server = new ModelServer()
    server.fate = (call) => (call === 'say' ? 'answer-lost' : 'arrives')
    const { device } = await aDevice({ server })
    await device.say(rating('1a', '2'))
    device.tryNow()
    await eventually(() => expect(device.stateOfSaid(observationId)).toBe('on-device'))
    await device.say(rating('1a', '3'))
    server.fate = () => 'arrives'
    device.tryNow()

    await eventually(() => expect(device.stateOfSaid(observationId)).toBe('saved'))
    expect(heardBy(server).at(-1)).toBe('self-rating 1a 3')
  })

  test('what was said is locked when its author signs out, and unlocked when they sign in again', async () => {
    const server = outOfReach()
    const { device, signOut, userId } = await aDevice({ server })
    server.fate = (call) => (call === 'snapshot' ? 'arrives' : 'lost')
    await device.refresh()
    await device.say(rating('1a', '3'))
    await device.say({ observationId, kind: 'reply', key: idOf(7), text: 'It felt', isDraft: true })
    await signOut()
    expect(await readSealed(userId)).toHaveLength(1)
    expect(JSON.stringify(localStorage)).not.toContain('It felt')

    server.fate = () => 'arrives'
    const again = await aDevice({ server, userId })
    await again.device.refresh()
    again.device.tryNow()

    await eventually(() => expect(heardBy(server)).toEqual(['self-rating 1a 3']))
    expect(again.device.said()).toContainEqual(expect.objectContaining({ text: 'It felt', isDraft: true }))
    expect(await readSealed(userId)).toEqual([])
  })
})

test('“Done” waits for what was rated before it', async () => {
  const server = outOfReach()
  const { device } = await aDevice({ server })
  await device.say(rating('1a', '3'))
  await device.say(done)
  const tried: string[] = []
  server.fate = (_, key) => {
    tried.push(key)
    return key === '1a' ? 'too-slow' : 'arrives'
  }
  device.tryNow()

  await eventually(() => expect(tried).toContain('1a'))
  await device.refresh()
  expect(heardBy(server)).toEqual([])
  server.fate = () => 'arrives'
  device.tryNow()
  await eventually(() => expect(heardBy(server)).toEqual(['self-rating 1a 3', 'done done ']))
})

test('an answer that the server refuses stays, says why, and waits for nobody until it is given anew', async () => {
  const server = new ModelServer()
  server.fate = (call) => (call === 'say' ? 'observation-already-sent' : 'arrives')
  const { device } = await aDevice({ server })
  await device.say(rating('1a', '3'))
  device.tryNow()

  await eventually(() => expect(device.stateOfSaid(observationId)).toBe('needs-you'))
  expect(device.said()[0]?.trouble).toBeTruthy()
  expect(device.waiting()).toBe(0)
  const [refused] = device.said()
  if (refused) await device.unsay(refused)
  expect(device.said()).toEqual([])
})

test('what is still being written is kept and not sent', async () => {
  const server = new ModelServer()
  const first = await aDevice({ server })
  await first.device.say({ observationId, kind: 'reply', key: idOf(7), text: 'It felt', isDraft: true })
  first.device.tryNow()
  await first.device.refresh()
  await first.close()

  const { device } = await aDevice({ server, userId: first.userId })
  expect(device.said()).toMatchObject([{ text: 'It felt', isDraft: true }])
  expect(device.stateOf()).toBe('saved')
  expect(server.heard).toEqual([])
})
