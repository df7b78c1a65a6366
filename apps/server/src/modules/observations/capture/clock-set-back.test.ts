import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { complete, makePlace, read, save } from '../test-place.ts'
import { shown } from '../test-sending.ts'

const made = await product()
const KEEPING_TIME = 6

test('a visit whose end is before its start is taken, and counts up to what was captured last', async () => {
  const place = await makePlace(made)
  const { marisol, rows } = place
  const [set] = await rows(`select id from configurations where tool_type_id = ${KEEPING_TIME}`)
  const start = (at: string, key: string) => ({ id: randomUUID(), at, key, note: '' })
  const document = place.document({
    toolTypeId: KEEPING_TIME,
    configurationId: Number(set?.id),
    startedAt: '2026-10-22T15:05:00.000Z',
    endedAt: '2026-10-22T14:12:00.000Z',
    capture: {
      activities: [
        start('2026-10-22T15:05:00.000Z', 'direct'),
        start('2026-10-22T15:10:00.000Z', 'modeling'),
        start('2026-10-22T15:12:00.000Z', 'guided'),
      ],
      groupings: [],
    },
  })

  const { id } = read(await complete(marisol, read(await save(marisol, randomUUID(), document))))

  const facts = await rows(`select item, value, n from observation_facts where observation_id = '${id}'`)
  expect(facts).toContainEqual({ item: 'category', value: 'direct', n: 300 })
  expect(facts).toContainEqual({ item: 'time', value: 'observed', n: 420 })
  expect(facts.every(({ n }) => Number(n) > 0)).toBe(true)
  const { record } = await shown(marisol, id)
  expect(record.endedAt).toBe('2026-10-22T15:12:00.000Z')
  expect(JSON.stringify(record)).toContain('7:00')
})
