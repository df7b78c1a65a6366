import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { contract, endpoints } from '@corridor/contract/contract'
import { Bytes, type Endpoint } from '@corridor/contract/endpoint'
import { type describeApi, problemsOf } from '@corridor/contract/openapi'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { buildApp } from '../src/app.ts'
import { connect } from '../src/database/open.ts'
import { product } from './harness.ts'

const { app, guest, logged, district, services } = await product()

describe('headers', () => {
  test.each(['/', '/login', '/api/auth/demo', '/api/nowhere', '/healthz'])(
    '%s lets no other site in',
    async (url) => {
      const { headers } = await app.inject({ url })

      expect(headers['content-security-policy']).toContain("script-src 'self';")
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers['content-security-policy']).toContain("worker-src 'self'")
      expect(headers['content-security-policy']).toContain("manifest-src 'self'")
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
      expect(headers['strict-transport-security']).toBeUndefined()
      expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
    },
  )

  test.each([
    ['/service-worker.js', 'application/javascript; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
    ['/icons/icon-192.png', 'image/png', 'no-cache'],
    ['/logo.svg', 'image/svg+xml', 'no-cache'],
  ])('%s keeps its name when it changes, so the browser asks for it anew', async (url, type, kept) => {
    const { statusCode, headers } = await app.inject({ url })

    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': kept })
  })

  test('a script, packed or not, is kept for a year; one that is gone is no page', async () => {
    const page = (await app.inject({ url: '/' })).body
    const [, url = ''] = page.match(/src="(\/assets\/[^"]+)"/) ?? []
    const packed = await app.inject({ url, headers: { 'accept-encoding': 'br' } })

    expect(packed.headers).toMatchObject({ 'content-encoding': 'br' })
    expect(packed.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await app.inject({ url: '/assets/index-gone.js' })).statusCode).toBe(404)
  })

  test('sources are not served: a map is as unknown as anything that is not there', async () => {
    const folder = fileURLToPath(new URL('../../web/dist/assets', import.meta.url))
    const [map = ''] = (await readdir(folder)).filter((file) => file.endsWith('.map'))
    expect(map).not.toBe('')

    for (const packed of [{}, { 'accept-encoding': 'br' }]) {
      const reply = await app.inject({ url: `/assets/${map}`, headers: packed })
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'no-such-address'])
    }
  })

  test('answers of the API are never kept', async () => {
    expect((await guest.call(contract.auth.demo, {})).headers['cache-control']).toBe('no-store')
  })

  test('the first visit brings the cookie that a write must repeat, Secure and SameSite None', async () => {
    const { cookies } = await app.inject({ url: '/api/auth/demo' })

    expect(cookies).toMatchObject([{ name: 'XSRF-TOKEN', secure: true, sameSite: 'None', path: '/' }])
  })

  test('on https the browser is told to stay there', async () => {
    const secure = await product({ PUBLIC_URL: 'https://corridor.example' })
    const { headers } = await secure.app.inject({ url: '/login', headers: { host: 'corridor.example' } })

    expect(headers['strict-transport-security']).toContain('max-age=31536000')
  })
})

describe('refusals', () => {
  const json = { 'content-type': 'application/json' }
  test.each([
    ['an unknown address', { method: 'GET', url: '/api/nowhere' }, 404, 'no-such-address'],
    [
      'broken JSON',
      { method: 'POST', url: '/api/error-reports', headers: json, payload: '{"a"' },
      422,
      'invalid-request',
    ],
    [
      'another kind of body',
      { method: 'POST', url: '/api/error-reports', headers: { 'content-type': 'text/xml' }, payload: '<a/>' },
      415,
      'unsupported-media-type',
    ],
    [
      'too much',
      { method: 'POST', url: '/api/error-reports', headers: json, payload: `"${'a'.repeat(1_100_000)}"` },
      413,
      'too-large',
    ],
    [
      'a prototype key',
      { method: 'POST', url: '/api/error-reports', headers: json, payload: '{"__proto__":{}}' },
      422,
      'invalid-request',
    ],
  ] as const)('%s gets a problem of the catalog', async (_, request, status, code) => {
    const reply = await app.inject(request)

    expect(reply.statusCode).toBe(status)
    expect(reply.json()).toMatchObject({ code, message: expect.stringMatching(/\.$/) })
  })

  test('a database that is gone answers 503 and when to try again, and the server lives on', async () => {
    const nowhere = { host: '/nowhere' }
    const database = connect(
      { app: nowhere, owner: nowhere, isEmbedded: true, stop: async () => {} },
      () => {},
    )
    const alone = await buildApp({ ...services, database })

    const reply = await alone.inject({ url: '/api/auth/demo' })

    expect(reply.statusCode).toBe(503)
    expect(reply.headers['retry-after']).toBe('2')
    expect((await alone.inject({ url: '/healthz' })).statusCode).toBe(200)
    expect((await alone.inject({ url: '/readyz' })).statusCode).toBe(503)
  })

  test('whoever asks whether the server is ready is answered once', async () => {
    const before = logged.length

    expect((await app.inject({ url: '/readyz' })).json()).toEqual({ ok: true })

    const lines = logged.slice(before).map((line) => JSON.parse(line))
    expect(lines).toMatchObject([{ route: '/readyz', status: 200 }])
  })
})

