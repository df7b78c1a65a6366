import { Problem } from '@corridor/contract/problems'
import { Download } from '../../../http/download.ts'
import type { ActorContext } from '../../../http/mount.ts'
import { findPdf } from './documents.queries.ts'
import { noteSupport, refuseDemo } from './download-rules.ts'
import { fileNameOf } from './paper-words.ts'

/** A document as it was issued. One of another district is not there. */
export async function showDocument(context: ActorContext, id: string): Promise<Download> {
  refuseDemo(context)
  const file = downloadOf(await findPdf(context.db, id))
  await noteSupport(context)
  return file
}

export function downloadOf(found: Awaited<ReturnType<typeof findPdf>>): Download {
  if (!found) throw new Problem('document-not-found')
  return new Download(fileNameOf(found), found.pdf.length, found.pdf)
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
