import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import { MOST_REPORT_BYTES } from '@corridor/contract/error-reports'
import { describeApi } from '@corridor/contract/openapi'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { compressLarge } from './http/compress.ts'
import { protectPages } from './http/headers.ts'
import { watch } from './http/health.ts'
import { checkHost } from './http/host.ts'
import { parseQuery } from './http/input/parse-query.ts'
import { answerUnreadable, readableUrl } from './http/input/unreadable.ts'
import { mount } from './http/mount.ts'
import { giveOriginCookie } from './http/origin.ts'
import { servePages } from './http/pages.ts'
import { answerError } from './http/refusals.ts'
import { auditRoutes } from './modules/audit/audit.routes.ts'
import { authRoutes } from './modules/auth/auth.routes.ts'
import { invitationRoutes } from './modules/auth/invitation/invitation.routes.ts'
import { registrationRoutes } from './modules/auth/registration/registration.routes.ts'
import { billingFileRoutes, billingRoutes } from './modules/billing/billing.routes.ts'
import { hearProcessor } from './modules/billing/card/hear-processor.ts'
import { planRoutes } from './modules/billing/vendor/plans.routes.ts'
import { configurationRoutes } from './modules/configurations/configurations.routes.ts'
import { toolTypeRoutes } from './modules/configurations/tools/tool-types.routes.ts'
import { dashboardRoutes } from './modules/dashboard/dashboard.routes.ts'
import { deviceRoutes, inDeviceTurns } from './modules/device/device.routes.ts'
import { districtRoutes } from './modules/districts/district.routes.ts'
import { schoolRoutes } from './modules/districts/schools.routes.ts'
import { educatorSetRoutes } from './modules/educators/educator-sets.routes.ts'
import { educatorRoutes } from './modules/educators/educators.routes.ts'
import { stepRoutes } from './modules/educators/steps/steps.routes.ts'
import { errorReportRoutes } from './modules/error-reports/error-reports.routes.ts'
import { exportRoutes } from './modules/exports/exports.routes.ts'
import { fileRoutes } from './modules/files/files.routes.ts'
import { inFileTurns, receiveFile } from './modules/files/waiting-file.ts'
import { identityRoutes } from './modules/identities/identities.routes.ts'
import { impersonationRoutes } from './modules/impersonation/impersonation.routes.ts'
import { noticeRoutes } from './modules/notices/notices.routes.ts'
import { answerOneClick } from './modules/notices/unsubscribe/one-click.ts'
import { conferenceRoutes } from './modules/observations/conference/conferences.routes.ts'
import { observationRoutes, visitRoutes } from './modules/observations/observations.routes.ts'
import { outboxRoutes } from './modules/outbox/outbox.routes.ts'
import { ownContentRoutes } from './modules/own-content/own-content.routes.ts'
import { userRoutes } from './modules/people/users.routes.ts'
import { profileRoutes } from './modules/profile/profile.routes.ts'
import { recordRoutes } from './modules/records/records.routes.ts'
import { reportRoutes } from './modules/reports/reports.routes.ts'
import { rolloverRoutes } from './modules/rollover/rollover.routes.ts'
import { rosterConnectionRoutes } from './modules/roster-source/connection.routes.ts'
import { receiveRoster } from './modules/rosters/receive-roster.ts'
import { rosterRoutes } from './modules/rosters/rosters.routes.ts'
import { searchRoutes } from './modules/search/search.routes.ts'
import { secondFactorRoutes } from './modules/second-factor/second-factor.routes.ts'
import type { Services } from './services.ts'

const MOST_BYTES = 1_000_000
// Devices send whole documents, and a document must never be too long to be kept.
const MOST_BYTES_OF_A_DOCUMENT = 2_000_000
// How many bytes of a file must come every half minute, or the rest is not waited for: a third of what a poor
// connection of a phone brings.
const LEAST_BYTES_OF_A_FILE = 512 * 1024
// A whole school may share one address; this stops floods, not people.
const MOST_REQUESTS_A_MINUTE_AND_ADDRESS = 12_000

function refuseSchema(): never {
  throw new Error('Shapes of calls are those of the contract.')
}

