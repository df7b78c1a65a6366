import type { AuditChange, AuditEventName } from '@corridor/contract/district/audit'
import type { Endpoint, RequestOf, ResponseOf } from '@corridor/contract/endpoint'
import { isImpersonated } from '@corridor/domain/people/actor'
import type { UserId } from '@corridor/domain/people/ids'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { admit, refuseDemo, sessionOf, tokenHashOf } from '../access/admit.ts'
import { type Caller, deviceOf } from '../access/device.ts'
import { lastSeenIn } from '../access/last-seen-in.ts'
import type { Session } from '../access/sessions.ts'
import type { Planning, WholeTransaction } from '../database/doors.ts'
import { Overtaken } from '../database/overtaken.ts'
import { type AuditSubject, recordAudit } from '../modules/audit/record-audit.ts'
import { type Standing, standingOf, usualStanding } from '../modules/people/standing.ts'
import type { Services } from '../services.ts'
import { Download, sendDownload } from './download.ts'
import { inTime } from './in-time.ts'
import { parse } from './input/parse.ts'
import { trimTo } from './input/trimmed.ts'
import { lookedAt } from './looked-at.ts'
import { checkOrigin } from './origin.ts'

/**
 * The context of a guest's request, whose handler opens a door itself, for as long as it needs one: it may have slow
 * work of its own to do.
 */
export interface GuestContext extends Services {
  readonly request: FastifyRequest
  /** Spec §7: tokens travel in the Authorization header, both ways. */
  readonly issueToken: (token: string) => void
  /** The origin of the request. Asking gives a browser that we do not know a cookie. */
  readonly caller: () => Caller
}

/** The context of a request by somebody who is signed in: it runs inside one transaction of their district. */
export interface ActorContext extends GuestContext, WholeTransaction, Standing {
  /** Writes to the audit trail, in the same transaction: what is not recorded is not done. */
  readonly record: (
    name: AuditEventName,
    subject: AuditSubject,
    changes?: readonly AuditChange[],
  ) => Promise<void>
}

/** The context for reading and answering an observation: of who is signed in, or an educator with a mailed link. */
export type AnswerContext = Pick<
  ActorContext,
  'actor' | 'client' | 'config' | 'db' | 'now' | 'place' | 'record'
>

type Transact<Request> = <T>(work: (context: ActorContext, request: Request) => Promise<T>) => Promise<T>

/** A handler that has more than one transaction, and work between them. `inSteps` makes one. */
export class Steps<Request, Response> {
  readonly run: (transact: Transact<Request>, around: GuestContext) => Promise<Response>

  constructor(run: Steps<Request, Response>['run']) {
    this.run = run
  }
}

/** The context of a statement that is sent before its sender is recognized. */
export interface EarlyContext extends Pick<WholeTransaction, 'db'> {
  readonly userId: UserId
  readonly now: Date
}

/** Work whose first statements are on their way. */
export interface Begun<T> {
  readonly asked: Promise<unknown>
  readonly run: (context: ActorContext) => Promise<T>
}

/**
 * A handler whose first queries travel with the query that finds out who is asking, which saves a trip. They change
 * nothing, and nothing of what they find is looked at before the caller is admitted. `early` makes one.
 */
export class Early<Request, Response> {
  readonly begin: (context: EarlyContext, request: Request) => Begun<Response>

  constructor(begin: Early<Request, Response>['begin']) {
    this.begin = begin
  }
}

/** A handler in whose transaction PostgreSQL plans each statement once (see `Planning`). `planned` makes one. */
export class Planned<Request, Response> {
  readonly handle: Answering<Request, Response> | Early<Request, Response>

  constructor(handle: Planned<Request, Response>['handle']) {
    this.handle = handle
  }
}

export type Answering<Request, Response> = (context: ActorContext, request: Request) => Promise<Response>

/** An endpoint whose response is bytes may answer a download: they go out under a name, and as they are read. */
type Answer<E extends Endpoint> =
  | ResponseOf<E>
  | (ResponseOf<E> extends Uint8Array ? Download : ResponseOf<E>)

