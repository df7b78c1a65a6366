import { notReadable } from '../refuse-roster.ts'
import type { Zip } from '../zip/open-zip.ts'
import { fileIn, readFile } from './bundle-file.ts'

export interface Manifest {
  readonly version: '1.1' | '1.2'
  /** Whether everybody is in the bundle. One without a manifest does not say so. */
  readonly isBulk: boolean
}

/** The manifest of a bundle (OneRoster, CSV binding). */
export async function readManifest(zip: Zip): Promise<Manifest> {
  const told = new Map<string, string>()
  const entry = fileIn(zip, 'manifest.csv')
  if (entry)
    await readFile(zip, entry, {
      needs: ['propertyName', 'value'],
      take: ({ cells }, headings) => {
        const key = cells[headings.indexOf('propertyName')]?.trim() ?? ''
        if (told.size < 1_000) told.set(key, cells[headings.indexOf('value')]?.trim() ?? '')
      },
    })
  if (told.get('file.users') === 'absent')
    throw notReadable(
      'The manifest of this bundle says that it holds no users, so there is nobody to import.',
    )
  return { version: versionOf(told.get('oneroster.version'), zip), isBulk: told.get('file.users') === 'bulk' }
}

function versionOf(told: string | undefined, zip: Zip): Manifest['version'] {
  if (told === undefined) return fileIn(zip, 'roles.csv') ? '1.2' : '1.1'
  if (told.startsWith('1.2')) return '1.2'
  if (told.startsWith('1.1')) return '1.1'
  throw notReadable(
    `This is a bundle of OneRoster “${told.slice(0, 20)}”. Corridor reads versions 1.1 and 1.2.`,
  )
}
