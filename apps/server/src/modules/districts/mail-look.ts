import type { Queries } from '../../database/doors.ts'
import { getDistrict } from './districts.queries.ts'
import { findLogo } from './logo.queries.ts'

export interface MailLook {
  readonly name: string
  readonly logo: Awaited<ReturnType<typeof findLogo>>
}

export async function mailLook(db: Queries): Promise<MailLook> {
  const { name } = await getDistrict(db)
  return { name, logo: await findLogo(db) }
}
