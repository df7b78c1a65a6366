import { expect, test } from 'vitest'
import { product } from '../../test/harness.ts'
import { failureOf } from './failure.ts'

const { database } = await product()

test('a failed query is written down by its place and its code, without what it carried', async () => {
  const canary = 'Sam was late again'
  const error = await database
    .platform(({ client }) => client.query('select $1::int', [canary]))
    .catch((it: unknown) => new Error(`Failed query, params: ${canary}`, { cause: it }))

  const written = JSON.stringify(failureOf(error))

  expect(written).toContain('22P02')
  expect(written).toContain('failure.test.ts')
  expect(written).not.toContain('Sam')
})
