import type { FastifyBaseLogger } from 'fastify'
import type { Doors } from '../../../database/doors.ts'
import { everyDistrict } from '../../../database/every-district.queries.ts'
import { pageOfCounted } from '../observations.queries.ts'
import { insertFacts } from './facts.queries.ts'
import { clearFacts, setCarried, sumMonths } from './rebuild.queries.ts'
import { recountable } from './recountable.ts'
import { factRowsOf } from './replace-facts.ts'

const PAGE = 500

/** Counts every district anew from its documents, and notes what they carry on. Nobody sees it half done. */
export async function rebuildFacts(
  database: Doors,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<{ districts: number; observations: number; setAside: number }> {
  const districts = await database.platform(({ db }) => everyDistrict(db))
  let observations = 0
  let setAside = 0
  for (const districtId of districts)
    await database.tenant(districtId, async ({ db }) => {
      await clearFacts(db)
      let page = await pageOfCounted(db, undefined, PAGE)
      while (page.length > 0) {
        const counted = recountable(page, log)
        await insertFacts(db, counted.flatMap(factRowsOf))
        await setCarried(db, counted)
        observations += counted.length
        setAside += page.length - counted.length
        page = await pageOfCounted(db, page.at(-1)?.id, PAGE)
      }
      await sumMonths(db)
    })
  return { districts: districts.length, observations, setAside }
}
