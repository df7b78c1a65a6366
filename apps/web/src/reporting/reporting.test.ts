import { join } from 'node:path'
import { contract } from '@corridor/contract/contract'
import { MOST_REPORT_BYTES } from '@corridor/contract/error-reports'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listenToErrors, throwUncaught } from '../testing/browser/uncaught.ts'
import { eventually } from '../testing/eventually.ts'
import { type Posted, takeRequests } from '../testing/fake-requests.ts'
import { keepEarlyErrors, startReportingAfterFirstPaint } from './early-errors.ts'
import { createReporter } from './reporter.ts'

// Node would be given the build for servers.
vi.mock('rollbar', () => {
  const packages = join(import.meta.dirname, '../../../../node_modules')
  return import(/* @vite-ignore */ join(packages, 'rollbar/src/browser/rollbar.js'))
})

let posted: readonly Posted[] = []
let stopListening = () => {}

beforeEach(() => {
  posted = takeRequests()
  stopListening = listenToErrors()
})

afterEach(() => {
  stopListening()
  window.onerror = null
  history.replaceState(null, '', '/')
})

const bodies = () => posted.map(({ body }) => contract.errorReports.create.body.parse(body))
const messages = () => bodies().map(({ data }) => data.body.trace?.exception.message)
const arrival = (count: number) => eventually(() => expect(posted).toHaveLength(count))

test('an uncaught error is posted as the contract says, from production', async () => {
  createReporter()
  throwUncaught(new TypeError('rows is not iterable'))
  await arrival(1)

  expect(posted[0]).toMatchObject({ method: 'POST', address: 'http://localhost:3000/api/error-reports' })
  expect(bodies()[0]?.data.environment).toBe('production')
  expect(bodies()[0]?.data.body.trace?.exception).toEqual({
    class: 'TypeError',
    message: 'rows is not iterable',
  })
})

test('a report says nothing about the person or the page', async () => {
  history.pushState(null, '', '/auth/password-reset/secret-token/omar@alder-valley.example?to=%2Fsecret')
  localStorage.setItem('corridor_auth_token_default', 'secret-bearer')
  createReporter()
  throwUncaught(new TypeError('rows is not iterable'))
  await arrival(1)

  expect(JSON.stringify(posted)).not.toMatch(/secret|omar/)
})

test('at most 60 are sent a minute, and one notice that there are more', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-22T15:30:00Z') })
  createReporter()
  for (let count = 1; count <= 100; count++) throwUncaught(new Error(`error ${count}`))
  await arrival(61)
  vi.setSystemTime(new Date('2026-10-22T15:30:59Z'))
  throwUncaught(new Error('within the minute'))
  vi.setSystemTime(new Date('2026-10-22T15:31:00Z'))
  throwUncaught(new Error('a minute later'))
  await eventually(() => expect(messages()).toContain('a minute later'))

  const expected = Array.from({ length: 60 }, (_, index) => `error ${index + 1}`)
  expect(messages()).toEqual([...expected, undefined, 'a minute later'])
  expect(JSON.stringify(posted[60])).toContain('item per minute limit reached')
})

/** An error as deep as that of a page that renders itself for ever, each error the cause of the next. */
function endless(errors: number): Error {
  const error = new RangeError('so much '.repeat(1_000))
  const places = Array.from(
    { length: 400 },
    (_, it) => `    at ${'deep'.repeat(60)} (https://x/${'a'.repeat(400)}.js:${it}:1)`,
  )
  error.stack = `RangeError: ${error.message}\n${places.join('\n')}`
  if (errors > 1) error.cause = endless(errors - 1)
  return error
}

test('a report of any error is as short as the server takes it', async () => {
  createReporter()
  throwUncaught(endless(10))
  await arrival(1)

  expect(bodies()).toHaveLength(1)
  expect(JSON.stringify(posted[0]?.body)).toContain('so much so much')
  expect(new TextEncoder().encode(JSON.stringify(posted[0]?.body)).length).toBeLessThan(MOST_REPORT_BYTES)
})

test('an unhandled rejection is not captured', async () => {
  createReporter()
  const reason = new Error('rejected')
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason, promise: Promise.resolve() }))
  throwUncaught(new Error('thrown'))
  await arrival(1)

  expect(messages()).toEqual(['thrown'])
})

describe('before the reporter is there', () => {
  const messageItems = () => JSON.stringify(posted.map(({ body }) => body))

  test('what goes wrong is kept, and reported once it is', async () => {
    keepEarlyErrors()
    throwUncaught(new Error('first'))
    throwUncaught(new Error('second'))
    expect(posted).toEqual([])
    startReportingAfterFirstPaint()
    await arrival(2)

    expect(messages()).toEqual(['first', 'second'])
  })

  test('nothing is reported twice: what comes later is the reporter’s alone', async () => {
    keepEarlyErrors()
    throwUncaught(new Error('early'))
    startReportingAfterFirstPaint()
    await arrival(1)
    throwUncaught(new Error('late'))
    throwUncaught(new Error('last'))
    await arrival(3)

    expect(messages()).toEqual(['early', 'late', 'last'])
  })

  test.each([
    ['an error whose script may not tell more', null, 'Script error.'],
    ['something thrown that is no error', 'out of chalk', 'out of chalk'],
  ])('%s is reported by its words', async (_, error, message) => {
    keepEarlyErrors()
    throwUncaught(error, message)
    startReportingAfterFirstPaint()
    await arrival(1)

    expect(messageItems()).toContain(message)
  })

  test('the first paint does not wait for it', () => {
    const frame = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(1)
    startReportingAfterFirstPaint()

    expect(frame).toHaveBeenCalledOnce()
    expect(window.onerror).toBeNull()
  })
})
