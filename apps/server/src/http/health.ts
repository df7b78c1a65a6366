import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'

/** Answers whoever watches the server: is the process there, and can it work. No detail for strangers. */
export function watch(app: FastifyInstance, { database }: Services) {
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_, reply) => {
    const isReady = await database.pool.query('select 1').then(
      () => true,
      () => false,
    )
    reply.code(isReady ? 200 : 503)
    return { ok: isReady }
  })
}
