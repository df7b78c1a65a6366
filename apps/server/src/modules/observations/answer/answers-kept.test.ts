import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { agreed, answer, makeConferences } from '../test-conference.ts'
import { complete, openAs, read, save } from '../test-place.ts'
import { received, seen, send, shown } from '../test-sending.ts'

const made = await product()
const NOTICING = 1

const entry = (column: 'noticing' | 'wondering', text: string) => ({
  id: randomUUID(),
  at: '2026-10-22T15:06:00.000Z',
  column,
  text,
  about: null,
  tags: {},
  isStarred: false,
  causeId: null,
})

/** Omar has got a wondering, and has answered it. */
async function answered() {
  const world = await makeConferences(made)
  const { marisol, teacher, rows } = world
  const [set] = await rows(`select id from configurations where tool_type_id = ${NOTICING}`)
  const noticing = entry('noticing', 'Four pairs compared their answers.')
  const wondering = entry('wondering', 'How are pairs chosen?')
  const document = world.document({
    toolTypeId: NOTICING,
    configurationId: Number(set?.id),
    capture: { entries: [noticing, wondering] },
  })
  const { id } = read(await save(marisol, randomUUID(), document))
  /** Sends the observation anew with these entries, if it was opened again. */
  const sendWith = async (...entries: (typeof noticing)[]) => {
    const { document: last, revision } = await openAs(marisol, id)
    const saved = read(await save(marisol, id, { ...last, capture: { entries } }, revision))
    return read(await send(marisol, read(await complete(marisol, saved))))
  }
  await sendWith(noticing, wondering)
  seen(await answer(teacher, id, wondering.id, 'By who sits near.'))
  return { ...world, id, noticing, wondering, sendWith }
}

describe('an answer, once the observation is opened again', () => {
  test('is still read by who gave it, with the question they answered and nothing of the change', async () => {
    const { marisol, teacher, id, wondering } = await answered()
    await received.reopen(marisol, id)
    const { document, revision } = await openAs(marisol, id)
    const entries = [entry('noticing', 'Not said yet.'), { ...wondering, text: 'Not asked yet.' }]
    read(await save(marisol, id, { ...document, capture: { entries } }, revision))

    const found = await shown(teacher, id)

    expect(found.invitations).toEqual([
      {
        kind: 'answer',
        key: wondering.id,
        prompt: 'How are pairs chosen?',
        hint: '',
        choices: null,
        answer: 'By who sits near.',
        isAhead: false,
        isDone: true,
        isOpen: false,
      },
    ])
    expect(found).toMatchObject({ status: 'sent', record: { version: 1 } })
    expect(JSON.stringify(found)).not.toMatch(/Not said yet|Not asked yet/)
    expect(await answer(teacher, id, wondering.id, 'Changed.')).toMatchObject({
      status: 409,
      body: { code: 'observation-not-sent' },
    })
  })

  test('stands under its question when it is sent again, and can be changed again', async () => {
    const { marisol, teacher, id, noticing, wondering, sendWith } = await answered()
    await received.reopen(marisol, id)
    await sendWith(noticing, { ...wondering, text: 'How do you choose pairs?' })

    const found = await shown(teacher, id)

    expect(found.invitations).toMatchObject([
      { prompt: 'How do you choose pairs?', answer: 'By who sits near.', isOpen: true },
    ])
    expect(JSON.stringify(found.record)).toContain('By who sits near.')
  })

  test('stays at the end of the record for both where its question is gone', async () => {
    const { marisol, teacher, admin, id, noticing, sendWith } = await answered()
    await received.reopen(marisol, id)
    await sendWith(noticing)

    for (const reader of [teacher, marisol]) {
      const { record } = await shown(reader, id)
      expect(record.blocks.at(-1)).toMatchObject({
        kind: 'entries',
        title: 'Answers to an earlier question',
        items: [{ text: 'By who sits near.' }],
      })
      expect(JSON.stringify(record)).not.toContain('How are pairs chosen?')
    }
    expect((await shown(teacher, id)).invitations).toMatchObject([
      { prompt: 'An earlier question', answer: 'By who sits near.', isOpen: false },
    ])
    expect(JSON.stringify(await shown(admin, id))).not.toContain('By who sits near.')
  })
})

describe('a signature', () => {
  async function signed() {
    const world = await makeConferences(made)
    const sent = await world.sent()
    const key = agreed(sent.document.capture).signature?.of ?? ''
    const sign = (name: string, of = key) => answer(world.teacher, sent.id, of, name, 'signature')
    return { ...world, id: sent.id, key, sign, first: await sign('Omar Haddad') }
  }

  test('stands: said again it is the same, and no other name takes its place', async () => {
    const { sign, first, marisol, id, rows } = await signed()

    expect(seen(first).invitations.at(-1)).toMatchObject({ answer: 'Omar Haddad', isOpen: false })
    expect(await sign('Omar Haddad')).toMatchObject({ status: 200 })
    expect(await sign('Mickey Mouse')).toMatchObject({
      status: 422,
      body: { fields: { text: 'You have signed this. Your signature stands.' } },
    })
    expect(await rows('select revision from contributions')).toEqual([{ revision: 1 }])
    expect(JSON.stringify((await shown(marisol, id)).record)).toContain('Omar Haddad')
  })

  test('is asked for again only where something else was agreed', async () => {
    const { sign, marisol, teacher, id, key } = await signed()
    const sendAgain = async (capture: object) => {
      await received.reopen(marisol, id)
      const { document, revision } = await openAs(marisol, id)
      const next = { ...document, capture: { ...agreed({ ...document.capture, ...capture }) } }
      const saved = read(await save(marisol, id, next, revision))
      read(await send(marisol, read(await complete(marisol, saved))))
    }

    await sendAgain({})
    expect(await sign('Mickey Mouse')).toMatchObject({ status: 422 })
    await sendAgain({ agreements: [{ id: randomUUID(), text: 'We try it twice.' }] })

    const [open, before] = (await shown(teacher, id)).invitations
    expect(open).toMatchObject({ kind: 'signature', answer: null, isOpen: true })
    expect(before).toMatchObject({ key, answer: 'Omar Haddad', prompt: 'Signed before it was changed' })
    expect(seen(await sign('O. Haddad', open?.key)).invitations[0]).toMatchObject({ answer: 'O. Haddad' })
  })
})
