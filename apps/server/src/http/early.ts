import { type ActorContext, Early, type EarlyContext } from './mount.ts'

/**
 * A handler whose first queries are sent together with the query that finds out who is asking. They must change
 * nothing.
 */
export function early<Request, Read, Response>(
  ask: (context: EarlyContext, request: Request) => Promise<Read>,
  run: (context: ActorContext, request: Request, read: Read) => Promise<Response>,
): Early<Request, Response> {
  return new Early((first, request) => {
    const asked = ask(first, request)
    return { asked, run: async (context) => run(context, request, await asked) }
  })
}
