import { randomUUID } from 'node:crypto'
import { DEMO_USER, type DistrictId } from '@corridor/domain/people/ids'
import type { Database } from '../../src/database/open.ts'
import { billingDocuments, billingFiles } from '../../src/modules/billing/billing.tables.ts'
import { TODAY } from '../harness.ts'

/** A purchase order that was sent in and an invoice that went out, straight into the tables. */
export function sampleBills(database: Database, now: Date) {
  const sentIn = async (districtId: DistrictId) => {
    const id = randomUUID()
    const file = { purpose: 'purchase-order', name: 'PO.pdf', type: 'application/pdf' } as const
    const row = { districtId, id, ...file, content: Buffer.from('%PDF-') }
    await database.tenant(districtId, ({ db }) =>
      db.insert(billingFiles).values({ ...row, uploadedById: DEMO_USER, uploadedAt: now }),
    )
    return id
  }
  const issued = async (districtId: DistrictId) => {
    const id = randomUUID()
    const dates = { issuedOn: TODAY, issuedAt: now }
    const row = { districtId, id, kind: 'invoice', number: `INV-${id}`, ...dates, amountCents: 1 } as const
    await database.tenant(districtId, ({ db }) =>
      db.insert(billingDocuments).values({ ...row, pdf: Buffer.from('%PDF-') }),
    )
    return id
  }
  return { sentIn, issued }
}
