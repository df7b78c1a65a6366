import { contract } from '@corridor/contract/contract'
import { DistrictId } from '@corridor/domain/ids'
import { hashPassword } from '../../src/access/passwords.ts'
import { loadSample } from '../../src/sample/load-sample.ts'
import { SAMPLE_PASSWORD, signIns } from '../../src/sample/sign-ins.ts'
import { callerOf, product, TODAY, WEAK } from '../harness.ts'
import { readRaw } from './raw.ts'
import { readerOf } from './reader.ts'

const ALDER_VALLEY = DistrictId.parse(1)

/** The sample district with everybody who signs in there, and its rows as they are stored. */
export async function sampleReaders() {
  const { app, database, guest, clock } = await product()
  await loadSample(database, TODAY, () => hashPassword(SAMPLE_PASSWORD, WEAK))
  const raw = await readRaw(database, ALDER_VALLEY)
  const emails = signIns.map(({ email }) => email).filter((it) => it.endsWith('@alder-valley.example'))
  const signIn = async (email: string) => {
    const body = { email, password: SAMPLE_PASSWORD, staySignedIn: false }
    const { headers } = await guest.call(contract.auth.login, { body })
    const person = callerOf(app, String(headers.authorization).replace('Bearer ', ''))
    const { id } = contract.auth.user.response.parse((await person.call(contract.auth.user, {})).body)
    return { email, ...person, reader: readerOf(raw, id, TODAY) }
  }
  const people = []
  for (const email of emails) people.push(await signIn(email))
  return { raw, people, now: clock.now, today: TODAY }
}

export type Sample = Awaited<ReturnType<typeof sampleReaders>>