type Handler<E extends Endpoint> = E['access'] extends 'guest'
  ? (context: GuestContext, request: RequestOf<E>) => Promise<Answer<E>>
  :
      | Answering<RequestOf<E>, Answer<E>>
      | Early<RequestOf<E>, Answer<E>>
      | Planned<RequestOf<E>, Answer<E>>
      | Steps<RequestOf<E>, Answer<E>>

type Group<G> = { readonly [Name in keyof G]: Endpoint }

export type Handlers<G extends Group<G>> = { readonly [Name in keyof G]: Handler<G[Name]> }

type Handle =
  | ((context: unknown, request: unknown) => Promise<unknown>)
  | Early<unknown, unknown>
  | Planned<unknown, unknown>
  | Steps<unknown, unknown>

interface Limits {
  readonly bodyLimit?: number
  /**
   * How many bytes of a body must come every half minute for the rest to be waited for. Absent: all of it comes in one
   * half minute.
   */
  readonly leastBytes?: number
  /** Runs a request whose body has arrived, when it is its turn. */
  readonly inTurn?: <T>(request: FastifyRequest, work: () => Promise<T>) => Promise<T>
}

/** Puts a group of the contract on the wire: recognize, admit, parse, run in one transaction, answer after the commit. */
export function mount<G extends Group<G>>(
  app: FastifyInstance,
  services: Services,
  group: G,
  handlers: Handlers<G>,
  { bodyLimit, leastBytes, inTurn = (_, work) => work() }: Limits = {},
) {
  for (const name in group) {
    // The only casts of the server: here, and nowhere else, an endpoint's types are erased.
    const spec: Endpoint = group[name]
    const handle = handlers[name] as unknown as Handle
    let trim: ReturnType<typeof trimTo> | undefined
    app.route({
      ...(bodyLimit && { bodyLimit }),
      method: spec.method,
      url: `/api${spec.path}`,
      onRequest: (request) => recognise(services, spec, handle, request),
      preParsing: inTime(leastBytes),
      handler: async (request, reply) => {
        const answer = await inTurn(request, async () => {
          const made = await run(services, spec, handle, request, reply)
          if (made instanceof Download) return made
          // The function is made with the first answer: most of the contract is not asked for in the first minute.
          trim ??= trimTo(spec.response)
          return trim(made)
        })
        if (answer instanceof Download) return sendDownload(reply, answer)
        if (!(answer instanceof Uint8Array)) return answer
        // Bytes of no named kind: no browser takes them for a page.
        reply.type('application/octet-stream')
        return reply.send(answer)
      },
    })
  }
}

const sessions = new WeakMap<FastifyRequest, Session>()
/** The most bytes of a small body: parsing it costs less than asking the database whose it is. */
const SMALL_BODY = 65_536

/** Recognizes the caller before a byte of a large body is read: nobody makes the server parse what they may not send. */
async function recognise(services: Services, spec: Endpoint, handle: Handle, request: FastifyRequest) {
  checkOrigin(spec, request)
  if (spec.access === 'guest' && !(handle instanceof Steps)) return
  const isSmall = Number(request.headers['content-length'] ?? 0) <= SMALL_BODY
  if (!isSmall || request.headers['transfer-encoding'] || !districtHint(request))
    await recogniseFirst(services, spec, request)
}

async function recogniseFirst(services: Services, spec: Endpoint, request: FastifyRequest): Promise<Session> {
  const session = await sessionOf(services, request)
  refuseDemo(spec, session)
  sessions.set(request, session)
  return session
}

function districtHint(request: FastifyRequest) {
  const tokenHash = tokenHashOf(request)
  const seen = tokenHash && lastSeenIn.find(tokenHash)
  return seen ? { tokenHash, ...seen } : undefined
}

type Begin<T> = (context: EarlyContext) => Begun<T>
type Work<T> = (transaction: WholeTransaction, standing: Standing, begun: Begun<T>) => Promise<T>

