import { expect, test } from 'vitest'
import { answerFor } from './strategy.ts'

const home = 'https://corridor.example'
const files = new Set(['/logo.svg', '/assets/index-B1.js'])
const get = { method: 'GET', mode: 'cors' } as const
const visit = { method: 'GET', mode: 'navigate' } as const
const ask = (request: Pick<Request, 'method' | 'mode'>, address: string) =>
  answerFor({ ...request, url: new URL(address, home).href }, home, files)

test.each([
  '/',
  '/educators?search=ivy',
  '/observations/on-task/update/0199',
  '/auth/password-reset/secret/omar@alder-valley.example',
])('a visit to %s opens the application from the device', (address) => {
  expect(ask(visit, address)).toBe('shell')
})

test.each(['/api/auth/user', '/api/educators?page=2', '/api'])(
  '%s is never answered from the device',
  (path) => {
    expect(ask(get, path)).toBe('network')
    expect(ask(visit, path)).toBe('network')
    expect(ask({ ...get, method: 'POST' }, path)).toBe('network')
  },
)

test.each(['/service-worker.js', '/manifest.webmanifest', '/icons/icon-192.png', '/readyz', '/healthz'])(
  '%s is the server’s to answer',
  (path) => {
    expect(ask(get, path)).toBe('network')
    expect(ask(visit, path)).toBe('network')
  },
)

test('files of this version, and of others whose page may be open, are looked for on the device', () => {
  expect(ask(get, '/assets/index-B1.js')).toBe('file')
  expect(ask(get, '/assets/of-an-older-version.js')).toBe('file')
  expect(ask(get, '/logo.svg')).toBe('file')
})

test('another site, a write and an unknown file are left to the network', () => {
  expect(ask(get, 'https://elsewhere.example/assets/index-B1.js')).toBe('network')
  expect(ask({ ...visit, method: 'POST' }, '/educators')).toBe('network')
  expect(ask(get, '/unknown.txt')).toBe('network')
})
