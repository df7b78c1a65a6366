import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { complete, makePlace, openAs, read, save, withSweep } from '../test-place.ts'

const { remove } = contract.observations
const made = await product()
const { marisol, document, rows } = await makePlace(made)

/** How many documents are delivered; more by `npm run faults`. */
const DOCUMENTS = process.env.FAULTS === 'full' ? 2_000 : 200

/** The items, each of them so often, in any order. */
const shuffled = <T>(items: readonly T[], counts: readonly number[]) => {
  const copies = items.flatMap((it, index) => Array.from({ length: counts[index] ?? 1 }, () => it))
  return fc.shuffledSubarray(copies, { minLength: copies.length })
}

const counts = (length: number) =>
  fc.array(fc.integer({ min: 1, max: 5 }), { minLength: length, maxLength: length })

describe('F12 each request delivered one to five times', () => {
  test('a visit saved three times and finished ends as if each had come once, wherever the echoes fall', async () => {
    // Each step comes for the first time in its turn, and again at any time later: a slow network delays, it does not invent.
    const echoes = fc.array(fc.tuple(fc.nat(3), fc.integer({ min: 0, max: 4 })), { maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(echoes, async (late) => {
        const id = randomUUID()
        const first = document()
        const versions = [first, withSweep(first), withSweep(withSweep(first))]
        const steps = [
          ...versions.map((it, base) => () => save(marisol, id, it, base)),
          () => complete(marisol, { id, revision: 3 }),
        ]
        for (const [index, step] of steps.entries()) {
          expect((await step()).status).toBe(200)
          for (const [which, after] of late)
            if (which <= index && after === index)
              expect([200, 409]).toContain((await steps[which]?.())?.status)
        }
        expect(await openAs(marisol, id)).toMatchObject({
          revision: 3,
          status: 'completed',
          document: versions[2],
        })
        expect(await sweepsCounted(id)).toBe(3)
      }),
      { numRuns: 8 },
    )
  }, 60_000)

  test('what was removed is not brought back by an echo, but by what was written on elsewhere', async () => {
    const [id, first] = [randomUUID(), document()]
    const second = withSweep(first)
    await save(marisol, id, first)
    await save(marisol, id, second, 1)
    expect(await marisol.call(remove, { params: { observationId: id }, query: {} })).toMatchObject({
      status: 200,
    })

    for (const echo of [() => save(marisol, id, first), () => save(marisol, id, second, 1)])
      expect(await echo()).toMatchObject({ status: 409, body: { code: 'observation-was-removed' } })
    expect(await rows(`select id from observations where id = '${id}'`)).toEqual([])

    expect(read(await save(marisol, id, withSweep(second), 3))).toMatchObject({ revision: 4 })
  })

  test(`${DOCUMENTS} documents, doubled and shuffled, arrive once each`, async () => {
    const sent = Array.from({ length: DOCUMENTS }, () => ({ id: randomUUID(), document: document() }))
    const plan = fc.sample(
      counts(sent.length).chain((each) => shuffled(sent, each)),
      { numRuns: 1, seed: 12 },
    )[0]
    if (!plan) throw new Error('Nothing is delivered.')
    const before = Number((await rows('select count(*) as n from observations'))[0]?.n)

    expect(plan.length).toBeGreaterThan(2 * DOCUMENTS)
    await inLanes(8, plan, async (it) => expect((await save(marisol, it.id, it.document)).status).toBe(200))

    const stored = await rows('select id, revision, document from observations')
    expect(stored).toHaveLength(before + sent.length)
    const byId = new Map(stored.map((it) => [it.id, it]))
    for (const it of sent) expect(byId.get(it.id)).toMatchObject({ revision: 1, document: it.document })
  }, 300_000)
})

async function sweepsCounted(id: string): Promise<number> {
  const found = await rows(
    `select n from observation_facts where observation_id = '${id}' and item = 'sweeps' and value = 'scorable'`,
  )
  return Number(found[0]?.n)
}

async function inLanes<T>(lanes: number, items: readonly T[], work: (item: T) => Promise<void>) {
  const waiting = [...items]
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let it = waiting.shift(); it; it = waiting.shift()) await work(it)
    }),
  )
}

describe('F13 a device whose clock is wrong', () => {
  const MINUTE = 60_000
  const YEAR = 365 * 24 * 60 * MINUTE
  const skews = [MINUTE, 5 * MINUTE, 24 * 60 * MINUTE, YEAR].flatMap((it) => [it, -it])

  test.each(skews)('by %i ms saves what it has, and its times are kept as it says', async (skew) => {
    const startedAt = new Date(made.clock.now.getTime() + skew).toISOString()
    const [id, sent] = [randomUUID(), document({ startedAt, endedAt: startedAt })]

    const first = read(await save(marisol, id, sent))
    const second = read(await save(marisol, id, withSweep(sent), first.revision))
    const { body } = await complete(marisol, second)

    // A visit dated next year counts for nobody: it asks for its day first.
    const [status, answer] =
      skew === YEAR ? ['draft', { code: 'visit-is-ahead' }] : ['completed', { status: 'completed' }]
    expect(body).toMatchObject(answer)
    expect(await openAs(marisol, id)).toMatchObject({ revision: 2, status, document: { startedAt } })
    const [row] = await rows(`select started_at from observations where id = '${id}'`)
    expect(row).toEqual({ started_at: new Date(startedAt) })
  })

  test('that jumps backwards between two saves: the later save stands', async () => {
    const [id, sent] = [randomUUID(), document({ endedAt: '2026-10-22T16:00:00.000Z' })]
    const first = read(await save(marisol, id, sent))
    const back = { ...sent, endedAt: '2025-10-22T16:00:00.000Z' }

    await save(marisol, id, back, first.revision)

    expect(await openAs(marisol, id)).toMatchObject({ revision: 2, document: back })
  })

  test('that stands in 1970 is believed; a day that is in no school year is in none', async () => {
    const startedAt = '1970-01-01T00:00:00.000Z'
    const [id, sent] = [randomUUID(), document({ startedAt })]

    expect((await save(marisol, id, sent)).status).toBe(200)
    expect(
      await rows(`select started_on::text, year_starts_on from observations where id = '${id}'`),
    ).toEqual([{ started_on: '1969-12-31', year_starts_on: null }])
  })
})

test('two devices at once: one is stored, the other is told, and nothing is lost between them', async () => {
  const [id, first] = [randomUUID(), document()]
  const { revision } = read(await save(marisol, id, first))
  const devices = Array.from({ length: 6 }, () => withSweep(first))

  const replies = await Promise.all(devices.map((it) => save(marisol, id, it, revision)))

  const stored = replies.filter(({ status }) => status === 200).map(read)
  expect(stored).toHaveLength(1)
  for (const { status, body } of replies)
    if (status !== 200) expect({ status, body }).toMatchObject({ status: 409, body: { current: stored[0] } })
})
