import type { contract } from '@corridor/contract/contract'
import { type Logo, MOST_LOGO_BYTES } from '@corridor/contract/district/district'
import type { RequestOf } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import type { Queries } from '../../database/doors.ts'
import type { ActorContext } from '../../http/mount.ts'
import { canBePrinted } from '../../paper/can-be-printed.ts'
import { cleaned } from '../files/strip/cleaned.ts'
import { deleteLogo, findLogo, setLogo } from './logo.queries.ts'

const MOST_PIXELS = 4_000_000

export async function showLogo(db: Queries): Promise<Logo | null> {
  const logo = await findLogo(db)
  return logo ? { type: logo.type, content: logo.bytes.toString('base64') } : null
}

/**
 * Changes the district's logo: to what begins as a picture, is one that paper can take, and is small. The file's name
 * says nothing.
 */
export async function changeLogo(
  { db, session, record }: ActorContext,
  { body }: RequestOf<typeof contract.district.changeLogo>,
): Promise<{ logo: Logo | null }> {
  const picture = cleaned(Buffer.from(body.content, 'base64'))
  if (!picture || (picture.type !== 'image/png' && picture.type !== 'image/jpeg'))
    throw refused('Choose a PNG or a JPEG. Paper and many mail programs show no other pictures.')
  const { type, content, pixels } = picture
  if (content.length > MOST_LOGO_BYTES || pixels > MOST_PIXELS)
    throw refused('Choose a picture of at most 100 KB and 4 megapixels.')
  if (!(await canBePrinted(content, type)))
    throw refused('This picture cannot be printed. Save it anew as PNG or JPEG.')
  await setLogo(db, session.districtId, { type, bytes: content })
  await record('district.change', { kind: 'district', id: session.districtId }, [changed])
  return { logo: await showLogo(db) }
}

export async function removeLogo({ db, session, record }: ActorContext): Promise<{ logo: null }> {
  await deleteLogo(db)
  await record('district.change', { kind: 'district', id: session.districtId }, [changed])
  return { logo: null }
}

const changed = { what: 'Logo', from: null, to: null }

function refused(content: string): Problem {
  return new Problem('invalid-request', { fields: { content } })
}
