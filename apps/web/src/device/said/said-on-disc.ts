import type { Disc } from '../disc/disc.ts'
import { isSaid, nameOfSaid, type Said } from './said.ts'

/** Where it lies among the settings of a person's disc. */
export const SAID = 'said '

/** All that somebody said and that is not on the server, with the last words of pages that had to go. */
export async function saidOn(disc: Pick<Disc, 'settingsUnder' | 'lastSaid'>): Promise<Map<string, Said>> {
  const found = new Map<string, Said>()
  for (const said of [...(await disc.settingsUnder(SAID)), ...disc.lastSaid()]) {
    if (!isSaid(said)) continue
    const name = nameOfSaid(said)
    if ((found.get(name)?.at ?? '') <= said.at) found.set(name, said)
  }
  return found
}
