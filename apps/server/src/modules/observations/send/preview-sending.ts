import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import type { PageBreak } from '@corridor/contract/observations/visits'
import { Problem } from '@corridor/contract/problems'
import type { Download } from '../../../http/download.ts'
import type { ActorContext } from '../../../http/mount.ts'
import { inSteps } from '../../../http/steps.ts'
import { mailLook } from '../../districts/mail-look.ts'
import { drawRecord } from '../record/draw-record.ts'
import { type Printed, recordPaper } from '../record/record-paper.ts'
import { recordPhotos } from '../record/record-photos.ts'
import type { PrintedPart } from '../record/record-sections.ts'
import { checkSending } from './check-sending.ts'
import { holdForSending } from './hold-for-sending.ts'

type Asked = RequestOf<typeof contract.visits.preview>

/** A preview of a sending on paper, marked as not sent. */
export const previewSending = inSteps({
  read: async (context: ActorContext, asked: Asked): Promise<Printed> => {
    const { ids, printed } = await printedIfSent(context, asked)
    for (const id of ids) await context.record('observation.download', { kind: 'observation', id })
    return printed
  },
  work: async (_, __, printed) => drawRecord(printed),
  write: async (_, __, made: Download) => made,
})

/** Where the preview's pages begin. Its observer has it all on the screen: nothing is handed out or recorded. */
export const pagesOfSending = inSteps({
  read: printedIfSent,
  work: async (_, __, { ids, printed }): Promise<{ breaks: PageBreak[] }> => {
    const { breaksOf } = await import('../../../paper/pdf-of.ts')
    const breaks = await breaksOf(recordPaper(printed))
    return {
      breaks: breaks.map(({ page, from, isWithin }) => {
        const observationId = from && ids[from.part]
        return { page, isWithin, at: observationId ? { observationId, block: from.block } : null }
      }),
    }
  },
  write: async (_, __, made: { breaks: PageBreak[] }) => made,
})

async function printedIfSent(context: ActorContext, { params, body }: Asked) {
  const ids = body.observations.map(({ id }) => id)
  const held = await holdForSending(context.db, ids, context.now())
  const { records } = await checkSending(context, body, held, params.visitId)
  const [first, ...rest] = records.map(
    ({ row: { toolTypeId, status }, record }): PrintedPart => ({
      toolTypeId,
      status,
      record,
      sentAt: null,
      acknowledgedAt: null,
      replies: [],
      signed: [],
    }),
  )
  if (!first) throw new Problem('observation-already-sent')
  const photos = await recordPhotos(context.db, [first, ...rest])
  const { name: district, logo } = await mailLook(context.db)
  const printed: Printed = { parts: [first, ...rest], district, logo: logo?.bytes, photos, steps: [] }
  return { ids: records.map(({ row }) => row.id), printed }
}
