import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import { Download } from '../../../http/download.ts'
import type { ActorContext, GuestContext } from '../../../http/mount.ts'
import { inSteps } from '../../../http/steps.ts'
import { documentFile } from './document-file.ts'
import { noteSupport, refuseDemo } from './download-rules.ts'

type Request = RequestOf<typeof contract.billing.document>

/** A document as it was issued. One of another district is not there. */
export const showDocument = inSteps({
  read: async (context: ActorContext, _request: Request) => {
    refuseDemo(context)
    return context.actor.districtId
  },
  work: (around: GuestContext, { params }: Request, districtId) =>
    documentFile(around, districtId, params.documentId),
  write: async (context: ActorContext, _request: Request, found) => {
    const file = downloadOf(found)
    await noteSupport(context)
    return file
  },
})

export function downloadOf(found: Awaited<ReturnType<typeof documentFile>>): Download {
  if (!found) throw new Problem('document-not-found')
  return new Download(found.name, found.pdf.length, found.pdf)
}

const names = { w9: 'W-9', 'data-agreement': 'Data agreement' } as const

export async function showVendorFile(
  { config }: Pick<ActorContext, 'config'>,
  name: keyof typeof names,
): Promise<Download> {
  const { vendorFiles, letterhead } = config.billing
  const file = vendorFiles.get(name)
  if (!file) throw new Problem('file-not-found')
  return new Download(`${letterhead.name} ${names[name]}.pdf`, file.length, file)
}
