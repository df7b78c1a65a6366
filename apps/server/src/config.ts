import { resolve } from 'node:path'
import type { Provider } from '@corridor/domain/people/sign-in/providers'
import * as z from 'zod'
import { type BillingSettings, readBillingSettings } from './billing-settings.ts'
import { type CardFields, type CardSettings, cardFields, cardsOf, missingCardHalf } from './card-settings.ts'
import {
  loopback,
  missingHalves,
  type ProviderFields,
  type ProviderSettings,
  providerFields,
  providersOf,
} from './provider-settings.ts'

const Settings = z.object({
  PORT: z.coerce.number({ error: 'PORT must be a number.' }).int().min(0).max(65_535).default(3000),
  /** The address people type. Absent: http://localhost:PORT. */
  PUBLIC_URL: z
    .url({
      protocol: /^https?$/,
      error: 'PUBLIC_URL must be a web address such as https://corridor.example.',
    })
    .optional(),
  /** Absent: an embedded database under DATA_DIR. */
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'DATABASE_URL must look like postgres://user:password@host/database.',
    })
    .optional(),
  DATA_DIR: z
    .string()
    .min(1)
    .default('data')
    .transform((folder) => resolve(folder)),
  /** Proxies whose word about a visitor's address is taken, by address or block. Absent: none. */
  TRUSTED_PROXIES: z
    .string()
    .regex(
      /^[\da-f.:/, ]+$/i,
      'TRUSTED_PROXIES must be addresses such as 10.0.0.5 or 10.0.0.0/24, with commas.',
    )
    .optional(),
  SUPPORT_EMAIL: z
    .email({ error: 'SUPPORT_EMAIL must be an email address.' })
    .default('support@corridor.example'),
  /** Prices, letterhead and the vendor's papers, as JSON. Absent: the usual prices under the name “Corridor”. */
  BILLING_FILE: z.string().min(1).optional(),
  /** Absent: mails wait in their table. */
  MAIL_URL: z
    .url({ protocol: /^smtps?$/, error: 'MAIL_URL must look like smtps://user:password@host.' })
    .optional(),
  /** Absent: no-reply at the host of PUBLIC_URL. */
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>@\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
      'MAIL_FROM must look like Corridor <no-reply@corridor.example>.',
    )
    .optional(),
  /** Where mails come back to, and the port that takes them. Absent: only what a mail server answers at once is known. */
  INBOUND_MAIL_DOMAIN: z
    .string()
    .regex(
      /^(?=.{1,180}$)[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/,
      'INBOUND_MAIL_DOMAIN must be a domain such as mail.corridor.example.',
    )
    .optional(),
  INBOUND_MAIL_PORT: z.coerce
    .number({ error: 'INBOUND_MAIL_PORT must be a number.' })
    .int()
    .min(0)
    .max(65_535)
    .optional(),
  /** Where the sample districts are loaded. Absent: on an empty embedded database at a loopback address. */
  SAMPLE_DATA: z.enum(['yes', 'no'], { error: 'SAMPLE_DATA must be yes or no.' }).optional(),
  /** Freezes the clock on a day, for demonstrations and tests. */
  SAMPLE_TODAY: z.iso.date({ error: 'SAMPLE_TODAY must be a date such as 2026-10-22.' }).optional(),
  /** Locks the secrets of roster connections. Absent: no roster service can be connected. */
  ROSTER_KEY: z
    .string()
    .regex(/^\S{32,200}$/, 'ROSTER_KEY must be at least 32 characters drawn at random.')
    .optional(),
  /** Absent: the browser's errors are reported to this server. */
  ROLLBAR_TOKEN: z
    .string()
    .regex(/^[a-zA-Z0-9]{16,64}$/, 'ROLLBAR_TOKEN must be a client access token.')
    .optional(),
  /** Absent: that kind of school account opens nothing here. */
  ...providerFields,
  /** Absent: everything but the card works. */
  ...cardFields,
})

type Given = Omit<
  z.infer<typeof Settings>,
  'PUBLIC_URL' | 'MAIL_FROM' | 'BILLING_FILE' | keyof ProviderFields | keyof CardFields
>

export interface Config extends Given {
  readonly PUBLIC_URL: URL
  readonly MAIL_FROM: string
  readonly providers: ReadonlyMap<Provider, ProviderSettings>
  readonly billing: BillingSettings
  readonly cards: CardSettings | undefined
  readonly isLoopback: boolean
}

/** A sentence for whoever starts the server: shown without a stack. */
export class CannotStart extends Error {}

/** The only reader of the environment. An empty variable counts as absent. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const { success, data, error } = Settings.safeParse(present)
  if (!success) {
    const lines = error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new CannotStart(`The configuration is not valid.\n${lines.join('\n')}`)
  }
  const url = new URL(data.PUBLIC_URL ?? `http://localhost:${data.PORT}`)
  const isLoopback = loopback.includes(url.hostname)
  if (data.SAMPLE_TODAY && !isLoopback)
    throw new CannotStart('SAMPLE_TODAY only works where PUBLIC_URL is this machine.')
  const missing = [...missingHalves(data), ...missingCardHalf(data)]
  if (missing.length > 0) throw new CannotStart(missing.join('\n'))
  if ((data.INBOUND_MAIL_DOMAIN === undefined) !== (data.INBOUND_MAIL_PORT === undefined))
    throw new CannotStart('Set INBOUND_MAIL_DOMAIN and INBOUND_MAIL_PORT together, or neither.')
  const MAIL_FROM = data.MAIL_FROM ?? `Corridor <no-reply@${url.hostname}>`
  const kept = { providers: providersOf(data), billing: billingOf(data), cards: cardsOf(data) }
  return { ...data, PUBLIC_URL: url, MAIL_FROM, isLoopback, ...kept }
}

function billingOf({ BILLING_FILE, SUPPORT_EMAIL }: z.infer<typeof Settings>): BillingSettings {
  try {
    return readBillingSettings(BILLING_FILE, SUPPORT_EMAIL)
  } catch (error) {
    throw new CannotStart(error instanceof Error ? error.message : 'BILLING_FILE cannot be read.')
  }
}
