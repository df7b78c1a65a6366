import { Problem } from '@corridor/contract/problems'
import { type Provider, providers } from '@corridor/domain/people/sign-in/providers'
import type { ClientAuth, Configuration } from 'openid-client'
import type { Config } from '../../config.ts'
import type { ProviderSettings } from '../../provider-settings.ts'

const DISCOVERY_S = 3
const EXCHANGE_S = 10
const TOLERANCE_S = 60
const QUIET_MS = 15_000

interface Discovery {
  readonly found: Promise<Configuration>
  failedAt?: number
}

const discoveries = new WeakMap<ProviderSettings, Discovery>()

/** A provider's addresses, asked for when first needed and then kept. One that fails is asked again after a while. */
export function discoverProvider({ providers }: Config, provider: Provider): Promise<Configuration> {
  const settings = providers.get(provider)
  if (!settings) return Promise.reject(new Problem('provider-not-available'))
  const known = discoveries.get(settings)
  const isStale = known?.failedAt !== undefined && performance.now() - known.failedAt > QUIET_MS
  if (known && !isStale) return known.found
  const discovery: Discovery = { found: ask(settings) }
  discovery.found.catch(() => {
    discovery.failedAt = performance.now()
  })
  discoveries.set(settings, discovery)
  return discovery.found
}

/** The providers that answer now: one that does not is left out, and keeps nobody waiting for long. */
export async function listProviders(config: Config) {
  const set = providers.filter((provider) => config.providers.has(provider))
  const asked = await Promise.allSettled(
    set.map(async (provider) => {
      const found = await discoverProvider(config, provider)
      const { authorization_endpoint: authorizationEndpoint } = found.serverMetadata()
      if (!authorizationEndpoint) throw new Problem('provider-unreachable')
      const { client_id: clientId } = found.clientMetadata()
      return { provider, authorizationEndpoint, clientId, scope: 'openid email' }
    }),
  )
  return { items: asked.flatMap((it) => (it.status === 'fulfilled' ? [it.value] : [])) }
}

type OpenidClient = Awaited<ReturnType<typeof openidClient>>

/** The OpenID library, loaded when it is first needed: most servers never need it. */
export function openidClient() {
  return import('openid-client')
}

async function ask({ issuer, clientId, clientSecret }: ProviderSettings): Promise<Configuration> {
  const client = await openidClient()
  const insecure = issuer.protocol === 'http:' ? [client.allowInsecureRequests] : []
  try {
    const found = await client.discovery(
      issuer,
      clientId,
      { [client.clockTolerance]: TOLERANCE_S },
      authenticateWith(client, clientSecret),
      // Signatures are checked although the token comes straight from the provider.
      { timeout: DISCOVERY_S, execute: [...insecure, client.enableNonRepudiationChecks] },
    )
    found.timeout = EXCHANGE_S
    return found
  } catch (cause) {
    throw new Problem('provider-unreachable', { cause })
  }
}

/** Sends the secret in the body where the provider takes it there; otherwise as the standard has it. */
function authenticateWith(client: OpenidClient, secret: string): ClientAuth {
  const [inBody, inHeader] = [client.ClientSecretPost(secret), client.ClientSecretBasic(secret)]
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported
    return methods?.includes('client_secret_post') ? inBody(server, ...rest) : inHeader(server, ...rest)
  }
}
