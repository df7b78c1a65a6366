import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import type { SavedObservation } from '@corridor/contract/observations/observations'
import type { ObservationDocument } from '@corridor/domain/observation/observation'
import { describe, expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { statementsOf } from '../../../../test/statements.ts'
import { aLookForSet, both, LOOK_FORS, publishedSet } from '../../configurations/test-sets.ts'
import { complete, makePlace, openAs, read, save, withSweep } from '../test-place.ts'
import { received, sendAll, shown } from '../test-sending.ts'

const made = await product()
const { acknowledge, reopen, reply } = received

/** A principal, an educator who signs in, and three tools of one visit that are finished. */
async function aVisit(details: Partial<ObservationDocument> = {}) {
  const place = await makePlace(made)
  const teacher = await place.as('teacher')
  await place.link(place.omar.id, teacher.id)
  const visitId = randomUUID()
  const finish = (minute: number, more: Partial<ObservationDocument> = {}) =>
    place.finished(place.marisol, { visitId, startedAt: at(minute), ...details, ...more })
  const [one, two, three] = [await finish(1), await finish(2), await finish(3)]
  return { ...place, teacher, visitId, finish, one, two, three, all: [one, two, three] as const }
}

const at = (minute: number) => `2026-10-22T15:0${minute}:00.000Z`
const idsOf = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id)
const sentTo = (reply: { body: unknown }) => contract.visits.send.response.parse(reply.body)
const about = ({ id }: Pick<SavedObservation, 'id'>, words: string) => ({
  fields: { [`observations.${id}`]: expect.stringContaining(words) },
})

describe('three tools of a visit', () => {
  test('are sent in one call: a copy of each, one mail and one link, one message', async () => {
    const { marisol, teacher, all, one, two, three, rows, trail, visitId } = await aVisit()

    const answer = sentTo(await sendAll(marisol, [three, one, two], { message: 'Thank you.' }))

    expect(answer.observations.map(({ id, status }) => `${id} ${status}`)).toEqual(
      idsOf([three, one, two]).map((id) => `${id} sent`),
    )
    const [sending] = await rows('select * from sendings')
    expect(sending).toMatchObject({ visit_id: visitId, message: 'Thank you.' })
    expect(await rows('select from sent_copies')).toHaveLength(3)
    expect(await rows('select from deliveries')).toHaveLength(1)
    const [mail, ...more] = await rows(
      `select subject, text from mails where id = (select mail_id from deliveries where is_educator)`,
    )
    expect(more).toEqual([])
    expect(mail?.subject).toBe('3 observations from Somebody')
    expect(mail?.text).toContain('sent you 3 observations of one visit from Copper Ridge')
    expect(mail?.text).toContain('You sign in to open them.')
    expect(String(mail?.text).match(/https?:\S+/g)).toEqual([
      expect.stringContaining(`/observations/2/view/${one.id}`),
    ])
    for (const { id } of all) expect(await trail()).toContain(`observation.send on ${id} by ${marisol.id}`)
    const page = await shown(teacher, two.id)
    expect(idsOf(page.others)).toEqual(idsOf([one, three]))
    expect([page, ...page.others].map(({ record }) => record.message)).toEqual(Array(3).fill('Thank you.'))
    const { deliveries, others } = await shown(marisol, three.id)
    expect(deliveries).toHaveLength(1)
    expect(idsOf(others)).toEqual(idsOf([one, two]))
  })

  test('are sent once, however often it is asked for; a lost reply is told again, also after reading', async () => {
    const { marisol, teacher, all, one, rows } = await aVisit()
    const same = { sendId: randomUUID() }

    const replies = await Promise.all(Array.from({ length: 6 }, () => sendAll(marisol, all, same)))
    for (const answer of replies) expect(sentTo(answer).observations).toHaveLength(3)
    await acknowledge(teacher, one.id, 1)
    const again = sentTo(await sendAll(marisol, all, same))

    expect(again.observations.map(({ status }) => status)).toEqual(Array(3).fill('acknowledged'))
    expect(await rows('select from sendings')).toHaveLength(1)
    expect(await rows('select from sent_copies')).toHaveLength(3)
    expect(await rows('select from deliveries')).toHaveLength(1)
    expect(await rows(`select from audit_events where event = 'observation.send'`)).toHaveLength(3)
  })

  test('one that is left out stays ready, and is a sending of its own later', async () => {
    const { marisol, teacher, one, two, three } = await aVisit()
    await sendAll(marisol, [one, two])
    expect(await openAs(marisol, three.id)).toMatchObject({ status: 'completed' })

    await sendAll(marisol, [three])
    expect(idsOf((await shown(teacher, one.id)).others)).toEqual([two.id])
    expect((await shown(teacher, three.id)).others).toEqual([])
  })

  test('cost hardly more statements than one', async () => {
    const [alone, visit] = [await aVisit(), await aVisit()]
    const one = await statementsOf(made.database, () => sendAll(alone.marisol, [alone.one]))
    const three = await statementsOf(made.database, () => sendAll(visit.marisol, visit.all))

    // For each observation it is asked who observed that day and which files are missing, and the trail has a line.
    expect(three.length - one.length).toBeLessThanOrEqual(6)
    expect(three.length).toBeLessThanOrEqual(24)
  })
})

