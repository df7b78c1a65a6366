import type { ReportCard } from '@corridor/contract/reports/report'
import { TEACHER_CONFERENCE } from '@corridor/domain/observation/conference'
import { counted } from '@corridor/domain/words/count-words'
import type { EducatorStory } from '../load-educator.ts'
import { countIn, dayOf, type Telling } from '../tool-visits.ts'

type Conference = EducatorStory['conferences'][number]

/** The card of conferences in these days, the newest first. */
export function conferenceCard(telling: Telling): ReportCard[] {
  const { conferences } = telling
  if (conferences.length === 0) return []
  return [
    {
      key: 'conferences',
      title: 'Conferences',
      line: counted(conferences.length, 'conference'),
      size: 'half',
      blocks: [
        {
          kind: 'table',
          title: 'Conferences',
          table: {
            columns: [
              { title: 'Date' },
              { title: 'Observer' },
              { title: 'Signed' },
              { title: 'Steps agreed', isNumber: true },
            ],
            rows: conferences.map((it) => [
              dayOf(telling, it),
              it.observer,
              signedWords(it),
              it.facts.length > 0 ? String(agreedIn(it)) : '–',
            ]),
            records: conferences.map(({ id }) => ({ id, toolTypeId: TEACHER_CONFERENCE })),
          },
        },
      ],
    },
  ]
}

/** How many new steps a conference agreed, of either of the two. */
function agreedIn({ facts }: Conference): number {
  return countIn(facts, 'steps', 'open-educator') + countIn(facts, 'steps', 'open-leader')
}

/** Who signed, in words. Whether the educator signed as well is between the two. */
export function signedWords({ facts, isMine, isSignedByEducator }: Conference): string {
  if (facts.length === 0) return 'Being changed'
  if (countIn(facts, 'signed', 'leader') === 0) return 'Not signed'
  if (!isMine) return 'Signed'
  return isSignedByEducator ? 'Signed by both' : 'Signed by the leader'
}
