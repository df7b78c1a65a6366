import { counted } from '@corridor/domain/count-words'
import { readConfig } from '../config.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open.ts'
import { rebuildFacts } from '../modules/observations/rebuild-facts.ts'
import { report } from '../report.ts'

try {
  const database = await openDatabase(readConfig(process.env), console.log)
  await migrate(database.owner)
  const { districts, observations } = await rebuildFacts(database)
  console.log(`Counted ${counted(observations, 'observation')} of ${counted(districts, 'district')} anew.`)
  await database.close()
} catch (error) {
  report(error)
}
