import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { billingDocuments, type DocumentKind, type Quoted } from '../billing.tables.ts'
import { billingNumbers } from '../billing-platform.tables.ts'

const columns = billingDocuments

/** The columns of documents without their pages. */
const listed = {
  id: columns.id,
  kind: columns.kind,
  number: columns.number,
  orderId: columns.orderId,
  issuedOn: columns.issuedOn,
  amountCents: columns.amountCents,
  validUntil: columns.validUntil,
  /** A quote's offer without its lines. */
  quoted: sql<Omit<Quoted, 'lines'> | null>`${columns.quoted} - 'lines'`,
}

/** The order of documents of one instant: the later step comes first, as where a clock stands. */
const byStep = sql`array_position(array['credit-note', 'receipt', 'invoice', 'quote'], ${columns.kind})`

/** All documents that were ever issued, the newest first. */
export function listDocuments(db: Queries) {
  return db
    .select(listed)
    .from(billingDocuments)
    .orderBy(desc(columns.issuedAt), byStep, desc(columns.number))
}

export type ListedDocument = Awaited<ReturnType<typeof listDocuments>>[number]

export async function findDocument(db: Queries, id: string) {
  const [found] = await db
    .select({ ...listed, offer: columns.quoted })
    .from(billingDocuments)
    .where(eq(columns.id, id))
  return found
}

export async function findIssued(db: Queries, orderId: string, kind: DocumentKind) {
  const [found] = await db
    .select(listed)
    .from(billingDocuments)
    .where(and(eq(columns.orderId, orderId), eq(columns.kind, kind)))
  return found
}

const file = { kind: columns.kind, number: columns.number, paper: columns.paper, pdf: columns.pdf }

export async function findFile(db: Queries, id: string) {
  const [found] = await db.select(file).from(billingDocuments).where(eq(columns.id, id))
  return found
}

/** Keeps a drawn document. Of two drawn at once the first stays, and both go on with it. */
export async function keepDrawn(db: Queries, id: string, pdf: Buffer) {
  const drawn = sql`coalesce(${columns.pdf}, ${pdf})`
  const [kept] = await db
    .update(billingDocuments)
    .set({ pdf: drawn, paper: null })
    .where(eq(columns.id, id))
    .returning(file)
  return kept
}

export async function insertDocument(
  db: Queries,
  row: typeof billingDocuments.$inferInsert,
): Promise<ListedDocument> {
  const [made] = await db.insert(billingDocuments).values(row).returning(listed)
  if (!made) throw new Error('A document was not written.')
  return made
}

/** The next number of a kind. Whoever asks for one waits for whoever has the one before: none is ever left out. */
export async function takeNumber(db: Queries, kind: DocumentKind): Promise<number> {
  const [taken] = await db
    .insert(billingNumbers)
    .values({ kind, last: 1 })
    .onConflictDoUpdate({ target: billingNumbers.kind, set: { last: sql`${billingNumbers.last} + 1` } })
    .returning({ last: billingNumbers.last })
  if (!taken) throw new Error('A number was not given.')
  return taken.last
}
