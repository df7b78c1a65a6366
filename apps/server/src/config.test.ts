import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { usualCatalogue } from '@corridor/domain/plan/catalogue'
import { afterAll, describe, expect, test } from 'vitest'
import { CannotStart, readConfig } from './config.ts'

test('without any setting the product runs on this machine', () => {
  const { PORT, PUBLIC_URL, DATABASE_URL, isLoopback } = readConfig({})

  expect({ PORT, origin: PUBLIC_URL.origin, DATABASE_URL, isLoopback }).toEqual({
    PORT: 3000,
    origin: 'http://localhost:3000',
    DATABASE_URL: undefined,
    isLoopback: true,
  })
})

test('an empty variable counts as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 })
})

test.each([
  ['PORT', 'eighty', 'PORT must be a number'],
  ['PORT', '70000', 'PORT must be a number'],
  ['PUBLIC_URL', 'corridor.example', 'PUBLIC_URL must be a web address'],
  ['PUBLIC_URL', 'ftp://corridor.example', 'PUBLIC_URL must be a web address'],
  ['DATABASE_URL', 'mysql://localhost/x', 'DATABASE_URL must look like postgres://'],
  ['TRUSTED_PROXIES', 'my-proxy', 'TRUSTED_PROXIES must be addresses'],
  ['SUPPORT_EMAIL', 'help', 'SUPPORT_EMAIL must be an email address'],
  ['MAIL_URL', 'mail.example', 'MAIL_URL must look like smtps://'],
  ['MAIL_URL', 'https://mail.example', 'MAIL_URL must look like smtps://'],
  ['MAIL_FROM', 'Corridor', 'MAIL_FROM must look like Corridor <'],
  ['MAIL_FROM', 'a@b.example, c@d.example', 'MAIL_FROM must look like Corridor <'],
  ['SAMPLE_DATA', 'maybe', 'SAMPLE_DATA must be yes or no'],
  ['SAMPLE_TODAY', 'yesterday', 'SAMPLE_TODAY must be a date'],
  ['GOOGLE_CLIENT_ID', 'corridor', 'GOOGLE_CLIENT_ID stands alone'],
  ['MICROSOFT_CLIENT_SECRET', 'secret', 'MICROSOFT_CLIENT_SECRET stands alone'],
  ['CLEVER_ISSUER', 'clever.com', 'CLEVER_ISSUER must be an address such as https://clever.com'],
  ['GOOGLE_ISSUER', 'http://accounts.google.com', 'GOOGLE_ISSUER must begin with https'],
  ['STRIPE_SECRET_KEY', 'pk_test_1', 'STRIPE_SECRET_KEY must begin with sk_'],
  ['STRIPE_SECRET_KEY', 'sk_test_1', 'STRIPE_SECRET_KEY stands alone'],
  ['STRIPE_WEBHOOK_SECRETS', 'whsec_1', 'STRIPE_WEBHOOK_SECRETS stands alone'],
  ['STRIPE_WEBHOOK_SECRETS', 'whsec_1,', 'STRIPE_WEBHOOK_SECRETS must be one or two secrets'],
  ['STRIPE_WEBHOOK_SECRETS', 'whsec_1,whsec_2,whsec_3', 'STRIPE_WEBHOOK_SECRETS must be one or two'],
  ['STRIPE_API_URL', 'https://api.stripe.example', 'STRIPE_API_URL must be an address of this machine'],
  ['STRIPE_API_URL', 'http://api.stripe.example', 'STRIPE_API_URL must be an address of this machine'],
])('a wrong %s (%s) gets a sentence', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(CannotStart)
  expect(() => readConfig({ [name]: value })).toThrow(sentence)
})

test('mails come from the host that people know, unless told otherwise', () => {
  const PUBLIC_URL = 'https://corridor.example:8443'

  expect(readConfig({ PUBLIC_URL }).MAIL_FROM).toBe('Corridor <no-reply@corridor.example>')
  for (const MAIL_FROM of ['Mill Creek <hello@mill-creek.example>', 'hello@mill-creek.example'])
    expect(readConfig({ MAIL_FROM })).toMatchObject({ MAIL_FROM })
})

