import { cleanCell } from '@corridor/domain/roster/clean-cell'
import type { RosterSchool } from '@corridor/domain/roster/roster-row'
import { tooLarge } from '../refuse-roster.ts'
import type { Zip } from '../zip/open-zip.ts'
import { fileIn, readFile } from './bundle-file.ts'

export interface Org {
  readonly name: string
  readonly type: string
  readonly parent: string
}

/** The school that an org is or belongs to; null for a district's office and whatever is above it. */
export type SchoolOf = (orgId: string) => RosterSchool | null

const MOST_ORGS = 50_000

export async function readOrgs(zip: Zip): Promise<SchoolOf> {
  const orgs = new Map<string, Org>()
  const entry = fileIn(zip, 'orgs.csv')
  if (entry)
    await readFile(zip, entry, {
      needs: ['sourcedId', 'name', 'type'],
      take: ({ cells }, headings) => {
        const cell = (heading: string) => cleanCell(cells[headings.indexOf(heading)] ?? '')
        if (orgs.size >= MOST_ORGS) throw tooLarge('There are more than 50,000 schools in this bundle.')
        orgs.set(cell('sourcedId'), {
          name: cell('name'),
          type: cell('type').toLowerCase(),
          parent: cell('parentSourcedId'),
        })
      },
    })
  return (orgId) => schoolOf(orgs, orgId)
}

/** The school of an org, by the orgs of a roster, however they came. */
export function schoolOf(orgs: ReadonlyMap<string, Org>, orgId: string, depth = 0): RosterSchool | null {
  const org = orgs.get(orgId)
  // A delta leaves out schools that did not change: their ids are enough.
  if (!org) return depth === 0 ? { externalId: orgId } : null
  if (org.type === 'school')
    return org.name === '' ? { externalId: orgId } : { externalId: orgId, name: org.name }
  // A department belongs to a school.
  return org.type === 'department' && org.parent !== '' && depth < 5
    ? schoolOf(orgs, org.parent, depth + 1)
    : null
}
