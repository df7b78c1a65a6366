import type { DistrictId } from '@corridor/domain/people/ids'
import type { Services } from '../../../services.ts'
import { findFile, keepDrawn } from './documents.queries.ts'
import { documentName } from './paper-words.ts'

interface DocumentFile {
  readonly name: string
  readonly pdf: Buffer
}

/**
 * A document of a district as PDF; undefined where it has none of this id. It is drawn when somebody first wants it, and
 * stays as it was drawn. Pages of thousands of schools take seconds, so nothing is held meanwhile.
 */
export async function documentFile(
  { database }: Pick<Services, 'database'>,
  districtId: DistrictId,
  id: string,
): Promise<DocumentFile | undefined> {
  const issued = await database.tenant(districtId, ({ db }) => findFile(db, id))
  if (!issued?.paper) return named(issued)
  const { drawDocument } = await import('./draw-document.ts')
  const pdf = await drawDocument(issued.paper)
  return named(await database.tenant(districtId, ({ db }) => keepDrawn(db, id, pdf)))
}

function named(found: Awaited<ReturnType<typeof findFile>>): DocumentFile | undefined {
  return found?.pdf ? { name: documentName(found), pdf: found.pdf } : undefined
}
