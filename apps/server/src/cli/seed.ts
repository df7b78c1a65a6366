import { readConfig } from '../config.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open.ts'
import { seed } from '../offer-sample.ts'
import { report } from '../report.ts'

try {
  const database = await openDatabase(readConfig(process.env), console.log)
  await migrate(database.owner)
  await seed(database, new Date(), console.log)
  await database.close()
} catch (error) {
  report(error)
}
