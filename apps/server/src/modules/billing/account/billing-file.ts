import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import type { Day } from '@corridor/domain/calendar/calendar'
import { dayAndYear } from '@corridor/domain/calendar/day-words'
import { MOST_MEGAPIXELS } from '@corridor/domain/files/file-limits'
import { Download } from '../../../http/download.ts'
import type { ActorContext } from '../../../http/mount.ts'
import { takeTurns } from '../../districts/take-turns.ts'
import { cleaned } from '../../files/strip/cleaned.ts'
import { noteSupport, refuseDemo } from '../documents/download-rules.ts'
import { countFiles, findFile, insertFile, setTaxCertificate } from './account.queries.ts'

const MOST_FILES = 100
const MOST_PIXELS = MOST_MEGAPIXELS * 1_000_000

type Adding = RequestOf<typeof contract.billingFiles.add>

/** Keeps a billing file. Browsers send until they hear of it: a file that is there stays as it came first. */
export async function addBillingFile(
  { db, actor, place, now, record }: ActorContext,
  { params, query, body }: Adding,
) {
  const { fileId: id } = params
  await takeTurns(db)
  if (await findFile(db, id)) return { id }
  const until = query.purpose === 'tax-certificate' ? lastDay(query.until, place.today) : undefined
  if ((await countFiles(db)) >= MOST_FILES) throw new Problem('too-many-billing-files')
  const { type, content } = keptOf(body)
  await insertFile(db, {
    districtId: actor.districtId,
    id,
    purpose: query.purpose,
    name: query.name,
    type,
    content,
    uploadedById: actor.userId,
    uploadedAt: now(),
  })
  if (until) await setTaxCertificate(db, actor.districtId, id, until)
  const added = until
    ? { what: 'Tax certificate', from: null, to: `valid until ${dayAndYear(until)}` }
    : { what: 'Purchase order', from: null, to: null }
  await record('plan.file', { kind: 'district', id: actor.districtId }, [added])
  return { id }
}

function lastDay(until: Day | undefined, today: Day): Day {
  if (until === undefined || until < today)
    throw new Problem('invalid-request', {
      fields: { until: 'Say until when the certificate is valid: today or later.' },
    })
  return until
}

/** A file that begins as a PDF, a PNG or a JPEG, whatever it is called. */
function keptOf(body: Uint8Array) {
  const file = cleaned(body)
  if (!file || file.type === 'image/webp') throw new Problem('billing-file-not-known')
  if (file.pixels > MOST_PIXELS) throw new Problem('too-many-pixels')
  return { type: file.type, content: file.content }
}

const endings = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const

export async function showBillingFile(
  context: ActorContext,
  { params }: RequestOf<typeof contract.billingFiles.show>,
): Promise<Download> {
  refuseDemo(context)
  const file = await findFile(context.db, params.fileId)
  if (!file) throw new Problem('file-not-found')
  await noteSupport(context)
  return new Download(nameOf(file), file.content.length, file.content)
}

/** A billing file's name ends as its type does: a name that says otherwise would open as something else. */
function nameOf({ name, type }: { name: string; type: keyof typeof endings }): string {
  const ending = `.${endings[type]}`
  const whole = name.trim() || 'Document'
  return whole.toLowerCase().endsWith(ending) ? whole : `${whole}${ending}`
}
