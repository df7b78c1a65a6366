import { once } from 'node:events'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, vi } from 'vitest'

/** A real mail server on this machine, for a test file. */
export async function openMailbox() {
  const received: Email[] = []
  const envelopes: { readonly from: string; readonly to: readonly string[] }[] = []
  const state = {
    isRefusing: false,
    /** The answers where somebody's address is named, or their mail has come. */
    refuses: new Map<string, { at: 'sender' | 'recipient' | 'data'; code: number; words: string }>(),
    /** Mails are taken once this has settled. */
    held: Promise.resolve(),
  }
  const refusalOf = (address: string, at: string) => {
    const found = state.refuses.get(address)
    return found?.at === at ? Object.assign(new Error(found.words), { responseCode: found.code }) : null
  }
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onMailFrom: ({ address }, _session, done) => done(refusalOf(address, 'sender')),
    onRcptTo: ({ address }, _session, done) => done(refusalOf(address, 'recipient')),
    onData: async (stream, { envelope: { mailFrom, rcptTo } }, done) => {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(Buffer.from(chunk))
      if (state.isRefusing) return done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
      const to = rcptTo.map(({ address }) => address)
      const refusal = to.map((address) => refusalOf(address, 'data')).find(Boolean)
      if (refusal) return done(refusal)
      await state.held
      envelopes.push({ from: mailFrom ? mailFrom.address : '', to })
      received.push(await PostalMime.parse(Buffer.concat(chunks)))
      done()
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.')
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

  const to = (person: string) => received.filter((mail) => mail.to?.some(({ address }) => address === person))
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    state,
    received,
    envelopes,
    to,
    /** The newest mail of that many, once they have arrived. */
    arrival: (person: string, count = 1) =>
      vi.waitFor(
        () => {
          const mail = to(person)[count - 1]
          if (!mail) throw new Error(`${to(person).length} of ${count} mails have arrived.`)
          return mail
        },
        { timeout: 15_000, interval: 50 },
      ),
  }
}
