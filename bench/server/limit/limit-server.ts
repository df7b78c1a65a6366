import { createServer, type IncomingMessage } from 'node:http'
import { startEngine } from '../../../apps/server/src/database/embedded/engine.ts'
import { connect, DATABASE } from '../../../apps/server/src/database/open.ts'

// The bare server: the least that the work can cost here, with node:http and pg, one prepared statement a request,
// JSON in and out. It knows nobody, checks nothing and keeps no trail. It is a program of its own, whose one
// argument is the data folder.

const [folder = ''] = process.argv.slice(2)
const engine = await startEngine({ folder })
const admin = { ...engine.admin, database: DATABASE }
const { pool, close } = connect(
  { app: admin, owner: admin, isEmbedded: true, stop: () => engine.close() },
  console.error,
)

async function run(name: string, text: string, values: readonly unknown[]): Promise<unknown[]> {
  const { rows } = await pool.query<Record<string, unknown>>({ name, text, values: [...values] })
  return rows
}

/** What devices send to the product; the bare server does not check it. */
interface Sent {
  readonly baseRevision: number
  readonly document: {
    readonly visitId: string
    readonly schoolId: number
    readonly educatorId: number
    readonly toolTypeId: number
    readonly purpose: string
    readonly startedAt: string
  }
}

const insert = `insert into limits.observation
    (id, visit_id, school_id, educator_id, observer_id, tool_type_id, status, purpose, started_at, revision, document)
  values ($1, $2, $3, $4, $5, $6, 'draft', $7, $8, 1, $9)`

function rowOf(id: string, { document: it }: Sent): unknown[] {
  return [
    id,
    it.visitId,
    it.schoolId,
    it.educatorId,
    1000,
    it.toolTypeId,
    it.purpose,
    it.startedAt,
    JSON.stringify(it),
  ]
}

/** A statement that stores a whole observation with twenty facts and the sums of its month. */
const full = `with made as (${insert} returning id, school_id, tool_type_id),
  fact as (insert into limits.fact (observation_id, item, value, n, school_id, tool_type_id, happened_on)
    select made.id, f.item, f.value, 1, made.school_id, made.tool_type_id, $12::date
    from made, unnest($10::text[], $11::text[]) f (item, value) returning school_id, tool_type_id, item, value, n),
  month as (insert into limits.month (school_id, tool_type_id, item, value, month, n)
    select school_id, tool_type_id, item, value, date_trunc('month', $12::date)::date, n from fact order by 1, 2, 3, 4
    on conflict (school_id, tool_type_id, item, value, month) do update set n = limits.month.n + excluded.n)
  select id from made`
const items = Array.from({ length: 20 }, (_, index) => `item${String(index).padStart(2, '0')}`)
const values = items.map((_, index) => `level ${index % 4}`)

const named = `select o.id, o.visit_id, o.tool_type_id, o.status, o.purpose, o.started_at, o.sent_at,
    e.id educator_id, e.name educator, u.id observer_id, u.name observer, s.id school_id, s.name school
  from limits.observation o join limits.educator e on e.id = o.educator_id join limits.person u on u.id = o.observer_id
  join limits.school s on s.id = o.school_id where o.school_id = $1`
const order = 'order by o.started_at desc, o.id desc limit 25'
const update = `update limits.observation set document = $2, started_at = $3, revision = revision + 1
  where id = $1 and revision = $4 returning revision`

async function answerTo(url: string, body: string): Promise<unknown> {
  const [path = '', query] = url.split('?')
  const [, name, id = ''] = path.split('/')
  const asked = new URLSearchParams(query)
  const school = asked.get('school')
  if (name === 'list') return { items: await run('named', `${named} ${order}`, [school]) }
  if (name === 'deep') {
    const text = `${named} and (o.started_at, o.id) < ($2, $3) ${order}`
    return { items: await run('deep', text, [school, asked.get('at'), asked.get('id')]) }
  }
  const sent: Sent = JSON.parse(body)
  const { document } = sent
  if (name === 'create') await run('insert', insert, rowOf(id, sent))
  if (name === 'full')
    await run('full', full, [...rowOf(id, sent), items, values, document.startedAt.slice(0, 10)])
  if (name !== 'update') return { id, revision: 1, document }
  const { baseRevision } = sent
  const written = await run('update', update, [
    id,
    JSON.stringify(document),
    document.startedAt,
    baseRevision,
  ])
  if (written.length === 0) throw new Error('This revision is not the last.')
  return { id, revision: baseRevision + 1, document }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

const server = createServer(async (request, reply) => {
  try {
    const answer = JSON.stringify(await answerTo(request.url ?? '', await bodyOf(request)))
    reply
      .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(answer) })
      .end(answer)
  } catch (error) {
    reply.writeHead(500).end(String(error))
  }
})
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify(server.address())))
process.once('SIGTERM', async () => {
  server.close()
  server.closeAllConnections()
  await close()
  process.exit(0)
})