test('the clock is frozen only on one’s own machine', () => {
  const frozen = { SAMPLE_TODAY: '2026-10-22' }

  expect(readConfig({ ...frozen, PUBLIC_URL: 'http://127.0.0.1:8080' })).toMatchObject(frozen)
  expect(() => readConfig({ ...frozen, PUBLIC_URL: 'https://corridor.example' })).toThrow(CannotStart)
})

test('cards are taken with a key and one or two secrets', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRETS: 'whsec_new, whsec_old' }

  expect(readConfig(keys).cards).toEqual({
    secretKey: 'sk_test_1',
    webhookSecrets: ['whsec_new', 'whsec_old'],
    apiUrl: undefined,
  })
  expect(readConfig({}).cards).toBeUndefined()
})

test('school accounts are those that are set, at their usual addresses unless told otherwise', () => {
  const { providers } = readConfig({
    GOOGLE_CLIENT_ID: 'ours',
    GOOGLE_CLIENT_SECRET: 'secret',
    CLEVER_CLIENT_ID: 'ours',
    CLEVER_CLIENT_SECRET: 'secret',
    CLEVER_ISSUER: 'http://127.0.0.1:4000',
    MICROSOFT_CLIENT_ID: '',
  })

  expect([...providers].map(([name, { issuer }]) => [name, issuer.href])).toEqual([
    ['google', 'https://accounts.google.com/'],
    ['clever', 'http://127.0.0.1:4000/'],
  ])
})

describe('BILLING_FILE', () => {
  const folder = mkdtempSync(join(tmpdir(), 'corridor-billing-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const withFile = (content: unknown) => {
    const path = join(folder, 'billing.json')
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
    return readConfig({ BILLING_FILE: path }).billing
  }

  test('without it prices are the usual ones, and nothing is offered that is not there', () => {
    const { catalogue, letterhead, vendorFiles, supportEmail } = readConfig({}).billing

    expect({ catalogue, letterhead, supportEmail }).toEqual({
      catalogue: usualCatalogue,
      letterhead: { name: 'Corridor', lines: [] },
      supportEmail: 'support@corridor.example',
    })
    expect([...vendorFiles.keys()]).toEqual([])
  })

  test('has prices, a letterhead and files beside it', () => {
    writeFileSync(join(folder, 'w9.pdf'), '%PDF-1.7 w9')
    const catalogue = { bands: [{ schools: 1, yearlyCents: 90_000 }], threeYearsOff: 0, salesTax: 625 }

    const billing = withFile({ catalogue, letterhead: { name: 'Corridor, Inc.' }, w9: 'w9.pdf' })

    expect(billing).toMatchObject({ catalogue, letterhead: { name: 'Corridor, Inc.', lines: [] } })
    expect(billing.vendorFiles.get('w9')?.toString()).toBe('%PDF-1.7 w9')
  })

  test.each([
    ['no JSON', '{', /BILLING_FILE: .+ cannot be read as JSON/],
    ['a price with a fraction', { catalogue: { bands: [{ schools: 1, yearlyCents: 9.5 }] } }, /yearlyCents/],
    [
      'bands that do not begin with one school',
      { catalogue: { bands: [{ schools: 5, yearlyCents: 1 }], threeYearsOff: 0, salesTax: 0 } },
      /begin with one school/,
    ],
    ['a word that it does not know', { prices: [] }, /prices/],
    ['a file that is not there', { w9: 'none.pdf' }, /none\.pdf, which is not a PDF/],
    ['a file that is no PDF', { dataAgreement: 'billing.json' }, /not a PDF/],
  ])('with %s stops the start with a sentence', (_, content, sentence) => {
    expect(() => withFile(content)).toThrow(CannotStart)
    expect(() => withFile(content)).toThrow(sentence)
  })
})
