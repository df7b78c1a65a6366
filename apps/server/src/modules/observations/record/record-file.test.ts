import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import { afterEach, expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { agreed, answer, aStep, makeConferences } from '../test-conference.ts'
import { type Caller, complete, openAs, read, save } from '../test-place.ts'
import { received, send, sendAll, shown } from '../test-sending.ts'

const made = await product()
const NOW = made.clock.now
afterEach(() => {
  made.clock.now = NOW
})
const NARRATIVE = 5

type Query = { visit?: 'whole'; copy?: number }

function download(caller: Caller, observationId: string, query: Query = {}) {
  return caller.try(contract.observations.file, { params: { observationId }, query })
}

async function printed(caller: Caller, id: string, query?: Query) {
  const { status, body, headers } = await download(caller, id, query)
  if (!(body instanceof Uint8Array)) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`)
  return { text: readPdf(body).pages.join(' '), name: String(headers['content-disposition']) }
}

const aLine = (text: string, kind: string) => ({
  id: randomUUID(),
  at: '2026-10-22T15:06:00.000Z',
  kind,
  speaker: null,
  text,
  file: null,
  isIncluded: false,
  removedAt: null,
  tags: {},
})

/** A narrative with an interpretation that stays with Marisol. */
async function aWorld() {
  const world = await makeConferences(made)
  const [its] = await world.rows(`select id from configurations where tool_type_id = ${NARRATIVE}`)
  const lines = [aLine('Students compare.', 'action'), aLine('They were bored.', 'interpretation')]
  const visitId = randomUUID()
  const document = world.document({
    visitId,
    toolTypeId: NARRATIVE,
    configurationId: Number(its?.id),
    capture: { lines },
    privateNotes: 'Nobody reads this.',
  })
  const saved = read(await save(world.marisol, randomUUID(), document))
  return { ...world, visitId, narrative: read(await complete(world.marisol, saved)) }
}

test('before an observation is sent, its observer prints what would go out, marked as not sent', async () => {
  const { marisol, teacher, admin, narrative, trail } = await aWorld()

  const { text, name } = await printed(marisol, narrative.id)

  expect(text).toContain('Not sent')
  expect(text).toContain('Students compare.')
  expect(text).not.toMatch(/bored|Nobody reads/)
  expect(text).toContain('Somebody, Principal')
  expect(name).toContain('filename="Corridor Observation record Omar Haddad 2026-10-22.pdf"')
  expect(await trail()).toContain(`observation.download on ${narrative.id} by ${marisol.id}`)
  expect(await download(teacher, narrative.id)).toMatchObject({ status: 404 })
  expect((await printed(admin, narrative.id)).text).not.toMatch(/bored|Nobody reads/)
})

test('once an observation was sent, everybody prints the copy, with message and reply', async () => {
  const { marisol, teacher, as, narrative, trail } = await aWorld()
  read(await send(marisol, narrative, { message: 'Thank you for having me.' }))
  await received.reply(teacher, narrative.id, 'It was a good day.')

  for (const reader of [marisol, teacher]) {
    const { text } = await printed(reader, narrative.id)
    expect(text).toMatch(/Thank you for having me\..*Students compare\..*It was a good day\./)
    expect(text).toContain('Copy 1, unchanged since sent')
    expect(text).not.toMatch(/bored|Nobody reads|Not sent/)
  }
  expect(await trail()).toEqual(
    expect.arrayContaining([
      `observation.read on ${narrative.id} by ${teacher.id}`,
      `observation.download on ${narrative.id} by ${teacher.id}`,
    ]),
  )
  const stranger = await as('teacher')
  expect(await download(stranger, narrative.id)).toMatchObject({ status: 404 })
  expect(await download(stranger, randomUUID())).toMatchObject({ status: 404 })
})

test('an interpretation is said to stay until it was sent with the rest, and then by nobody', async () => {
  const { marisol, teacher, narrative } = await aWorld()
  const said = async (caller: Caller) => JSON.stringify((await shown(caller, narrative.id)).record)
  expect(await said(marisol)).toContain('Interpretation · not sent')
  await sendAll(marisol, [narrative], { withInterpretation: true })

  for (const reader of [marisol, teacher]) {
    expect(await said(reader)).toContain('They were bored.')
    expect(await said(reader)).not.toContain('not sent')
    const { text } = await printed(reader, narrative.id)
    expect(text).not.toContain('not sent')
    expect(text).toMatch(/· Interpretation(?! ·).*They were bored\./)
  }
})

test('while an observation is reopened, the educator still prints what was sent, and both copies can be printed later', async () => {
  const { marisol, teacher, as, narrative } = await aWorld()
  const sent = read(await send(marisol, narrative, { message: 'First.' }))
  await received.reopen(marisol, sent.id)

  expect((await printed(teacher, sent.id)).text).toContain('First.')
  expect((await printed(marisol, sent.id)).text).toContain('Not sent')
  expect((await printed(marisol, sent.id, { copy: 1 })).text).toContain('Copy 1, unchanged since sent')
  expect(await download(teacher, sent.id, { copy: 2 })).toMatchObject({ status: 404 })
  const leader = await as('assistant-principal')
  expect(await download(leader, sent.id, { copy: 1 })).toMatchObject({ status: 404 })
})

test('what was sent together is one document; alone it is one tool', async () => {
  const { marisol, teacher, visitId, narrative, document } = await aWorld()
  const onTask = read(await complete(marisol, read(await save(marisol, randomUUID(), document({ visitId })))))
  await sendAll(marisol, [narrative, onTask], { message: 'Both.' })

  const whole = await printed(teacher, onTask.id, { visit: 'whole' })
  expect(whole.text).toMatch(/Visit record.*Part 1 of 2.*Part 2 of 2/)
  expect(whole.name).toContain('Corridor Visit record Omar Haddad')
  expect((await printed(teacher, onTask.id)).text).not.toContain('Students compare.')
})

test('a step that was agreed before stands under the record, on the page and on paper, and goes when it is closed', async () => {
  const { marisol, teacher, narrative, omar } = await aWorld()
  const stepId = randomUUID()
  const agree = async (status: 'open' | 'done') =>
    marisol.call(contract.educators.saveStep, {
      params: { educatorId: omar.id, stepId },
      body: { text: 'Pause three seconds.', dueOn: '2026-10-30', status },
    })
  await agree('open')
  expect((await shown(marisol, narrative.id)).steps).toEqual([])
  read(await send(marisol, narrative))

  for (const reader of [marisol, teacher]) {
    const { steps } = await shown(reader, narrative.id)
    expect(steps).toEqual([{ text: 'Pause three seconds.', agreedOn: '2026-10-22', dueOn: '2026-10-30' }])
    expect((await printed(reader, narrative.id)).text).toContain('Agreed Oct 22, due Oct 30')
  }
  await agree('done')
  expect((await shown(teacher, narrative.id)).steps).toEqual([])
  expect((await printed(teacher, narrative.id)).text).not.toContain('Pause three seconds.')
})

test('a conference lists its steps itself, and they are not said again under it', async () => {
  const { teacher, sent } = await aWorld()
  const { id } = await sent(agreed({ steps: [aStep('Post the first task.')] }))

  expect((await shown(teacher, id)).steps).toEqual([])
  expect((await printed(teacher, id)).text.match(/Post the first task\./g)).toHaveLength(1)
})

test('a signature that came after sending is printed beside the copy, once, for the two who know of it', async () => {
  const { marisol, teacher, as, sent } = await aWorld()
  const { id } = await sent()
  const [toSign] = (await shown(teacher, id)).invitations
  const before = await printed(teacher, id)
  await answer(teacher, id, toSign?.key ?? '', 'O. Haddad', 'signature')

  expect(before.text).not.toContain('Signed after it was sent')
  for (const reader of [marisol, teacher]) {
    const { text } = await printed(reader, id)
    expect(text).toMatch(/Signed after it was sent\s+Educator · Oct 22, \d+:\d+ [AP]M\s+O\. Haddad/)
    expect(text).toContain('Copy 1, unchanged since sent')
  }
  expect((await printed(await as('district-admin'), id)).text).not.toContain('O. Haddad')

  // Sent anew as it was agreed, the copy has the signature itself; the first copy keeps it beside.
  made.clock.now = new Date(made.clock.now.getTime() + 60_000)
  await received.reopen(marisol, id)
  expect((await printed(teacher, id)).text.match(/O\. Haddad/g)).toHaveLength(1)
  read(await send(marisol, read(await complete(marisol, await openAs(marisol, id)))))
  for (const copy of [1, 2]) {
    const { text } = await printed(teacher, id, { copy })
    expect(text.match(/O\. Haddad/g)).toHaveLength(1)
    expect(text.includes('Signed after it was sent')).toBe(copy === 1)
  }
})
