import { randomUUID } from 'node:crypto'
import { contract, endpoints } from '@corridor/contract/contract'
import type { Endpoint } from '@corridor/contract/endpoint'
import type { JsonObject } from '@corridor/domain/data/json'
import { allTools, findTool } from '@corridor/tools/registry/registry'
import { afterAll, describe, expect, test } from 'vitest'
import { listed } from '../src/modules/configurations/test-sets.ts'
import { sending } from '../src/modules/observations/test-sending.ts'
import { product } from './harness.ts'
import { sampleOf } from './hostile/sample-of.ts'
import { type Path, put, recordsIn, spotsIn } from './hostile/spots.ts'
import { allTaken, changed, fullSampleOf, madeOf, roundsOf, unkeptIn } from './hostile/tools.ts'
import { insteadOf } from './hostile/values.ts'
import { makeWorld } from './hostile/world.ts'

// Every field of every endpoint, and of every tool's capture and settings × what a database, a calendar or a reader may
// stumble over. Whatever is sent, it is done or refused in words: nothing fails.

const made = await product({ ROSTER_KEY: 'k'.repeat(40) })
const world = await makeWorld(made)
const count = { requests: 0, reached: 0, sent: 0 }

afterAll(() => {
  process.stdout.write(
    `${count.requests} hostile requests; ${count.reached} endpoints did what they were asked.\n`,
  )
})

type Asked = Awaited<ReturnType<typeof world.askedOf>>

/** Each place of a request with what is put there instead. */
function hostileTo(asked: Asked, shape: Asked): { at: Path; instead: unknown }[] {
  const known = new Set<string>()
  const isNew = ({ path }: { path: Path }) => known.size < known.add(path.join('.')).size
  const spots = [...spotsIn(asked), ...spotsIn(shape)].filter(isNew)
  const fields = spots.flatMap(({ path, value }, place) =>
    oneInThree(insteadOf(value, path[0] !== 'body'), place).map((instead) => ({ at: path, instead })),
  )
  const keys = recordsIn(asked.body, ['body']).map((it) => ({
    at: [...it.path, 'a\0\ud83d'],
    instead: it.value,
  }))
  return [...fields, ...keys]
}

/** What one place is not told the next is, or that of the next endpoint; `npm run test:long` tells each place all. */
function oneInThree(values: readonly unknown[], place: number): readonly unknown[] {
  if (process.env.LONG === 'yes') return values
  const first = place % Math.min(3, values.length)
  return values.filter((_, index) => index % 3 === first)
}

async function ask(spec: Endpoint, { params = {}, query = {}, body }: Asked): Promise<number> {
  count.requests++
  const filled = Object.fromEntries(Object.entries(params).map(([key, it]) => [key, inAddress(it)]))
  const { status } = await world
    .callerFor(spec)
    .try(spec, { params: filled, query, ...(spec.body && { body }) })
  return status
}

function inAddress(value: unknown): string {
  const text = String(value)
  return /\p{Cs}/u.test(text) ? '%ED%A0%80' : encodeURIComponent(text)
}

/** Whoever tries often has to wait: here it is always the first time. */
const forgetAttempts = () => made.database.platform(({ client }) => client.query('delete from throttles'))

const isFine = (status: number) => status < 300

const told = endpoints.filter(({ params, query, body }) => params ?? query ?? body)

test.each(told)(
  '$method $path does what it is asked, or refuses it in words',
  { timeout: 60_000 },
  async (spec) => {
    await forgetAttempts()
    let asked = await world.askedOf(spec)
    const shape = { params: sampleOf(spec.params), query: sampleOf(spec.query), body: sampleOf(spec.body) }
    const hostile = hostileTo(asked, Object(shape))
    const usual = await ask(spec, asked)
    const failed = usual >= 500 ? ['as usual'] : []
    if (isFine(usual)) count.reached++

    let last = usual
    for (const { at, instead } of hostile) {
      // A write that was done cannot be done again: another is asked for.
      if (isFine(last) && spec.method !== 'GET') asked = await world.askedOf(spec)
      last = await ask(spec, Object(put(asked, at, instead)))
      if (last >= 500) failed.push(`${at.join('.')}: ${JSON.stringify(instead).slice(0, 60)}`)
      if (last === 429) await forgetAttempts()
    }

    expect(failed).toEqual([])
  },
)

// The last day there is: whatever is counted from it must not leave the calendar.
const moments = ['2026-10-22T15:05:00.000Z', '9999-12-31T23:59:59.999Z']