/** Runs work in one transaction of the caller's district. Mostly the transaction itself finds out who calls. */
async function withStanding<T>(
  services: Services,
  spec: Endpoint,
  request: FastifyRequest,
  begin: Begin<T>,
  work: Work<T>,
  planning: Planning,
): Promise<T> {
  const { database, now } = services
  const hint = sessions.has(request) ? undefined : districtHint(request)
  if (hint) {
    const inDistrict = async (transaction: WholeTransaction) => {
      const finding = usualStanding(transaction.db, hint.tokenHash, now())
      const begun = begin({ db: transaction.db, userId: hint.userId, now: now() })
      // The early statements are awaited in any case: nothing may be asked on this connection once the transaction has
      // ended.
      const [standing] = await Promise.all([finding, begun.asked.catch(() => {})])
      if (!standing) return undefined
      return { answer: await work(transaction, standing, begun) }
    }
    const done = await database.tenant(hint.districtId, inDistrict, planning)
    if (done) return done.answer
  }
  const session = sessions.get(request) ?? (await recogniseFirst(services, spec, request))
  const inDistrict = async (transaction: WholeTransaction) => {
    const standing = await standingOf(transaction.db, session, now())
    const begun = begin({ db: transaction.db, userId: session.userId, now: now() })
    await begun.asked.catch(() => {})
    return work(transaction, standing, begun)
  }
  return database.tenant(session.districtId, inDistrict, planning)
}

async function run(
  services: Services,
  spec: Endpoint,
  handle: Handle,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const around: GuestContext = {
    ...services,
    request,
    issueToken: (token) => reply.header('authorization', `Bearer ${token}`),
    caller: () => ({
      address: request.ip,
      device: deviceOf(request, reply),
      requestId: request.id,
      publicUrl: services.config.PUBLIC_URL,
    }),
  }
  const isStepwise = handle instanceof Steps
  if (spec.access === 'guest' && typeof handle === 'function') return handle(around, parse(spec, request))
  // Whether one of the transactions has recorded the request in the trail.
  let isRecorded = false
  const transact = <T>(begin: Begin<T>) => {
    const work: Work<T> = async (transaction, standing, begun) => {
      admit(spec, standing)
      const { actor } = standing
      const { districtId } = standing.session
      const happening = { actor, districtId, requestId: request.id, at: services.now() }
      const record: ActorContext['record'] = async (name, subject, changes) => {
        isRecorded = true
        transaction.lastly(recordAudit(transaction, { name, subject, changes, ...happening }))
      }
      // A line about what support looks at is still to be written: the transaction stays open for it.
      const closing: WholeTransaction['closing'] = isImpersonated(actor)
        ? (statements) => statements
        : transaction.closing
      const context = { ...around, ...transaction, ...standing, record, closing }
      const answer = await begun.run(context)
      const looked = lookedAt(actor, spec, request.params)
      if (looked && !isRecorded) await record('support.read', looked)
      return answer
    }
    const planning = handle instanceof Planned ? 'once' : 'each time'
    const attempt = () => withStanding(services, spec, request, begin, work, planning)
    return attempt().catch((error) => (error instanceof Overtaken ? attempt() : Promise.reject(error)))
  }
  const whole: Transact<unknown> = (work) =>
    transact(() => later(async (context) => work(context, parse(spec, request))))
  if (isStepwise) return handle.run(whole, around)
  const inner = handle instanceof Planned ? handle.handle : handle
  return inner instanceof Early ? transact((first) => beginEarly(inner, spec, request, first)) : whole(inner)
}

/** Work that sends no statements ahead. */
function later<T>(run: Begun<T>['run']): Begun<T> {
  return { asked: Promise.resolve(), run }
}

function beginEarly(
  handle: Early<unknown, unknown>,
  spec: Endpoint,
  request: FastifyRequest,
  first: EarlyContext,
): Begun<unknown> {
  try {
    return handle.begin(first, parse(spec, request))
  } catch (error) {
    // Only an admitted sender is told what cannot be read; anybody else is told that they are not admitted.
    return later(() => Promise.reject(error))
  }
}
