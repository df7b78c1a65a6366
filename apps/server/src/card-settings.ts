import * as z from 'zod'
import { loopback } from './provider-settings.ts'

/** Card settings: our key at the processor, and how the processor signs what it tells. */
export interface CardSettings {
  readonly secretKey: string
  /** The secrets that sign what the processor tells: two while one replaces the other. */
  readonly webhookSecrets: readonly string[]
  /** The processor's address; absent: its own. */
  readonly apiUrl?: URL | undefined
}

const MOST_SECRETS = 2

export const cardFields = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'STRIPE_SECRET_KEY must begin with sk_ or rk_.')
    .optional(),
  STRIPE_WEBHOOK_SECRETS: z
    .string()
    .transform((secrets) => secrets.split(',').map((secret) => secret.trim()))
    .refine((secrets) => secrets.length <= MOST_SECRETS && secrets.every((it) => /^whsec_\w+$/.test(it)), {
      error: 'STRIPE_WEBHOOK_SECRETS must be one or two secrets that begin with whsec_, with a comma.',
    })
    .optional(),
  STRIPE_API_URL: z
    .url({ protocol: /^http$/, error: 'STRIPE_API_URL must be an address of this machine.' })
    .transform((address) => new URL(address))
    // The key goes nowhere but to the processor itself, or to what stands in for it in tests.
    .refine(({ hostname }) => loopback.includes(hostname), {
      error: 'STRIPE_API_URL must be an address of this machine.',
    })
    .optional(),
}

export type CardFields = z.infer<z.ZodObject<typeof cardFields>>

const BOTH = 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRETS go together'

/** The half of the card settings that is missing, in a sentence. */
export function missingCardHalf(fields: CardFields): string[] {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRETS: secrets } = fields
  if (Boolean(key) === Boolean(secrets)) return []
  return [`${BOTH}: ${key ? 'STRIPE_SECRET_KEY' : 'STRIPE_WEBHOOK_SECRETS'} stands alone.`]
}

/** The card settings; undefined: no cards are taken. */
export function cardsOf(fields: CardFields): CardSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRETS: webhookSecrets } = fields
  return secretKey && webhookSecrets
    ? { secretKey, webhookSecrets, apiUrl: fields.STRIPE_API_URL }
    : undefined
}
