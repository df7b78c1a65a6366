import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { product } from '../../test/harness.ts'

const { app } = await product()
const asked = (url: string, encodings?: string) =>
  app.inject({ url, headers: encodings ? { 'accept-encoding': encodings } : {} })

test('a large answer travels small, and is the same', async () => {
  const url = '/api/openapi.json'
  const plain = await asked(url)
  const small = await asked(url, 'br, gzip')

  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(small.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
  expect(small.headers['content-length']).toBe(String(small.rawPayload.length))
  expect(JSON.parse(gunzipSync(small.rawPayload).toString())).toEqual(plain.json())
})

test('a small answer stays as it is', async () => {
  const { headers } = await asked('/readyz', 'gzip')

  expect(headers['content-encoding']).toBeUndefined()
})