describe('read mark and reply', () => {
  test('are for what was sent together, from whichever of it', async () => {
    const { marisol, teacher, all, two, three, rows, trail } = await aVisit()
    await sendAll(marisol, all)

    await reply(teacher, three.id, 'The pause felt long.')
    const page = await acknowledge(teacher, two.id, 1)

    expect(page).toMatchObject({ status: 200 })
    for (const { id } of all) {
      const seen = await shown(marisol, id)
      expect(seen).toMatchObject({ status: 'acknowledged', replies: [{ text: 'The pause felt long.' }] })
      expect(seen.others.map(({ status, replies }) => [status, replies.length])).toEqual([
        ['acknowledged', 1],
        ['acknowledged', 1],
      ])
      expect(await trail()).toContain(`observation.acknowledge on ${id} by ${teacher.id}`)
    }
    expect(await rows(`select from contributions where kind = 'reply'`)).toHaveLength(1)
    expect((await shown(marisol, two.id)).deliveries).toMatchObject([{ isEducator: true }])
  })

  test('two marks at once do not wait for each other for ever', async () => {
    const { marisol, teacher, all } = await aVisit()
    await sendAll(marisol, all)

    const replies = await Promise.all([...all, ...all].map(({ id }) => acknowledge(teacher, id, 1)))
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200))
  })

  test('opening any of them marks the one delivery as opened, and the trail names all that was read', async () => {
    const { marisol, teacher, all, two, trail } = await aVisit()
    await sendAll(marisol, all)
    await shown(teacher, two.id)

    expect((await shown(marisol, all[0].id)).deliveries).toMatchObject([{ state: 'opened' }])
    for (const { id } of all) expect(await trail()).toContain(`observation.read on ${id} by ${teacher.id}`)
  })
})

describe('all or nothing', () => {
  type Visit = Awaited<ReturnType<typeof aVisit>>
  type Mixed = (
    visit: Visit,
  ) => Promise<{ all: SavedObservation[]; code: string; which: SavedObservation; words: string }>
  const mixed: [string, Mixed][] = [
    [
      'one that has moved',
      async ({ marisol, one, two, three }) => {
        read(await save(marisol, two.id, withSweep(two.document), two.revision))
        return {
          all: [one, two, three],
          code: 'observation-has-moved',
          which: two,
          words: 'On Task (2): This',
        }
      },
    ],
    [
      'a draft',
      async ({ marisol, document, visitId, one }) => {
        const draft = read(await save(marisol, randomUUID(), document({ visitId })))
        return {
          all: [one, draft],
          code: 'observation-not-completed',
          which: draft,
          words: 'On Task (2): Finish',
        }
      },
    ],
    [
      'one of another visit',
      async ({ one, finish }) => {
        const other = await finish(4, { visitId: randomUUID() })
        return { all: [one, other], code: 'observations-apart', which: other, words: 'one visit' }
      },
    ],
    [
      'one with another purpose, which others would read',
      async ({ one, finish }) => {
        const other = await finish(4, { purpose: 'coaching' })
        return { all: [one, other], code: 'observations-apart', which: other, words: 'one purpose' }
      },
    ],
    [
      'one of somebody else',
      async ({ as, finished, visitId, one }) => {
        const other = await finished(await as('principal'), { visitId })
        return { all: [one, other], code: 'observation-not-found', which: other, words: 'does not exist' }
      },
    ],
    [
      'one that was sent',
      async ({ marisol, one, two }) => {
        await sendAll(marisol, [two])
        return { all: [one, two], code: 'observation-already-sent', which: two, words: 'On Task (2): This' }
      },
    ],
    [
      'one that was emptied since',
      async ({ marisol, one, two }) => {
        const emptied = { ...two.document, capture: { sweeps: [] } }
        const saved = read(await save(marisol, two.id, emptied, two.revision))
        return { all: [one, saved], code: 'observation-incomplete', which: saved, words: 'On Task (2):' }
      },
    ],
  ]

  test.each(mixed)('%s among them: it is named, and nothing is sent', async (_, mix) => {
    const visit = await aVisit()
    const { all, code, which, words } = await mix(visit)
    const before = await visit.rows('select send_id from sent_copies')

    const answer = await sendAll(visit.marisol, all)

    expect(answer.body).toMatchObject({ code, ...about(which, words) })
    expect(await visit.rows('select send_id from sent_copies')).toEqual(before)
    expect(await openAs(visit.marisol, visit.one.id)).toMatchObject({ status: 'completed' })
  })

  test('another visit in the address, the same twice, or a used id: refused, nothing sent', async () => {
    const { marisol, one, two, three, rows } = await aVisit()
    const sendId = randomUUID()
    await sendAll(marisol, [three], { sendId })

    expect(await sendAll(marisol, [one], { visitId: randomUUID() })).toMatchObject({
      body: { code: 'observations-apart' },
    })
    expect(await sendAll(marisol, [one, one])).toMatchObject({ status: 422 })
    expect(await sendAll(marisol, [two], { sendId })).toMatchObject({ status: 422 })
    expect(await rows('select from sent_copies')).toHaveLength(1)
  })

  test('a role that was taken away meanwhile sends nothing', async () => {
    const { marisol, all, rows } = await aVisit()
    await rows(`delete from assignments where user_id = ${marisol.id}`)

    expect(await sendAll(marisol, all)).toMatchObject({ status: 403, body: { code: 'no-longer-observing' } })
    expect(await rows('select from sendings')).toEqual([])
  })
})

