import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** Sets the headers of every answer that say how a browser may use it. They are made once, and not with every answer. */
export function protectPages(app: FastifyInstance, { PUBLIC_URL, ROLLBAR_TOKEN }: Config) {
  const policy = [
    `default-src 'self'`,
    `script-src 'self'`,
    // The UI kit writes <style> elements.
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' blob: data:`,
    ROLLBAR_TOKEN ? `connect-src 'self' https://api.rollbar.com` : `connect-src 'self'`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ]
  const ofEvery = {
    'content-security-policy': policy.join(';'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(self)',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
    ...(PUBLIC_URL.protocol === 'https:' && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  }
  app.addHook('onRequest', (_, reply, next) => {
    reply.headers(ofEvery)
    next()
  })
  // An answer of the API is kept nowhere, whatever its handler said of caching.
  app.addHook('onSend', (request, reply, _, next) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
    next()
  })
}
