import type { Disc } from '../disc/disc.ts'
import { isSaid, nameOfSaid, type Said } from './said.ts'

/** The prefix under which contributions lie among the settings of a person’s disc. */
export const SAID = 'said '

/** All that somebody said and the server does not have, with the last words of pages that were closed. */
export async function saidOn(disc: Pick<Disc, 'settingsUnder' | 'lastSaid'>): Promise<Map<string, Said>> {
  const found = new Map<string, Said>()
  for (const said of [...(await disc.settingsUnder(SAID)), ...disc.lastSaid()]) {
    if (!isSaid(said)) continue
    const name = nameOfSaid(said)
    if ((found.get(name)?.at ?? '') <= said.at) found.set(name, said)
  }
  return found
}
