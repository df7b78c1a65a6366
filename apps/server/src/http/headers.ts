import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

export async function protectPages(app: FastifyInstance, { PUBLIC_URL, ROLLBAR_TOKEN }: Config) {
  const isSecure = PUBLIC_URL.protocol === 'https:'
  const options: FastifyHelmetOptions = {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // The UI kit writes <style> elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        connectSrc: ROLLBAR_TOKEN ? ["'self'", 'https://api.rollbar.com'] : ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    hsts: isSecure && { maxAge: 31_536_000 },
    referrerPolicy: { policy: 'no-referrer' },
  }
  await app.register(helmet, options)
  app.addHook('onSend', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=(self)')
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
}
