import { type ActorContext, type GuestContext, Steps } from './mount.ts'

interface Parts<Request, Read, Made, Response> {
  readonly read: (context: ActorContext, request: Request) => Promise<Read>
  readonly work: (context: GuestContext, request: Request, read: Read) => Promise<Made>
  readonly write: (context: ActorContext, request: Request, made: Made) => Promise<Response>
}

/**
 * A handler with slow work in its middle, such as hashing a password or asking another server: that work holds no
 * connection. Who may do it is asked in both transactions; `write` checks that what was read still holds.
 */
export function inSteps<Request, Read, Made, Response>({
  read,
  work,
  write,
}: Parts<Request, Read, Made, Response>): Steps<Request, Response> {
  return new Steps(async (transact, around) => {
    const found = await transact(async (context, request) => ({
      request,
      read: await read(context, request),
    }))
    const made = await work(around, found.request, found.read)
    return transact((context, request) => write(context, request, made))
  })
}
