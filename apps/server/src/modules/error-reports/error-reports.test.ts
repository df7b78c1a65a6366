import { contract } from '@corridor/contract/contract'
import { MOST_REPORT_BYTES } from '@corridor/contract/error-reports'
import { beforeEach, expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'

const { app, clock, guest, logged } = await product()
const { create } = contract.errorReports

beforeEach(() => {
  clock.now = new Date(clock.now.getTime() + 60_000)
  logged.length = 0
})

const SCRIPT = 'https://corridor.example/assets/index.js'
const written = () => logged.filter((it) => it.includes('browserError'))

function reportOf(message: string, filename = SCRIPT) {
  const frames = [{ filename, lineno: 3, colno: 7, method: 'save' }]
  const trace = { exception: { class: 'SyntaxError', message }, frames }
  return {
    data: { environment: 'production', body: { trace, telemetry: ['typed'] }, person: { id: 5 } },
    access_token: 'x',
  }
}

test('where an error happened is written down; what people wrote is not', async () => {
  const reply = await guest.try(
    create,
    { body: reportOf('Unexpected token, "Sam was late" is not valid JSON') },
    {},
  )

  expect(reply).toMatchObject({ status: 200, body: { err: 0 } })
  const line = logged.find((it) => it.includes('browserError')) ?? ''
  expect(line).toContain('save https://corridor.example/assets/index.js:3:7')
  expect(line).toContain('SyntaxError')
  expect(line).not.toMatch(/Sam|late|typed|person/)
})

test('a body that is no error report is refused', async () => {
  expect(await guest.try(create, { body: { data: 'x' } }, {})).toMatchObject({ status: 422 })
})

test('sixty are written down a minute, whoever sends them, and that there were more', async () => {
  for (let n = 1; n <= 100; n += 1)
    expect(await guest.try(create, { body: reportOf(`error ${n}`) }, {})).toMatchObject({ status: 200 })
  expect(written()).toHaveLength(60)
  expect(logged.filter((it) => it.includes('more errors than are written down'))).toHaveLength(1)

  clock.now = new Date(clock.now.getTime() + 60_000)
  await guest.try(create, { body: reportOf('a minute later') }, {})
  expect(written().at(-1)).toContain('a minute later')
})

test('a report that is longer than our own reporter makes it is not read', async () => {
  const headers = { 'content-type': 'application/json' }
  const payload = JSON.stringify({ ...reportOf('long'), more: 'x'.repeat(MOST_REPORT_BYTES) })
  const reply = await app.inject({ method: 'POST', url: '/api/error-reports', headers, payload })

  expect([reply.statusCode, reply.json().code]).toEqual([413, 'too-large'])
  expect(written()).toEqual([])
})

const TOKEN = 'q3-Zt_8fK2mWcVb7XyR0LhN5pJd1GsE9aTuIo4BxYwA'

test.each([
  ['a bearer', `Refused: Bearer short-one, then ${TOKEN}`],
  ['an address', 'No answer for omar@alder-valley.example or omar%40alder-valley.example'],
  ['a link to a new password', `At /auth/password-reset/${TOKEN}/omar@alder-valley.example it broke`],
  ['an invitation', 'At https://corridor.example/auth/invite/short-one it broke'],
  ['a link to a record', 'At /records/short-one?key=short-one#short-one it broke'],
  ['a query', 'At /observations?name=omar&key=short-one it broke'],
])('%s is blacked out, in words and in places', async (_, message) => {
  await guest.try(create, { body: reportOf(message) }, {})
  await guest.try(create, { body: reportOf('plain', message.match(/\S*\/\S+/)?.[0]) }, {})

  expect(written()).toHaveLength(2)
  expect(written().join()).not.toMatch(/short-one|q3-Zt|omar|alder/)
  expect(written().join()).toContain('SyntaxError')
})