describe('the log', () => {
  test('says which route was asked, never who or what', async () => {
    const { person, school } = await district()
    const reader = await person({ role: 'principal', schoolId: (await school()).id })
    await reader.call(contract.auth.user, {})
    const credentials = { email: 'canary@example.test', password: 'canary-password', staySignedIn: false }
    await guest.call(contract.auth.login, { body: credentials })

    const text = logged.join('')
    expect(text).toContain('/api/auth/user')
    expect(text).not.toMatch(/canary|Bearer|person-/)
  })
})

describe('the description of the API', () => {
  const json = (type: string) => ({ 'application/json': { schema: { type } } })
  const file = { 'application/octet-stream': {} }
  // One of several bodies: each is an object.
  const either = { 'application/json': { schema: { anyOf: [{ type: 'object' }, { type: 'object' }] } } }
  const requestOf = ({ body }: Endpoint) => {
    if (!body) return {}
    const one = body instanceof z.ZodMiniUnion ? either : json('object')
    return { requestBody: { content: body === Bytes ? file : one } }
  }

  test('is served, and holds every endpoint with its access, request, response and problems', async () => {
    const api = (await app.inject({ url: '/api/openapi.json' })).json<ReturnType<typeof describeApi>>()

    expect(api.openapi).toBe('3.1.0')
    for (const spec of endpoints) {
      const described = api.paths[spec.path.replace(/:(\w+)/g, '{$1}')]?.[spec.method.toLowerCase()]
      // Spec §7: the new enabled list, as it is.
      const type = spec === contract.toolTypes.choose ? 'array' : 'object'
      expect(described).toMatchObject({
        summary: spec.summary,
        'x-access': spec.access,
        responses: { 200: { content: spec.response === Bytes ? file : json(type) } },
        ...requestOf(spec),
      })
      for (const code of problemsOf(spec)) expect(JSON.stringify(described)).toContain(code)
    }
  })
})

describe('what PostgreSQL cannot keep', () => {
  test('is refused at its field, by every kind of text', async () => {
    const { person } = await district()
    const admin = await person({ role: 'district-admin', schoolId: null })
    const day = { startsOn: '2027-08-16', endsOn: '2028-05-26' }
    const term = { name: 'First\0', startsOn: '2027-08-16', endsOn: '2027-12-17' }
    const school = { gradeSpan: '6–8', visitsPlannedPerWeek: null, isActive: true }
    const period = { name: '1\0', startsAt: '08:00', endsAt: '08:50' }
    const refusals = [
      await admin.call(contract.profile.change, { body: { name: 'Mari\0sol' } }),
      await admin.call(contract.district.change, { body: { name: 'Al\0der', timeZone: 'America/Denver' } }),
      await admin.call(contract.schools.add, { body: { ...school, name: 'Ridge\0', bellSchedule: [] } }),
      await admin.call(contract.schools.add, { body: { ...school, name: 'Ridge', bellSchedule: [period] } }),
      await admin.call(contract.district.addSchoolYear, { body: { ...day, closures: [], terms: [term] } }),
      await guest.call(contract.auth.requestPasswordReset, { body: { email: 'a\0@b.example' } }),
      await guest.call(contract.auth.login, { body: { email: 'a\0', password: 'x', staySignedIn: false } }),
    ]

    const fields = ['name', 'name', 'name', 'bellSchedule.0.name', 'terms.0.name', 'email', 'email']
    expect(refusals.map(({ status }) => status)).toEqual(fields.map(() => 422))
    expect(refusals.map(({ body }) => Object.keys((body as { fields: object }).fields)[0])).toEqual(fields)
  })

  test('a line break makes no second line of a name', async () => {
    const { person } = await district()
    const admin = await person({ role: 'district-admin', schoolId: null })

    const reply = await admin.call(contract.profile.change, { body: { name: 'Marisol\n\nOpen this:' } })

    expect(reply.status).toBe(422)
  })
})
