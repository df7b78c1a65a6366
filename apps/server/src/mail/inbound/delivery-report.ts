import { type MailTrouble, troubleOf } from '@corridor/domain/mail/delivery'
import PostalMime from 'postal-mime'

interface Report {
  readonly state: 'bounced' | 'failed'
  readonly trouble: MailTrouble
}

/**
 * The final word of a mail server's report (RFC 3464): that a mail did not arrive. Undefined where the mail only
 * arrives later, and for a mail that is no such report, such as an absent person's answer.
 */
export async function reportIn(mail: Buffer): Promise<Report | undefined> {
  // Attachments are evidence: only the report itself is read.
  const { headers, attachments } = await PostalMime.parse(mail, {
    forceRfc822Attachments: true,
    attachmentEncoding: 'utf8',
    maxNestingDepth: 10,
    maxHeadersSize: 64 * 1024,
  })
  const kind = headers.find(({ key }) => key === 'content-type')?.value ?? ''
  if (!/^multipart\/report\b/i.test(kind) || !/report-type="?delivery-status\b/i.test(kind)) return undefined
  const report = attachments.find(({ mimeType }) => mimeType === 'message/delivery-status')?.content
  return typeof report === 'string' ? endIn(report) : undefined
}

/**
 * The final word in a report about a mail, which has one recipient: of several lines about it, one that says for good
 * that it failed counts.
 */
function endIn(report: string): Report | undefined {
  for (const part of report.replaceAll('\r\n', '\n').split(/\n\s*\n/)) {
    if (!/^action:\s*failed\b/im.test(part)) continue
    const status = part.match(/^status:\s*([245]\.\d{1,3}\.\d{1,3})\b/im)?.[1]
    // A server that tried for days gives up with a status that says “later”.
    const isRefused = status === undefined || status.startsWith('5')
    return { state: isRefused ? 'bounced' : 'failed', trouble: status ? troubleOf(status) : 'refused' }
  }
  return undefined
}
