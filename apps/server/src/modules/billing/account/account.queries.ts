import type { Day } from '@corridor/domain/calendar/calendar'
import type { DistrictId } from '@corridor/domain/people/ids'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { type BillingFilePurpose, billingAccounts, billingFiles } from '../billing.tables.ts'

/** The district's billing account, with the certificate that is on file; undefined where nobody set one up yet. */
export async function findAccount(db: Queries) {
  const { billTo, payablesEmail, renewsByCard, taxFileId, taxExemptUntil } = billingAccounts
  const [found] = await db
    .select({
      billTo,
      payablesEmail,
      renewsByCard,
      taxFileId,
      taxExemptUntil,
      taxFileName: billingFiles.name,
    })
    .from(billingAccounts)
    .leftJoin(billingFiles, eq(billingFiles.id, taxFileId))
  if (!found) return undefined
  const { taxFileId: fileId, taxFileName: name, taxExemptUntil: until, ...account } = found
  return { ...account, taxExempt: fileId && name !== null && until ? { fileId, name, until } : null }
}

type Details = Partial<Omit<typeof billingAccounts.$inferInsert, 'districtId'>>

export async function setAccount(db: Queries, districtId: DistrictId, details: Details): Promise<void> {
  await db
    .insert(billingAccounts)
    .values({ districtId, ...details })
    .onConflictDoUpdate({ target: billingAccounts.districtId, set: details })
}

export async function setTaxCertificate(db: Queries, districtId: DistrictId, fileId: string, until: Day) {
  await setAccount(db, districtId, { taxFileId: fileId, taxExemptUntil: until })
}

export async function hasFile(db: Queries, id: string, purpose: BillingFilePurpose): Promise<boolean> {
  const [found] = await db
    .select({ purpose: billingFiles.purpose })
    .from(billingFiles)
    .where(eq(billingFiles.id, id))
  return found?.purpose === purpose
}

export async function findFile(db: Queries, id: string) {
  const { name, type, content } = billingFiles
  const [found] = await db.select({ name, type, content }).from(billingFiles).where(eq(billingFiles.id, id))
  return found
}

export function countFiles(db: Queries): Promise<number> {
  return db.$count(billingFiles)
}

export async function insertFile(db: Queries, row: typeof billingFiles.$inferInsert): Promise<void> {
  await db.insert(billingFiles).values(row)
}
