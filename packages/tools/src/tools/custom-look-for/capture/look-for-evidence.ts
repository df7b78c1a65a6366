import type { PickedFrom } from '../../../definition/capture-view.ts'
import type { Visit } from '../../../definition/tool.ts'
import { answerWords } from '../answer-words.ts'
import type { LookForCapture } from '../custom-look-for.shape.ts'
import { isMarkedIn, runsOf } from '../marks.ts'
import type { LookFor, LookForSet } from '../set/look-for-set.shape.ts'
import { itemsIn } from '../set/set-order.ts'

/** The evidence that other tools of the visit may pick. Private items stay here. */
export function lookForEvidence(
  capture: LookForCapture,
  set: LookForSet,
  visit: Visit,
): readonly PickedFrom[] {
  const items = itemsIn(set).filter(({ isPrivate }) => !isPrivate)
  return items.flatMap((item) => [...markOf(capture, item, visit), ...filesOf(capture, item)])
}

function markOf(capture: LookForCapture, item: LookFor, visit: Visit): PickedFrom[] {
  const mark = capture.marks[item.id]
  const evidence = mark?.evidence.trim() ?? ''
  const isMarked = isMarkedIn(capture, item) && mark?.state !== 'no-opportunity'
  if (!isMarked && !evidence) return []
  const at = mark?.at ?? runsOf(capture, item)[0]?.startedAt ?? visit.startedAt
  const until = Date.parse(visit.endedAt ?? visit.startedAt)
  const words = isMarked ? [`${item.prompt}: ${answerWords(capture, item, until)}`] : [item.prompt]
  const text = [...words, ...(evidence ? [evidence] : [])].join('\n')
  return [{ entryId: item.id, kind: 'Look-for', at, text, items: [item.id] }]
}

function filesOf({ files }: LookForCapture, item: LookFor): PickedFrom[] {
  return files
    .filter(({ itemId }) => itemId === item.id)
    .map(({ id, at, file }) => ({
      entryId: id,
      kind: file.type === 'application/pdf' ? 'Document' : 'Photo',
      at,
      text: `${item.code} ${item.prompt}`,
      file,
      items: [item.id],
    }))
}
