import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Services } from '../services.ts'
import { getSecret } from './secrets.queries.ts'

const DAY_MS = 24 * 3_600_000
/** How many days a return address works: mail servers give up within days. */
const LAST_DAYS = 14

type Part = Pick<Services, 'config' | 'database' | 'now'>

/** The address that a mail comes back to, if anywhere: its id, its last day and a signature, in at most 64 characters. */
export async function returnAddressOf(services: Part, mailId: string): Promise<string | undefined> {
  const { config, now } = services
  if (!config.INBOUND_MAIL_DOMAIN) return undefined
  const until = Math.floor(now().getTime() / DAY_MS) + LAST_DAYS
  const signed = `${mailId.replaceAll('-', '')}.${until.toString(36)}`
  return `bounce+${signed}.${await signatureOf(services, signed)}@${config.INBOUND_MAIL_DOMAIN}`
}

const Returned = /^bounce\+(([\da-f]{32})\.([\da-z]{1,6}))\.([\da-f]{16})@(.+)$/

/** The mail that came back to an address, if it is one of ours and its time is not over. Some servers write it in capitals. */
export async function returnedMail(services: Part, address: string): Promise<string | undefined> {
  const [, signed, hex, until, signature, domain] = address.toLowerCase().match(Returned) ?? []
  if (!signed || !hex || !until || !signature || domain !== services.config.INBOUND_MAIL_DOMAIN)
    return undefined
  const expected = await signatureOf(services, signed)
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return undefined
  if (Number.parseInt(until, 36) < Math.floor(services.now().getTime() / DAY_MS)) return undefined
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

async function signatureOf({ database }: Part, signed: string): Promise<string> {
  const secret = await database.platform(({ db }) => getSecret(db, 'return-address'))
  return createHmac('sha256', secret).update(`return-address ${signed}`).digest('hex').slice(0, 16)
}
