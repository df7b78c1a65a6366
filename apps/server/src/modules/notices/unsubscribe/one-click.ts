import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Services } from '../../../services.ts'
import { endMails } from './end-mails.ts'

const Asked = z.object({ token: z.string() })
const MOST_BYTES = 2_000

/**
 * Answers mail programs that post to the address that a mail names, without a browser around them (RFC 8058): the link
 * says it all.
 */
export async function answerOneClick(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, _body, done) =>
      done(null),
    )
    scope.post('/unsubscribe/:token', async ({ params }, reply) => {
      const { title } = await endMails(services, Asked.parse(params).token)
      return reply.type('text/plain; charset=utf-8').send(`${title}: no more emails.\n`)
    })
  })
}
