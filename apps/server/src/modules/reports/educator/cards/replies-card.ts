import type { ReportCard } from '@corridor/contract/reports/report'
import { dayIn } from '@corridor/domain/calendar/calendar'
import { shortDayFrom } from '@corridor/domain/calendar/day-words'
import { counted } from '@corridor/domain/words/count-words'
import { findTool } from '@corridor/tools/registry/registry'
import { dayOf, type Telling } from '../tool-visits.ts'

const MOST_REPLIES = 20

/** The card of the educator's replies, in their words. */
export function repliesCard(telling: Telling): ReportCard[] {
  const { replies, today, timeZone } = telling
  if (replies.length === 0) return []
  const shown = replies.slice(0, MOST_REPLIES)
  const all = counted(replies.length, 'reply', 'replies')
  return [
    {
      key: 'replies',
      title: 'Replies',
      line: shown.length < replies.length ? `The newest ${shown.length} of ${all}` : all,
      size: 'half',
      blocks: [
        {
          kind: 'entries',
          title: 'Replies',
          items: shown.map((it) => ({
            head: `${shortDayFrom(today, dayIn(timeZone, it.writtenAt))} · to ${findTool(it.toolTypeId)?.title ?? 'the visit'} of ${dayOf(telling, it)}`,
            text: it.text,
            tags: [],
          })),
        },
      ],
    },
  ]
}
