import { counted } from '@corridor/domain/words/count-words'
import { readConfig } from '../config.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open.ts'
import { rebuildFacts } from '../modules/observations/facts/rebuild-facts.ts'
import { report } from '../report.ts'

try {
  const database = await openDatabase(readConfig(process.env), console.log)
  await migrate(database.owner)
  const log = { error: console.error }
  const { districts, observations, setAside } = await rebuildFacts(database, log)
  console.log(`Counted ${counted(observations, 'observation')} of ${counted(districts, 'district')} anew.`)
  if (setAside > 0) console.log(`Set aside ${setAside} that cannot be read; the log above names them.`)
  await database.close()
} catch (error) {
  report(error)
}
