import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '../fixtures.ts'
import { type Product, sample, startFromSample, startProduct } from '../product.ts'

/** The stand-in for the card processor. */
interface Cards {
  readonly settings: NodeJS.ProcessEnv
  readonly listener: { url?: string }
  readonly stop: () => Promise<void>
}

/**
 * Starts a product of the journey’s own that takes cards, whose clock moves through the years. Mill Creek is on
 * trial until October 17.
 */
export function useCardProduct(startCards: () => Promise<Cards>) {
  let [folder, cards, product]: [string?, Cards?, Product?] = []

  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'corridor-card-'))
    cards = await startCards()
    product = await startFromSample(join(folder, 'data'), { ...cards.settings, SAMPLE_TODAY: '2026-10-15' })
    cards.listener.url = `${product.url}/stripe/webhook`
  })

  test.afterAll(async () => {
    await product?.stop()
    await cards?.stop()
    if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })

  return {
    url: () => product?.url ?? '',
    /** Starts the product at the same address on another day. */
    moveTo: async (day: string) => {
      const PORT = new URL(product?.url ?? '').port
      await product?.stop()
      const settings = { ...sample, ...cards?.settings, SAMPLE_TODAY: day, PORT }
      product = await startProduct(join(folder ?? '', 'data'), settings)
    },
  }
}
