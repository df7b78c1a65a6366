import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import { csvOf } from '@corridor/domain/files/csv'
import { Download } from '../../../http/download.ts'
import type { ActorContext } from '../../../http/mount.ts'
import { type FoundEducator, pageOfEducators } from '../educators.queries.ts'
import { searchList } from '../found/search-list.ts'
import { listingOf, rowsOf } from '../list/list-educators.ts'
import type { Listing } from '../list/listed.queries.ts'
import { type Moment, momentOf } from '../teaching/school-moment.ts'

const columns = [
  'Educator ID',
  'Educator',
  'Grades',
  'Subject',
  'Room',
  'Schools today',
  'Email',
  'Number in the HR system',
  'Account',
  'Active',
  'Added at the door',
  'Last visit',
  'Open steps',
].map((title) => ({ title }))

const PART = 1_000
// Excel reads a file without a byte order mark in the old letters of the country.
const BYTE_ORDER_MARK = '\ufeff'

/** A list of educators as a spreadsheet, whole, in its own order. */
export async function listFile(
  { db, actor, place }: ActorContext,
  asked: RequestOf<typeof contract.educatorSets.file>['query'],
): Promise<Download> {
  const moment = await momentOf(db, place)
  const tell = async (listing: Listing) => {
    const rows: string[][] = []
    let after: FoundEducator | undefined
    for (;;) {
      const page = await pageOfEducators(db, listing, { after, before: undefined, limit: PART })
      rows.push(...(await linesOf(db, actor, moment, page)))
      after = page.at(-1)
      if (page.length < PART) return rows
    }
  }
  const rows = await searchList(db, listingOf(actor, moment, asked), tell)
  const bytes = new TextEncoder().encode(BYTE_ORDER_MARK + csvOf({ columns, rows: [...rows] }))
  return new Download(`Educators ${moment.today}.csv`, bytes.length, bytes)
}

async function linesOf(
  db: ActorContext['db'],
  actor: ActorContext['actor'],
  moment: Moment,
  page: readonly FoundEducator[],
): Promise<string[][]> {
  if (page.length === 0) return []
  const rows = await rowsOf(db, actor, moment, page)
  return rows.map((row, index) => {
    const { email, externalId, hasAccount, isInvited } = page[index] ?? {}
    return [
      String(row.id),
      row.name,
      row.grades,
      row.subject,
      row.room,
      row.schools.map(({ name }) => name).join('; '),
      email ?? '',
      externalId ?? '',
      hasAccount ? 'Yes' : isInvited ? 'Invited' : 'No',
      row.isActive ? 'Yes' : 'No',
      row.isProvisional ? 'Yes' : 'No',
      row.lastVisitOn ?? '',
      String(row.openSteps),
    ]
  })
}
