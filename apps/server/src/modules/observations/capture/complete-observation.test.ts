import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import { describe, expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { aSweep } from '../../../../test/sample-observation.ts'
import { complete, makePlace, openAs, type Place, read, save, withSweep } from '../test-place.ts'

const made = await product()
const place = () => makePlace(made)
const { remove } = contract.observations

const factsOf = async ({ rows }: Pick<Place, 'rows'>) =>
  Object.fromEntries(
    (await rows('select item, value, n from observation_facts order by item, value')).map((it) => [
      `${it.item} ${it.value}`,
      it.n,
    ]),
  )
const monthsOf = async ({ rows }: Pick<Place, 'rows'>) =>
  (await rows('select item, value, month::text, n from monthly_facts order by item, value, month')).map(
    (it) => `${it.month} ${it.item} ${it.value} ${it.n}`,
  )

describe('finishing', () => {
  test('makes it count, once', async () => {
    const here = await place()
    const { marisol, document, rows, trail } = here
    const saved = read(await save(marisol, randomUUID(), document()))
    expect([await factsOf(here), await monthsOf(here)]).toEqual([{}, []])

    const done = read(await complete(marisol, saved))

    expect(done).toEqual({ ...saved, status: 'completed' })
    expect(read(await complete(marisol, saved))).toEqual(done)
    const counted = {
      'code on-task': 2,
      'code passive': 1,
      'sweeps scorable': 1,
      'whole-group on-task': 2,
      'whole-group passive': 1,
    }
    expect(await factsOf(here)).toEqual(counted)
    expect(await monthsOf(here)).toEqual(
      Object.entries(counted)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, n]) => `2026-10-01 ${name} ${n}`),
    )
    expect(await rows('select status, completed_at from observations')).toEqual([
      { status: 'completed', completed_at: made.clock.now },
    ])
    expect((await trail()).at(-1)).toBe(`observation.complete on ${saved.id} by ${marisol.id}`)
    expect((await trail()).filter((it) => it.includes('complete'))).toHaveLength(1)
  })

  test('another state than the observer has seen asks again', async () => {
    const { marisol, document } = await place()
    const saved = read(await save(marisol, randomUUID(), document()))
    const next = read(await save(marisol, saved.id, withSweep(saved.document), 1))

    expect(await complete(marisol, saved)).toMatchObject({
      status: 409,
      body: { code: 'observation-has-moved', current: next },
    })
    expect(await openAs(marisol, saved.id)).toMatchObject({ status: 'draft' })
  })

  test('what is missing is said, and it stays a draft', async () => {
    const here = await place()
    const { marisol, document } = here
    const half = aSweep('2026-10-22T15:05:00.000Z', { 1: 'on-task', 2: 'on-task', 3: 'passive' })
    const captures = [{ sweeps: [] }, { sweeps: [{ ...half, present: 5 }] }]
    for (const capture of captures) {
      const saved = read(await save(marisol, randomUUID(), document({ capture })))
      expect(await complete(marisol, saved)).toMatchObject({
        status: 422,
        body: { code: 'observation-incomplete', fields: { capture: expect.stringMatching(/sweep/i) } },
      })
      expect(await openAs(marisol, saved.id)).toMatchObject({ status: 'draft' })
    }
    expect(await monthsOf(here)).toEqual([])
  })

  test('what was finished may still be edited, and then counts as it is', async () => {
    const here = await place()
    const { marisol, finished } = here
    const done = await finished(marisol)
    const moved = { ...withSweep(done.document), startedAt: '2026-09-30T16:00:00.000Z' }

    const edited = read(await save(marisol, done.id, moved, done.revision))

    expect(edited).toMatchObject({ status: 'completed', revision: 2 })
    expect(await factsOf(here)).toMatchObject({ 'code on-task': 5, 'sweeps scorable': 2 })
    const months = await monthsOf(here)
    expect(months).toContain('2026-09-01 code on-task 5')
    expect(months.filter((it) => it.startsWith('2026-10'))).toEqual([])
  })

  test('visits add up, month by month', async () => {
    const here = await place()
    const { finished, admin, marisol } = here
    await Promise.all([finished(marisol), finished(admin), finished(marisol), finished(admin)])
    await finished(marisol, { startedAt: '2026-10-01T05:30:00.000Z' })
    await finished(marisol, { startedAt: '2026-10-01T06:30:00.000Z' })

    // The visit's night is still September where it happened.
    expect((await monthsOf(here)).filter((it) => it.includes(' code on-task'))).toEqual([
      '2026-09-01 code on-task 2',
      '2026-10-01 code on-task 10',
    ])
  })

  test('many edits at once never stand in each other’s way', async () => {
    const here = await place()
    const { finished, marisol } = here
    const done = await Promise.all(Array.from({ length: 6 }, () => finished(marisol)))

    const replies = await Promise.all(
      done.map((it) => save(marisol, it.id, withSweep(it.document), it.revision)),
    )

    expect(replies.map(({ status }) => status)).toEqual(done.map(() => 200))
    expect(await monthsOf(here)).toContain('2026-10-01 code on-task 30')
  })
})

describe('deleting', () => {
  test('a draft is gone, and it is in the trail', async () => {
    const { marisol, document, rows, trail } = await place()
    const { id } = read(await save(marisol, randomUUID(), document()))

    expect(await marisol.call(remove, { params: { observationId: id }, query: {} })).toMatchObject({
      status: 200,
    })

    expect(await rows('select id from observations')).toEqual([])
    expect((await trail()).at(-1)).toBe(`observation.delete on ${id} by ${marisol.id}`)
    expect(await marisol.call(remove, { params: { observationId: id }, query: {} })).toMatchObject({
      status: 404,
    })
  })

  test('what counts, was sent or was opened again stays', async () => {
    const { marisol, finished, rows } = await place()
    const { id } = await finished(marisol)
    const ask = () => marisol.call(remove, { params: { observationId: id }, query: {} })

    expect(await ask()).toMatchObject({
      status: 409,
      body: { code: 'observation-has-moved', current: { status: 'completed' } },
    })
    for (const change of [`status = 'sent'`, `status = 'acknowledged'`, `status = 'draft', version = 2`]) {
      await rows(`update observations set ${change}`)
      expect(await ask()).toMatchObject({ status: 409, body: { code: 'observation-already-sent' } })
    }
    expect(await rows('select id from observations')).toHaveLength(1)
  })
})
