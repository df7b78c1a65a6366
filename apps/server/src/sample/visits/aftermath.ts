import { MINUTE_MS } from '@corridor/domain/clock/local-time'
import { isSent } from '@corridor/domain/observation/observation-rules'
import type { Random } from '../random.ts'
import type { SampleObservation, Status } from '../sample.ts'

type Aftermath = Pick<SampleObservation, 'completedAt' | 'sentAt' | 'acknowledgedAt' | 'message' | 'reply'>

/** The aftermath of an observation, all on the day of the visit. */
export function aftermathOf(status: Status, endsAt: Date, random: Random): Aftermath {
  const later = (from: Date, least: number, most: number) =>
    new Date(from.getTime() + random.integer(least, most) * MINUTE_MS)
  const completedAt = later(endsAt, 0, 2)
  const sentAt = later(completedAt, 5, 200)
  const isRead = status === 'acknowledged'
  return {
    completedAt: status === 'draft' ? null : completedAt,
    sentAt: isSent(status) ? sentAt : null,
    acknowledgedAt: isRead ? later(sentAt, 10, 150) : null,
    message: isSent(status) && random.chance(0.5) ? random.weighted(messages, () => 1) : '',
    reply: isRead && random.chance(0.4) ? random.weighted(replies, () => 1) : null,
  }
}

// Messages speak only of what could be seen or heard from a chair at the back: anybody sends them after any lesson.
const messages = [
  'Thank you for having me. The goal of the lesson was on the board when I came in, and two students read it to each other.',
  'I stayed by the window table. When you walked over and asked what they had tried, all four picked up their pencils.',
  'I came in just before you switched activities. How did that minute look from the front?',
  'You waited after your second question, and three more hands went up. I wanted you to know that I saw it.',
  'Materials were on the tables before the bell, and the first group started without being asked.',
  'I wrote down only what I could see and hear. You know the reasons better than I do: tell me what I missed.',
  'You greeted everybody who came in late by pointing to the line they were on. The talk did not stop.',
]

const replies = [
  'Thank you for coming by. The switch took longer than I planned; I will hand out the sheets earlier.',
  'That was the group that had just changed seats. I would be glad if you came again next week.',
  'Thanks. I had not noticed the window table, and I will stand there more often.',
]
