import type { ReportCard } from '@corridor/contract/reports/report'
import { shortDayFrom } from '@corridor/domain/calendar/day-words'
import { counted } from '@corridor/domain/words/count-words'
import { writtenEvidence } from '@corridor/tools/tools/custom-look-for/report/written-evidence'
import { isFromNewerTool, openCapture, toolOf } from '../../observations/opened.ts'
import { evidenceOf } from '../sets/set-details.ts'
import type { SetSource } from '../sets/set-source.ts'
import { type ReportedSet, wordsOf } from './reported-set.ts'

const LOOK_FORS = 11
const MOST_VISITS = 40
const MOST_AN_ITEM = 3

/** The card of what observers wrote about each look-for, the newest first, for who may read those visits. */
export async function evidenceCard(
  source: SetSource,
  { items, versions }: ReportedSet,
): Promise<ReportCard[]> {
  if (source.isSums) return []
  const visits = await evidenceOf(source, MOST_VISITS)
  const written = visits.flatMap((visit) => {
    const known = versions.find(({ version }) => version === visit.version)?.items ?? []
    const captured = { toolTypeId: LOOK_FORS, toolVersion: visit.toolVersion, capture: visit.capture }
    if (isFromNewerTool(captured)) return []
    const { capture } = visit.toolVersion === toolOf(captured).version ? captured : openCapture(captured)
    const found = writtenEvidence(capture, known)
    return found.map((it) => ({ ...it, visit }))
  })
  const rows = items.flatMap((look) =>
    written
      .filter(({ itemId }) => itemId === look.item.id)
      .slice(0, MOST_AN_ITEM)
      .map(({ text, visit }) => ({ look, text, visit })),
  )
  if (rows.length === 0) return []
  return [
    {
      key: 'evidence',
      title: 'Evidence',
      line: `The newest of each look-for, from ${counted(visits.length, 'visit')} you may read`,
      size: 'full',
      blocks: [
        {
          kind: 'table',
          title: 'Evidence',
          table: {
            columns: [
              { title: 'Look-for' },
              { title: 'Evidence' },
              { title: 'Educator' },
              { title: 'Visit' },
            ],
            rows: rows.map(({ look, text, visit }) => [
              wordsOf(look),
              text,
              visit.educator,
              shortDayFrom(source.today, visit.startedOn),
            ]),
            isGrouped: true,
            opens: rows.map(({ visit }) => [null, null, null, openVisit(source, visit) ?? null]),
          },
        },
      ],
    },
  ]
}

type Visit = Awaited<ReturnType<typeof evidenceOf>>[number]

/** The opening of all visits that the same two had on a day. */
function openVisit({ shown, opening }: SetSource, { educatorId, observerId, startedOn }: Visit) {
  const same = shown.filter(
    (it) => it.educatorId === educatorId && it.observerId === observerId && it.startedOn === startedOn,
  )
  const day = { from: startedOn, to: startedOn }
  return opening(same.length, { ...day, educators: [educatorId], observers: [observerId] })
}
