import { once } from 'node:events'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** Starts a mail server that puts each mail into a folder, where the journeys’ own processes find it. */
export async function startMailServer(folder: string) {
  let count = 0
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: async (stream, _session, done) => {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(Buffer.from(chunk))
      count += 1
      const file = join(folder, `${String(count).padStart(6, '0')}.eml`)
      await writeFile(`${file}.part`, Buffer.concat(chunks))
      await rename(`${file}.part`, file)
      done()
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** The link of the newest mail that has one with this path; undefined before it has come. */
export async function linkTo(person: string, path: string): Promise<string | undefined> {
  const links = (await mailsTo(person)).flatMap(({ text }) => text?.match(/^http\S+$/gm) ?? [])
  return links.findLast((link) => new URL(link).pathname.startsWith(path))
}

/** The mails to somebody, the oldest first. */
export async function mailsTo(person: string): Promise<Email[]> {
  const folder = process.env.CORRIDOR_MAILBOX ?? ''
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort()
  const mails = await Promise.all(
    files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  )
  return mails.filter(({ to }) => to?.some(({ address }) => address === person))
}
