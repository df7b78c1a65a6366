import { Problem } from '@corridor/contract/problems'
import type { Stripe } from 'stripe'
import type { CardSettings } from '../../../card-settings.ts'
import type { Services } from '../../../services.ts'

/** How long the processor may take: long enough for a bank, shorter than the processor waits for an answer of ours. */
const TIMEOUT_MS = 20_000
const RETRIES = 2

const opened = new WeakMap<CardSettings, Promise<Stripe>>()

/** The processor's client, one a key. Its library has hundreds of files: the first who needs a card loads it. */
export function cardProcessor({ cards }: Services['config']): Promise<Stripe> {
  if (!cards) throw new Problem('cards-not-taken')
  const known = opened.get(cards) ?? open(cards)
  opened.set(cards, known)
  return known
}

async function open({ secretKey, apiUrl }: CardSettings): Promise<Stripe> {
  const { default: Client } = await import('stripe')
  return new Client(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(apiUrl && { protocol: 'http', host: apiUrl.hostname, port: apiUrl.port }),
  })
}

/** A failure of the processor, without a word of what it was asked or answered. */
export class CardTrouble extends Error {
  /** `refused`: the bank said no. `wrong`: asked again it would be wrong again. `silent`: later it may work. */
  readonly kind: 'refused' | 'wrong' | 'silent'
  readonly code: string

  constructor(kind: CardTrouble['kind'], code: string) {
    super(`The card processor: ${kind} (${code}).`)
    this.name = 'CardTrouble'
    this.kind = kind
    this.code = code
  }
}

/** Asks the processor. Its errors hold names and numbers of people's cards: none goes further than here. */
export async function askProcessor<T>(
  config: Services['config'],
  ask: (client: Stripe) => Promise<T>,
): Promise<T> {
  const client = await cardProcessor(config)
  try {
    return await ask(client)
  } catch (error) {
    throw troubleOf(error)
  }
}

/** The processor's code for something that is not there. */
export const GONE = 'resource_missing'

/** Whether an error says that something is gone, as with a customer that somebody deleted at the processor. */
export function isGone(error: unknown): boolean {
  return error instanceof CardTrouble && error.code === GONE
}

function troubleOf(error: unknown): CardTrouble {
  const { type, code, statusCode } = Object(error)
  const word = typeof code === 'string' && /^\w{1,60}$/.test(code) ? code : 'none'
  if (type === 'StripeCardError') return new CardTrouble('refused', word)
  const isWrong = type === 'StripeInvalidRequestError' && statusCode !== 409 && statusCode !== 429
  return new CardTrouble(isWrong ? 'wrong' : 'silent', word)
}

/** Answers that the processor is silent, for whoever waits: nothing was done, and later it may work. */
export async function orSilent<T>(log: Services['log'], work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof CardTrouble)) throw error
    log.warn({ kind: error.kind, code: error.code }, 'The card processor did not do what it was asked.')
    throw new Problem('card-service-silent')
  }
}
