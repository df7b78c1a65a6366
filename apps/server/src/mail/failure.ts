import { type MailTrouble, troubleOf } from '@corridor/domain/mail/delivery'
import * as z from 'zod'

interface Failure {
  readonly code: string
  /** The reply's number, where a server answered. */
  readonly reply: number | undefined
  readonly trouble: MailTrouble
  /** Whether trying again would bring the same: the mail has come back. */
  readonly isFinal: boolean
}

const Thrown = z.object({
  code: z.string().optional(),
  command: z.string().optional(),
  response: z.string().optional(),
  responseCode: z.number().optional(),
})

/** The meaning of a failed attempt. The error's own words may name the recipient: nothing of them is kept. */
export function failureOf(error: unknown): Failure {
  const { code = 'unknown', command, response, responseCode: reply } = Thrown.safeParse(error).data ?? {}
  // A server's words before it knows the recipient are about us, and may be put right.
  const isAboutThem = command === 'RCPT TO' || command === 'DATA'
  if (reply === undefined || !isAboutThem) return { code, reply, trouble: 'not-reached', isFinal: false }
  const status = response?.match(/^\d{3}[ -]([45]\.\d{1,3}\.\d{1,3})\b/)?.[1]
  return { code, reply, trouble: troubleOf(status, reply), isFinal: reply >= 500 }
}