describe.each(allTools)('$key', { timeout: 60_000 }, (tool) => {
  const { id: toolTypeId, version: toolVersion } = tool
  const { marisol, teacher, admin, omar } = world
  const { save, complete, send, show, list } = contract.observations

  test('makes something that can be kept and shown of every capture that it takes', async () => {
    const sample = await fullSampleOf(tool)
    const [set] = await listed(admin, toolTypeId)
    const failed: unknown[] = []
    const open = (it: JsonObject) => tool.open(toolVersion, it)
    for (const [round, changes] of roundsOf(sample, open).entries()) {
      const capture = allTaken(open, sample, changes)
      failed.push(...unkeptIn(madeOf(tool, tool.open(toolVersion, capture))))
      const [startedAt = ''] = moments.slice(round % moments.length)
      const id = randomUUID()
      const kept = {
        toolTypeId,
        toolVersion,
        configurationId: set?.id ?? 0,
        configurationVersion: set?.version ?? 0,
      }
      const at = { params: { observationId: id } }
      const observe = async (spec: Endpoint, asked: object, caller = marisol) => {
        count.requests++
        const { status, body } = await caller.try(spec, { ...at, ...asked })
        if (status >= 500) failed.push([round, spec.path, status])
        if (spec === send && isFine(status)) count.sent++
        return body
      }
      const document = world.document({ ...kept, startedAt, endedAt: startedAt, capture })
      const saved = await observe(save, { body: { baseRevision: 0, document } })
      expect([round, saved]).toMatchObject([round, { revision: 1 }])
      // One from the future would ask for its day first.
      await world.rows(`update observations set is_ahead = false where id = '${id}'`)
      await observe(complete, { body: { revision: 1 } })
      await observe(show, {})
      await observe(send, { body: sending(1) })
      await observe(show, {}, teacher)
    }
    for (const spec of [contract.device.snapshot, list, contract.dashboard.show])
      expect((await marisol.try(spec, {})).status).toBe(200)
    expect((await marisol.try(contract.educators.show, { params: { educatorId: omar.id } })).status).toBe(200)
    expect(failed).toEqual([])
  })

  test('keeps every setting as a draft, and publishes what it takes', async () => {
    const sample = tool.usual()
    const [set] = await listed(admin, toolTypeId)
    const params = { configurationId: set?.id ?? 0 }
    const failed: unknown[] = []
    let [version, revision] = [set?.version ?? 0, 0]
    for (const [round, changes] of roundsOf(sample).entries()) {
      const content = allTaken((it) => tool.checkConfig(it), sample, changes)
      const mapping = Object.fromEntries(tool.items(content).map(({ id }) => [id, 'reworded']))
      count.requests += 2
      const kept = await admin.try(contract.configurations.save, {
        params,
        body: { baseRevision: revision, content: changed(sample, changes) },
      })
      const published = await admin.try(contract.configurations.publish, {
        params,
        body: { baseVersion: version, content, mapping },
      })
      failed.push(
        ...[kept, published].filter(({ status }) => !isFine(status)).map(({ body }) => [round, body]),
      )
      const now = contract.configurations.publish.response.safeParse(published.body).data
      version = now?.version ?? version
      revision = now?.draftRevision ?? revision
    }
    expect(failed).toEqual([])
  })
})

test('own content of any shape is kept, or refused in words', async () => {
  const tool = findTool(8)
  const bank = Object(tool?.usual()).bank.slice(0, 2)
  const failed: unknown[] = []
  for (const [round, changes] of roundsOf({ bank }).entries()) {
    count.requests++
    const body = { toolTypeId: 8, baseRevision: 0, content: changed({ bank }, changes) }
    const { status } = await world.marisol.try(contract.ownContent.save, { body })
    if (status >= 500) failed.push(round)
  }
  expect(failed).toEqual([])
})

test('no value of a header makes a request fail', async () => {
  const names = [
    'user-agent',
    'authorization',
    'cookie',
    'x-xsrf-token',
    'origin',
    'content-type',
    'x-forwarded-for',
  ]
  const values = [
    '\u00ff\u00fe',
    'x'.repeat(9_000),
    'Bearer %00',
    'corridor_device=%00; XSRF-TOKEN=%ED%A0%80',
    ';=;',
  ]
  const body = { email: 'nobody@example.test', password: 'x', staySignedIn: true }
  const ours = { 'x-requested-with': 'XMLHttpRequest', 'x-xsrf-token': 'known', cookie: 'XSRF-TOKEN=known' }
  const failed: unknown[] = []
  await forgetAttempts()
  for (const name of names)
    for (const value of values)
      for (const [spec, asked] of [
        [contract.auth.user, {}] as const,
        [contract.auth.login, { body }] as const,
      ]) {
        count.requests++
        const { status } = await made.guest.try(spec, asked, { ...ours, [name]: value })
        if (status >= 500) failed.push([spec.path, name, value.slice(0, 20)])
      }
  expect(failed).toEqual([])
})

test('most of the hostile requests asked for something that is done', () => {
  expect(count.requests).toBeGreaterThan(2_000)
  expect(count.reached).toBeGreaterThanOrEqual(45)
  expect(count.sent).toBeGreaterThanOrEqual(35)
})
