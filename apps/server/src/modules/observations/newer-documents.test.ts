import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import { describe, expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'
import { complete, makePlace, openAs, read, save, withSweep } from './test-place.ts'
import { received, send } from './test-sending.ts'

const made = await product()
const { snapshot, visits } = contract.device
const { open, remove, show } = contract.observations

/** Documents as a newer server left them before it was rolled back. */
const newer = {
  'a newer capture': `document || '{"toolVersion": 99}' || jsonb_build_object('capture', document->'capture' || '{"news": 1}')`,
  'a newer envelope': `document || '{"format": 2, "news": 1}'`,
  'a newer tool': `document || '{"toolTypeId": 99}'`,
}

describe.each(Object.entries(newer))('%s than the server’s', (_, document) => {
  const isNewer = { status: 409, body: { code: 'app-is-newer' } }
  const stored = async (rows: (sql: string) => Promise<unknown>, id: string) =>
    rows(`select document, revision from observations where id = '${id}'`)

  test('is named in the snapshot, opens for nobody, and is kept as it is', async () => {
    const { marisol, document: blank, rows } = await makePlace(made)
    const other = read(await save(marisol, randomUUID(), blank()))
    const saved = read(await save(marisol, randomUUID(), blank()))
    await rows(`update observations set document = ${document} where id = '${saved.id}'`)
    const before = await stored(rows, saved.id)
    const params = { observationId: saved.id }

    const { observations, named } = snapshot.response.parse((await marisol.call(snapshot, {})).body)
    expect(observations.map(({ id }) => id)).toEqual([other.id])
    expect(named.map(({ id }) => id)).toEqual([saved.id])
    expect(await marisol.call(open, { params })).toMatchObject(isNewer)
    expect(await marisol.call(show, { params })).toMatchObject(isNewer)
    for (const base of [0, saved.revision, saved.revision + 7])
      expect(await save(marisol, saved.id, withSweep(saved.document), base)).toMatchObject(isNewer)
    expect(await complete(marisol, saved)).toMatchObject(isNewer)
    expect(await stored(rows, saved.id)).toEqual(before)

    expect(await marisol.call(remove, { params, query: {} })).toMatchObject({ status: 200 })
  })

  test('is not sent, and leaves a talk its other visits', async () => {
    const { marisol, finished, omar, rows } = await makePlace(made)
    const [one, other] = [await finished(marisol), await finished(marisol)]
    await rows(`update observations set document = ${document} where id = '${other.id}'`)

    expect(await send(marisol, other)).toMatchObject(isNewer)
    const { body } = await marisol.call(visits, { query: { educator: omar.id } })

    expect(visits.response.parse(body).visits.map(({ observationId }) => observationId)).toEqual([one.id])
  })
})

test('a copy with what this server cannot show says so', async () => {
  const { marisol, finished, rows } = await makePlace(made)
  const { id, revision } = await finished(marisol)
  read(await send(marisol, { id, revision }))
  await rows(`
    insert into sent_copies (district_id, observation_id, version, send_id, revision, record, message, sent_at)
    select district_id, observation_id, 2, send_id, revision,
      record || '{"blocks": [{"kind": "hologram"}]}', message, sent_at from sent_copies`)

  const answer = await received.copy(marisol, id, 2)

  expect(answer).toMatchObject({ status: 409, body: { code: 'app-is-newer' } })
  expect(await openAs(marisol, id)).toMatchObject({ status: 'sent' })
})
