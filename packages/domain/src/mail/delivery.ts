/** What became of the mail about an observation to one reader. Opened is known apart: after a sign-in or a code. */
export type DeliveryState = 'queued' | 'sent' | 'bounced' | 'failed' | 'not-mailed' | 'handed-over'

/** Why a mail did not arrive, or has not yet. */
export const mailTroubles = [
  'no-mailbox',
  'no-domain',
  'mailbox-full',
  'mailbox-closed',
  'too-large',
  'refused',
  'try-later',
  'not-reached',
] as const
export type MailTrouble = (typeof mailTroubles)[number]

/** What a mail is, for who looks after the outbox. */
export const mailKinds = ['record', 'invitation', 'notice'] as const
export type MailKind = (typeof mailKinds)[number]

/** Why a mail did not arrive, in a plain sentence. Whose server it is stays open: it may be the school's own. */
export const troubleWords: Readonly<Record<MailTrouble, string>> = {
  'no-mailbox': 'There is no mailbox at this address.',
  'no-domain': 'The part of the address after the @ does not exist.',
  'mailbox-full': 'Their mailbox is full.',
  'mailbox-closed': 'Their mailbox takes no mail at present.',
  'too-large': 'Their mail server found the email too large.',
  refused: 'Their mail server refused the email.',
  'try-later': 'Their mail server asked to try again later.',
  'not-reached': 'The mail server could not be reached.',
}

/**
 * Why a mail did not arrive, by what a mail server says: its reply to a command (RFC 5321) or the status of a report
 * (RFC 3463), such as “5.1.1”. Words of the server are read for nothing else, and kept nowhere.
 */
export function troubleOf(status: string | undefined, reply?: number): MailTrouble {
  const [kind, subject, detail] = (status ?? '').split('.')
  const isFinal = kind === '5' || (kind !== '4' && (reply ?? 0) >= 500)
  const known = troubles[`${subject}.${detail}`]
  if (known) return known
  if (!isFinal) return 'try-later'
  if (status === undefined && (reply === 550 || reply === 551 || reply === 553)) return 'no-mailbox'
  if (status === undefined && reply === 552) return 'mailbox-full'
  return 'refused'
}

const troubles: Readonly<Record<string, MailTrouble>> = {
  '1.0': 'no-mailbox',
  '1.1': 'no-mailbox',
  '1.2': 'no-domain',
  '1.3': 'no-mailbox',
  '1.6': 'no-mailbox',
  '1.10': 'no-domain',
  '2.1': 'mailbox-closed',
  '2.2': 'mailbox-full',
  '2.3': 'too-large',
  '3.4': 'too-large',
  '4.1': 'not-reached',
  '4.4': 'no-domain',
  '4.7': 'not-reached',
}
