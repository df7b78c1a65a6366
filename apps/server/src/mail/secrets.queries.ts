import { eq } from 'drizzle-orm'
import type { Queries } from '../database/doors.ts'
import { secrets } from '../database/platform.tables.ts'

export async function getSecret(db: Queries, name: 'return-address'): Promise<string> {
  const [secret] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name))
  if (!secret) throw new Error('A secret of the product is not there.')
  return secret.value
}
