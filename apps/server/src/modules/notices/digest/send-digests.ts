import { notificationOf } from '@corridor/domain/notices/notices'
import { type MailChoices, mailTimeOf } from '@corridor/domain/notices/notifications'
import { DistrictId, UserId } from '@corridor/domain/people/ids'
import type PgBoss from 'pg-boss'
import * as z from 'zod'
import type { Transaction } from '../../../database/doors.ts'
import { mailAccount } from '../../../mail/mail-account.ts'
import type { Services } from '../../../services.ts'
import { type DistrictToday, districtToday } from '../../districts/district-today.ts'
import { findMe } from '../../educators/find-me.ts'
import { loadActor } from '../../people/load-actor.ts'
import { describeNotice } from '../describe-notice.ts'
import { type FoundNotice, noticesOf, setDigested } from '../notices.queries.ts'
import { quietEnd } from '../quiet-end.ts'
import { lockMailChoices } from '../unsubscribe/unsubscribe.queries.ts'
import { unsubscribeUrls } from '../unsubscribe/unsubscribe-urls.ts'
import { lockWaiting, toDigest } from './digest.queries.ts'
import { digestMail } from './digest-mail.ts'

const DigestJob = z.object({ id: z.coerce.number() })
const PEOPLE_AT_ONCE = 50

/** Sends a digest to each person of a district for whom something waits, once, however often it is asked for. */
export async function sendDigests(
  { database, config, now }: Pick<Services, 'database' | 'config' | 'now'>,
  jobs: readonly Pick<PgBoss.Job, 'data'>[],
): Promise<void> {
  for (const { data } of jobs) {
    const districtId = DistrictId.parse(DigestJob.parse(data).id)
    let after = UserId.parse(1)
    for (;;) {
      const people = await database.tenant(districtId, ({ db }) => toDigest(db, after, PEOPLE_AT_ONCE))
      for (const { userId } of people) {
        await database.tenant(districtId, async (transaction) => {
          const place = await districtToday(transaction.db, now())
          await digest(transaction, { userId, place, config })
        })
        after = userId
      }
      if (people.length < PEOPLE_AT_ONCE) break
    }
  }
}

interface Digested {
  readonly userId: UserId
  readonly place: DistrictToday
  readonly config: Services['config']
}

async function digest(transaction: Transaction, { userId, place, config }: Digested): Promise<void> {
  const { db } = transaction
  const waiting = await lockWaiting(db, userId)
  if (waiting.length === 0) return
  const { district, today, now } = place
  const actor = await loadActor(db, { userId, districtId: district.id, parent: null }, today)
  const reader = { actor, me: await findMe(db, userId), place }
  const found = await noticesOf(db, { which: 'to-digest', userId, limit: waiting.length })
  const isNew = new Set(waiting)
  const chosen = await lockMailChoices(db, userId)
  // A notice that was read in the bell since needs no mail, nor does one of a kind that is not wanted any more.
  const wanted = found.filter((it) => isNew.has(it.id) && it.readAt === null && isMailed(chosen, it))
  const told = wanted.flatMap((it) => describeNotice(it, reader) ?? [])
  await setDigested(db, waiting, now)
  if (told.length === 0) return
  const urlOf = await unsubscribeUrls({ db, config }, [{ to: userId }])
  const unsubscribeUrl = urlOf(userId, 'digest')
  // A server that was away in the morning makes up for it later in the day.
  const waitsUntil = await quietEnd({ db, place })
  const mail = { ...digestMail(told, district.name, config), now, unsubscribeUrl, waitsUntil }
  await mailAccount(transaction, userId, mail)
}

function isMailed(chosen: MailChoices, { kind }: Pick<FoundNotice, 'kind'>): boolean {
  const about = notificationOf(kind)
  return about !== null && mailTimeOf(chosen, about) !== 'never'
}
