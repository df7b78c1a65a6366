import { dayIn } from '@corridor/domain/calendar/calendar'
import { hashPassword } from './access/passwords.ts'
import type { Config } from './config.ts'
import { countAnew } from './database/count-anew.ts'
import type { Database } from './database/open.ts'
import { appLink, grouped } from './modules/second-factor/totp.ts'
import { loadSample } from './sample/load-sample.ts'
import { SAMPLE_PASSWORD, SAMPLE_SECOND_FACTOR, signIns } from './sample/sign-ins.ts'

type Say = (line: string) => void

/** Offers the sample: a newcomer finds schools to look around in, and is told how to sign in. */
export async function offerSample(config: Config, database: Database, now: Date, say: Say) {
  const isWanted = config.SAMPLE_DATA
    ? config.SAMPLE_DATA === 'yes'
    : database.isEmbedded && config.isLoopback
  if (isWanted) await seed(database, now, say)
}

export async function seed(database: Database, now: Date, say: Say) {
  const today = dayIn('America/Denver', now)
  const outcome = await loadSample(database, today, () => {
    say('Loading the sample districts …')
    return hashPassword(SAMPLE_PASSWORD)
  })
  if (outcome === 'real-districts-exist')
    return say('There are districts here already: the sample was not loaded.')
  if (outcome === 'loaded') await countAnew(database)
  say(`\nSign in with the password “${SAMPLE_PASSWORD}” as`)
  for (const { email, who } of signIns) say(`  ${email.padEnd(32)} ${who}`)
  say(`\nSam’s codes come from an authenticator app with the secret ${grouped(SAMPLE_SECOND_FACTOR)}`)
  say(`or this link: ${appLink(SAMPLE_SECOND_FACTOR, 'sam@corridor.example')}`)
}
