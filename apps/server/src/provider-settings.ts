import { type Provider, providers } from '@corridor/domain/people/sign-in/providers'
import * as z from 'zod'

/** The settings by which a server of school accounts knows us. */
export interface ProviderSettings {
  readonly issuer: URL
  readonly clientId: string
  readonly clientSecret: string
}

export const loopback: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/** The address of a provider, unless the setting says otherwise. */
function issuer(setting: string, usual: string) {
  const error = `${setting} must be an address such as ${usual}.`
  return z
    .url({ protocol: /^https?$/, error })
    .default(usual)
    .transform((address) => new URL(address))
    .refine(({ protocol, hostname }) => protocol === 'https:' || loopback.includes(hostname), {
      error: `${setting} must begin with https.`,
    })
}

const text = z.string().optional()

export const providerFields = {
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_ISSUER: issuer('GOOGLE_ISSUER', 'https://accounts.google.com'),
  MICROSOFT_CLIENT_ID: text,
  MICROSOFT_CLIENT_SECRET: text,
  // The issuer for every school's directory; people's private accounts are left out.
  MICROSOFT_ISSUER: issuer('MICROSOFT_ISSUER', 'https://login.microsoftonline.com/organizations/v2.0'),
  CLEVER_CLIENT_ID: text,
  CLEVER_CLIENT_SECRET: text,
  CLEVER_ISSUER: issuer('CLEVER_ISSUER', 'https://clever.com'),
}

export type ProviderFields = z.infer<z.ZodObject<typeof providerFields>>

const names = { google: 'GOOGLE', microsoft: 'MICROSOFT', clever: 'CLEVER' } as const

/** The halves of provider settings that are missing, in a sentence for each. */
export function missingHalves(fields: ProviderFields): string[] {
  return providers.flatMap((provider) => {
    const halves = [`${names[provider]}_CLIENT_ID`, `${names[provider]}_CLIENT_SECRET`] as const
    const [present, ...both] = halves.filter((half) => fields[half])
    return present && both.length === 0
      ? [`${halves.join(' and ')} go together: ${present} stands alone.`]
      : []
  })
}

/** The school accounts whose settings are given. */
export function providersOf(fields: ProviderFields): ReadonlyMap<Provider, ProviderSettings> {
  const found = new Map<Provider, ProviderSettings>()
  for (const provider of providers) {
    const name = names[provider]
    const [clientId, clientSecret] = [fields[`${name}_CLIENT_ID`], fields[`${name}_CLIENT_SECRET`]]
    if (clientId && clientSecret)
      found.set(provider, { issuer: fields[`${name}_ISSUER`], clientId, clientSecret })
  }
  return found
}
