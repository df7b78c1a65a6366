import { contract } from '@corridor/contract/contract'
import { DistrictId } from '@corridor/domain/people/ids'
import { countAnew } from '../../src/database/count-anew.ts'
import { SAMPLE_PASSWORD, signIns } from '../../src/sample/sign-ins.ts'
import { callerOf, TODAY } from '../harness.ts'
import { sampleProduct } from '../sample-product.ts'
import { readRaw } from './raw.ts'
import { readerOf } from './reader.ts'

const ALDER_VALLEY = DistrictId.parse(1)

/** In the sample nobody rates themselves: for the recount some do, of every indicator that has a level. */
const SELF_RATINGS = `
  insert into contributions (district_id, observation_id, user_id, kind, key, value, revision, written_at)
  select district_id, id, observer_id, 'self-rating', mark.key,
    jsonb_build_object('text', (1 + (hashtext(id::text || mark.key) & 3))::text), 1, started_at + interval '60 days'
  from observations, jsonb_each(document #> '{capture,marks}') as mark
  where tool_type_id = 9 and status in ('sent', 'acknowledged') and mark.value ? 'level'
    and hashtext(id::text) % 3 = 0`

/** The sample district with everybody who signs in there, and its rows as they are stored. */
export async function sampleReaders() {
  const { app, database, guest, clock } = await sampleProduct()
  await database.tenant(ALDER_VALLEY, ({ client }) => client.query(SELF_RATINGS))
  await countAnew(database)
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