test('two sets of one tool are told apart by what they are called', async () => {
  const { admin, marisol, finish, one } = await aVisit()
  const ofSet = async (title: string, minute: number) => {
    const { id: configurationId } = await publishedSet(admin, null, aLookForSet(both, title))
    const none = { choice: null, choices: {}, number: null, text: '', evidence: '' }
    const seen = { at: at(minute), state: 'observed', ...none }
    const capture = { marks: { a: seen }, runs: [], files: [] }
    return finish(minute, {
      toolTypeId: LOOK_FORS,
      toolVersion: 1,
      configurationId,
      configurationVersion: 1,
      capture,
    })
  }
  const [discourse, writing] = [await ofSet('Math Discourse', 4), await ofSet('Writing', 5)]
  await sendAll(marisol, [writing])

  expect((await sendAll(marisol, [one, discourse, writing])).body).toMatchObject(
    about(writing, 'Writing: This'),
  )
})

describe('coaching that was sent together', () => {
  test('is between the two: no colleague gets it, and nobody else finds one through another', async () => {
    const { admin, marisol, teacher, all, one } = await aVisit({ purpose: 'coaching' })
    expect(await sendAll(marisol, all, { recipients: [admin.id] })).toMatchObject({ status: 422 })
    await sendAll(marisol, all)
    await reply(teacher, one.id, 'Between us.')

    for (const { id } of all)
      expect(await admin.call(contract.observations.show, { params: { observationId: id } })).toMatchObject({
        status: 404,
      })
  })
})

describe('an observation that is opened again', () => {
  test('leaves the others as they were sent; sent anew it is a copy of its own, and both ways are shown', async () => {
    const { marisol, teacher, all, one, two, three, rows } = await aVisit()
    await sendAll(marisol, all, { message: 'First words' })
    await reply(teacher, two.id, 'Thank you.')

    await reopen(marisol, two.id)
    await acknowledge(teacher, one.id, 1)
    expect(await openAs(marisol, two.id)).toMatchObject({ status: 'draft', version: 2 })
    expect(await openAs(marisol, three.id)).toMatchObject({ status: 'acknowledged' })
    expect(idsOf((await shown(teacher, one.id)).others)).toEqual(idsOf([two, three]))

    const draft = await openAs(marisol, two.id)
    const saved = read(await save(marisol, two.id, withSweep(draft.document), draft.revision))
    await sendAll(marisol, [read(await complete(marisol, saved))], { message: 'Second words' })

    const first = await shown(teacher, one.id)
    expect(idsOf(first.others)).toEqual([three.id])
    expect(first.apart).toMatchObject([{ id: two.id, toolTypeId: 2 }])
    expect(first.replies).toMatchObject([{ text: 'Thank you.' }])
    const second = await shown(teacher, two.id)
    expect(second).toMatchObject({ status: 'sent', others: [], record: { message: 'Second words' } })
    expect(second.apart.map(({ id }) => id)).toEqual(idsOf([one, three]))
    expect(await rows('select from sendings')).toHaveLength(2)
    expect(await rows('select from sent_copies')).toHaveLength(4)
  })
})
