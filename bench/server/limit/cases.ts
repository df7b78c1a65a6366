import type { Cluster } from '../cluster.ts'
import { signedIn } from '../reader.ts'
import { freshIds, type Ids } from './ids.ts'
import type { Shot } from './load.ts'
import { bodyOf, findWriters, type Writer } from './writers.ts'

/** A piece of work that the product and, where it can, the bare server do. */
export interface Case {
  readonly name: string
  /** The most that meets it: so many times the limit, or so many milliseconds of processor. */
  readonly goal: { readonly times: number } | { readonly ms: number }
  /** What others take for the same work, in milliseconds of processor. */
  readonly peers?: string
  readonly product: Work
  readonly limit?: Work
}

interface Work {
  readonly count: number
  /** Makes what the work needs, which is not measured; answers its requests. */
  ready(fire: (count: number, shot: Shot) => Promise<unknown>): Promise<Shot>
}

// The requests of a round; there are two dozen rounds.
const WRITES = 150
const READS = 150
const OF_LIMIT = 300

export async function everyCase(cluster: Cluster, product: string): Promise<Case[]> {
  const writers = await findWriters(cluster, product)
  return [user(await signedIn(product, 'marisol')), ...writing(writers), ...(await reading(cluster, product))]
}

type Headers = Readonly<Record<string, string>>

/** The headers with another address for each request: the product would refuse so many from one. */
function from(headers: Headers, nth: number): Headers {
  return { ...headers, 'x-forwarded-for': `10.1.${nth % 40}.${nth % 251}` }
}

function getting(url: string, headers: Headers, count: number): Work {
  return { count, ready: async () => (nth) => ({ method: 'GET', url, headers: from(headers, nth) }) }
}

function user(headers: Headers): Case {
  return {
    name: 'Who am I, the barest call',
    goal: { ms: 1.6 },
    product: getting('/api/auth/user', headers, READS),
  }
}

function writing(writers: readonly Writer[]): Case[] {
  const writerOf = (nth: number) => {
    const writer = writers[nth % writers.length]
    if (!writer) throw new Error('Nobody writes.')
    return writer
  }
  const put =
    (path: string, ids: Ids, revision: number): Shot =>
    (nth) => {
      const [writer, id] = [writerOf(nth), ids.of(nth)]
      return {
        method: 'PUT',
        url: path + id,
        headers: from(writer.headers, nth),
        body: bodyOf(writer, id, revision),
      }
    }
  const post =
    (ids: Ids, what: string, body: (id: string) => object): Shot =>
    (nth) => ({
      method: 'POST',
      url: `/api/observations/${ids.of(nth)}/${what}`,
      headers: from(writerOf(nth).headers, nth),
      body: JSON.stringify(body(ids.of(nth))),
    })
  const SAVE = '/api/observations/'
  const completing = (ids: Ids) => post(ids, 'complete', () => ({ revision: 1 }))
  const bare = (path: string): Work => ({ count: OF_LIMIT, ready: async () => put(path, freshIds(), 0) })
  const product = (ready: (ids: Ids, fire: Parameters<Work['ready']>[0]) => Promise<Shot>): Work => ({
    count: WRITES,
    ready: (fire) => ready(freshIds(), fire),
  })
  return [
    {
      name: 'Autosave, new draft',
      goal: { times: 5 },
      peers: 'Catalyst 12.7, Directus 13.7, ODK 16.4',
      limit: bare('/create/'),
      product: product(async (ids) => put(SAVE, ids, 0)),
    },
    {
      name: 'Autosave, update',
      goal: { times: 4 },
      limit: {
        count: OF_LIMIT,
        ready: async (fire) => {
          const ids = freshIds()
          await fire(OF_LIMIT, put('/create/', ids, 0))
          return put('/update/', ids, 1)
        },
      },
      product: product(async (ids, fire) => {
        await fire(WRITES, put(SAVE, ids, 0))
        return put(SAVE, ids, 1)
      }),
    },
    {
      name: 'Complete, with facts and sums',
      goal: { times: 4 },
      limit: bare('/full/'),
      product: product(async (ids, fire) => {
        await fire(WRITES, put(SAVE, ids, 0))
        return completing(ids)
      }),
    },
    {
      name: 'Send',
      goal: { times: 5 },
      limit: bare('/full/'),
      product: product(async (ids, fire) => {
        await fire(WRITES, put(SAVE, ids, 0))
        await fire(WRITES, completing(ids))
        return post(ids, 'send', (sendId) => ({ sendId, revision: 1, recipients: [], message: '' }))
      }),
    },
  ]
}

async function reading(cluster: Cluster, product: string): Promise<Case[]> {
  const [marisol, lorraine] = await Promise.all([signedIn(product, 'marisol'), signedIn(product, 'lorraine')])
  const { school, startedAt, id, after } = await deepIn(cluster, product, lorraine)
  const list = getting(`/list?school=${school}`, {}, OF_LIMIT)
  const deep = `/deep?school=${school}&at=${encodeURIComponent(startedAt)}&id=${id}`
  const peers = 'Directus 8.7'
  const ofAdministrator = `/api/observations?school=${school}`
  return [
    {
      name: 'List of 25, administrator',
      goal: { times: 4 },
      peers,
      limit: list,
      product: getting(ofAdministrator, lorraine, READS),
    },
    {
      name: 'List of 25, principal',
      goal: { times: 4 },
      peers,
      limit: list,
      product: getting('/api/observations?school=1', marisol, READS),
    },
    {
      name: 'List of 25, deep page',
      goal: { times: 4 },
      limit: getting(deep, {}, OF_LIMIT),
      product: getting(`${ofAdministrator}&after=${after}`, lorraine, READS),
    },
    {
      name: 'Snapshot of a school',
      goal: { ms: 15 },
      product: getting('/api/device/snapshot', marisol, 20),
    },
    {
      name: 'Snapshot of a district',
      goal: { ms: 60 },
      product: getting('/api/device/snapshot', lorraine, 20),
    },
  ]
}

/** The middle of a school’s list: of a copied school, where there is one, because nobody writes there meanwhile. */
async function deepIn({ pool }: Cluster, url: string, headers: Headers) {
  const { rows } = await pool.query<{ school: number; startedAt: Date; id: string }>(
    `with it as (select coalesce((select school_id from observations
      where district_id = 1 and school_id > 100000 and status <> 'draft'
      group by school_id having count(*) > 50 order by school_id limit 1), 1) school)
    select it.school, o.started_at "startedAt", o.id from it join observations o on o.school_id = it.school
    where o.district_id = 1 and o.status <> 'draft' order by o.started_at desc, o.id desc
    offset (select least(count(*) / 2, 6000) from observations n, it where n.district_id = 1 and n.school_id = it.school)
    limit 1`,
  )
  const [middle] = rows
  if (!middle) throw new Error('No school has a list.')
  let after = ''
  for (let page = 0; page < 60; page++) {
    const reply = await fetch(`${url}/api/observations?school=${middle.school}&limit=100${after}`, {
      headers,
    })
    const { next, items }: { next: string | null; items: readonly { startedAt: string }[] } =
      await reply.json()
    const last = items.at(-1)
    if (next === null || !last || new Date(last.startedAt) < middle.startedAt) break
    after = `&after=${next}`
  }
  return { ...middle, startedAt: middle.startedAt.toISOString(), after: after.replace('&after=', '') }
}
