import { dayIn } from '@corridor/domain/calendar'
import { hashPassword } from './access/passwords.ts'
import type { Config } from './config.ts'
import type { Database } from './database/open.ts'
import { isEmpty, loadSample } from './sample/load-sample.ts'
import { SAMPLE_PASSWORD, signIns } from './sample/sign-ins.ts'

/** A newcomer finds schools to look around in, and is told how to sign in. */
export async function offerSample(
  config: Config,
  database: Database,
  now: Date,
  say: (line: string) => void,
) {
  const isWanted = config.SAMPLE_DATA
    ? config.SAMPLE_DATA === 'yes'
    : database.isEmbedded && config.isLoopback
  if (!isWanted) return
  if (await isEmpty(database)) {
    say('Loading the sample districts …')
    await loadSample(database, dayIn('America/Denver', now), await hashPassword(SAMPLE_PASSWORD))
  }
  say(`\nSign in with the password «${SAMPLE_PASSWORD}» as`)
  for (const { email, who } of signIns) say(`  ${email.padEnd(32)} ${who}`)
}
