import { randomBytes } from 'node:crypto'
import type { Day } from '@corridor/domain/calendar/calendar'
import { RANDOM_BYTES, uuidV7 } from '@corridor/domain/data/uuid-v7'
import { type NoticeKind, noticeWords, notificationOf } from '@corridor/domain/notices/notices'
import type { UserId } from '@corridor/domain/people/ids'
import type { Config } from '../../config.ts'
import type { Transaction } from '../../database/doors.ts'
import { mailAccount } from '../../mail/mail-account.ts'
import type { DistrictToday } from '../districts/district-today.ts'
import { insertNotices } from './notices.queries.ts'
import { quietEnd } from './quiet-end.ts'
import { unsubscribeUrls } from './unsubscribe/unsubscribe-urls.ts'

export interface NewNotice {
  readonly to: UserId
  readonly kind: NoticeKind
  /** The key of what the notice tells of: nobody is told twice of the same. */
  readonly key: string
  /** The name of who did it. */
  readonly by?: string
  /** The educator whom the notice is about, where that is not the reader. */
  readonly about?: string
  readonly observation?: { readonly id: string; readonly toolTypeId: number }
  readonly stepId?: string
  /** The day on which something is due. */
  readonly day?: Day
  /** The words of the mail; without them, the words of the bell and a link. */
  readonly mail?: { readonly subject: string; readonly text: string; readonly action?: string }
  /** Whether the mail goes out in quiet hours, too. */
  readonly isUrgent?: boolean
}

/** The transaction in which something to tell of happens, and its district. */
export interface Telling extends Pick<Transaction, 'db' | 'client'> {
  readonly config: Pick<Config, 'PUBLIC_URL'>
  readonly place: DistrictToday
}

const MOST_AT_ONCE = 1_000

/**
 * Tells people of something, in the transaction in which it happens: in the bell, and by a mail at once where they
 * chose so, or when quiet hours end. Who chose the digest reads it there.
 */
export async function notify(telling: Telling, told: readonly NewNotice[]): Promise<void> {
  for (let from = 0; from < told.length; from += MOST_AT_ONCE)
    await notifySome(telling, told.slice(from, from + MOST_AT_ONCE))
}

async function notifySome(telling: Telling, told: readonly NewNotice[]): Promise<void> {
  const { db, place } = telling
  const rows = told.map(({ to, kind, key, by, observation, stepId, day }) => ({
    districtId: place.district.id,
    id: noticeId(place.now),
    userId: to,
    kind,
    key,
    by: by ?? null,
    observationId: observation?.id ?? null,
    stepId: stepId ?? null,
    day: day ?? null,
    mail: notificationOf(kind) ?? '',
  }))
  const written = await insertNotices(db, rows)
  const mailed = new Map(written.filter(({ mail }) => mail === 'now').map((it) => [keyOf(it), it.id]))
  const atOnce = told.flatMap((it) => {
    const id = mailed.get(keyOf({ userId: it.to, key: it.key }))
    return id === undefined ? [] : [{ ...it, id }]
  })
  if (atOnce.length > 0) await mailAtOnce(telling, atOnce)
}

function keyOf({ userId, key }: { readonly userId: UserId; readonly key: string }): string {
  return `${userId} ${key}`
}

/** The id of a notice: ids are in the order of their moments. */
export function noticeId(at: Date): string {
  return uuidV7(at.getTime(), randomBytes(RANDOM_BYTES))
}

/** A notice that was written, and its id. */
type WrittenNotice = NewNotice & { readonly id: string }

/** Mails notices. Each mail has the id of its notice: when it goes out it is asked whether the notice still needs it. */
async function mailAtOnce(telling: Telling, told: readonly WrittenNotice[]): Promise<void> {
  const { place, config } = telling
  const [waitsUntil, urlOf] = [await quietEnd(telling), await unsubscribeUrls(telling, told)]
  for (const it of told) {
    const words = it.mail ?? mailOf(it, place, config)
    const unsubscribeUrl = urlOf(it.to, notificationOf(it.kind))
    const waits = it.isUrgent ? {} : { waitsUntil }
    await mailAccount(telling, it.to, { ...words, now: place.now, unsubscribeUrl, ...waits }, it.id)
  }
}

function mailOf(
  { kind, by, about, observation, day }: NewNotice,
  { today }: DistrictToday,
  { PUBLIC_URL }: Telling['config'],
) {
  const toolTypeId = observation?.toolTypeId ?? null
  const words = noticeWords(
    { kind, by: by ?? null, about: about ?? null, toolTypeId, day: day ?? null },
    today,
  )
  const subject = words.replaceAll(/[\s\p{Cc}]+/gu, ' ')
  const link = new URL('/notifications', PUBLIC_URL.origin).href
  return { subject, text: textOf(subject, link), action: 'See your notifications' }
}

const textOf = (words: string, link: string) => `Hello,

${words}. You can open it here:

${link}

In your profile you choose which emails you get, and when.

Corridor
`
