import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import type { Download } from '../../../http/download.ts'
import type { ActorContext } from '../../../http/mount.ts'
import { inSteps } from '../../../http/steps.ts'
import { mailLook } from '../../districts/mail-look.ts'
import { lockObservations } from '../observations.queries.ts'
import { drawRecord } from '../record/draw-record.ts'
import type { Printed, PrintedPart } from '../record/record-paper.ts'
import { recordPhotos } from '../record/record-photos.ts'
import { checkSending } from './check-sending.ts'

type Asked = RequestOf<typeof contract.visits.preview>

/** What would be sent, on paper, marked as not sent. */
export const previewSending = inSteps({
  read: async (context: ActorContext, { params, body }: Asked): Promise<Printed> => {
    const ids = body.observations.map(({ id }) => id)
    const locked = await lockObservations(context.db, ids)
    const { records } = await checkSending(context, body, locked, params.visitId)
    const [first, ...rest] = records.map(
      ({ row: { toolTypeId, status }, record }): PrintedPart => ({
        toolTypeId,
        status,
        record,
        sentAt: null,
        acknowledgedAt: null,
        replies: [],
      }),
    )
    if (!first) throw new Problem('observation-already-sent')
    const photos = await recordPhotos(context.db, [first, ...rest])
    for (const { row } of records)
      await context.record('observation.download', { kind: 'observation', id: row.id })
    const { name: district, logo } = await mailLook(context.db)
    return { parts: [first, ...rest], district, logo: logo?.bytes, photos, steps: [] }
  },
  work: async (_, __, printed) => drawRecord(printed),
  write: async (_, __, made: Download) => made,
})
