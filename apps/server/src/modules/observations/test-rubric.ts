import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { configurationVersions } from '../configurations/configurations.tables.ts'
import { toolOf } from './opened.ts'
import { makeConferences } from './test-conference.ts'
import { read, save } from './test-place.ts'

const rubric = toolOf({ toolTypeId: 9 })

/** A rubric on which the educator rates themselves. The observer has begun it, unless it is to be untouched. */
export async function makeRubric(made: Parameters<typeof makeConferences>[0], { isUntouched = false } = {}) {
  const place = await makeConferences(made)
  const usual = rubric.usual()
  const rules = { ...Object(usual.rules), asksSelfRating: true }
  const content = rubric.checkConfig({ ...usual, rules })
  const [configuration] = await place.rows(
    `select configuration_id as id from configuration_versions join configurations
       on configurations.id = configuration_id where tool_type_id = ${rubric.id} limit 1`,
  )
  const configurationId = Number(configuration?.id)
  await made.database.tenant(place.id, async ({ db }) => {
    const [first] = await db
      .select()
      .from(configurationVersions)
      .where(eq(configurationVersions.configurationId, configurationId))
    if (first) await db.insert(configurationVersions).values({ ...first, version: 2, content })
  })
  const blank = rubric.blank(content)
  const [asked] = rubric.invitations(blank, content)
  const key = asked?.key ?? ''
  const document = place.document({
    toolTypeId: rubric.id,
    toolVersion: rubric.version,
    configurationId,
    configurationVersion: 2,
    capture: isUntouched ? blank : { ...blank, marks: { [key]: { level: 1 } } },
    endedAt: '2026-10-22T15:25:00.000Z',
  })
  const { id } = read(await save(place.marisol, randomUUID(), document))
  return { ...place, id, key, value: asked?.choices?.at(-1)?.value ?? '' }
}