/** The composition root: every module of the server, once. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    // Unlike a counter, a request's id is not the same again after a restart: the audit trail names it.
    genReqId: () => randomUUID(),
    trustProxy: services.config.TRUSTED_PROXIES ?? false,
    bodyLimit: MOST_BYTES,
    // The time for headers; bodies have a pace of their own. A file that comes as slowly as it may takes ten minutes.
    http: { headersTimeout: 30_000, connectionsCheckingInterval: 1_000 },
    requestTimeout: 11 * 60_000,
    clientErrorHandler: (error, socket) => void answerUnreadable(app, error, socket),
    rewriteUrl: readableUrl,
    // The parser lets no longer address through; what an id may be, the contract says.
    routerOptions: { maxParamLength: 16_384, querystringParser: parseQuery },
    // The contract checks requests and trims answers; the compilers of the framework are not even loaded.
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
    // Requests under way finish, at most until main gives up waiting.
    forceCloseConnections: 'idle',
  })
  app.setErrorHandler(answerError)
  protectPages(app, services.config)
  await app.register(cookie)
  await app.register(rateLimit, { max: MOST_REQUESTS_A_MINUTE_AND_ADDRESS, timeWindow: '1 minute' })
  app.addHook('onRequest', checkHost(services.config))
  app.addHook('onRequest', giveOriginCookie)
  app.addHook('onSend', compressLarge)
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'page'
    request.log.info({
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    })
  })

  watch(app, services)
  app.get('/api/openapi.json', async () => describeApi())
  mount(app, services, contract.audit, auditRoutes)
  mount(app, services, contract.auth, authRoutes)
  mount(app, services, contract.billing, billingRoutes)
  await hearProcessor(app, services)
  mount(app, services, contract.conferences, conferenceRoutes)
  mount(app, services, contract.configurations, configurationRoutes)
  mount(app, services, contract.dashboard, dashboardRoutes)
  mount(app, services, contract.reports, reportRoutes)
  mount(app, services, contract.device, deviceRoutes, { inTurn: inDeviceTurns() })
  mount(app, services, contract.district, districtRoutes)
  mount(app, services, contract.educatorSets, educatorSetRoutes)
  mount(app, services, contract.educators, educatorRoutes)
  mount(app, services, contract.errorReports, errorReportRoutes(), { bodyLimit: MOST_REPORT_BYTES })
  mount(app, services, contract.exports, exportRoutes)
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/octet-stream', receiveFile)
    const limits = { leastBytes: LEAST_BYTES_OF_A_FILE, inTurn: inFileTurns() }
    mount(scope, services, contract.files, fileRoutes, limits)
    mount(scope, services, contract.billingFiles, billingFileRoutes, limits)
  })
  mount(app, services, contract.identities, identityRoutes)
  mount(app, services, contract.impersonation, impersonationRoutes)
  mount(app, services, contract.invitation, invitationRoutes)
  mount(app, services, contract.notices, noticeRoutes)
  await answerOneClick(app, services)
  mount(app, services, contract.observations, observationRoutes, { bodyLimit: MOST_BYTES_OF_A_DOCUMENT })
  mount(app, services, contract.visits, visitRoutes)
  mount(app, services, contract.outbox, outboxRoutes)
  mount(app, services, contract.ownContent, ownContentRoutes)
  mount(app, services, contract.plans, planRoutes)
  mount(app, services, contract.profile, profileRoutes)
  mount(app, services, contract.records, recordRoutes)
  mount(app, services, contract.registration, registrationRoutes)
  mount(app, services, contract.rollover, rolloverRoutes)
  mount(app, services, contract.rosterConnection, rosterConnectionRoutes)
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/octet-stream', receiveRoster)
    mount(scope, services, contract.rosterImports, rosterRoutes, { leastBytes: LEAST_BYTES_OF_A_FILE })
  })
  mount(app, services, contract.schools, schoolRoutes)
  mount(app, services, contract.search, searchRoutes)
  mount(app, services, contract.secondFactor, secondFactorRoutes)
  mount(app, services, contract.steps, stepRoutes)
  mount(app, services, contract.toolTypes, toolTypeRoutes)
  mount(app, services, contract.users, userRoutes)
  await servePages(app, services.config)
  return app
}
