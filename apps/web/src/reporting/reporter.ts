import Rollbar from 'rollbar'
import { settings } from '../settings.ts'
import { cutReport } from './cut-report.ts'

/**
 * The error reporter (specification §9): enabled, environment production, at most 60 items a minute; rejections are
 * not captured (§8).
 */
export function createReporter() {
  return new Rollbar({
    enabled: true,
    environment: 'production',
    itemsPerMinute: 60,
    captureUncaught: true,
    captureUnhandledRejections: false,
    // Clicks, typed text and addresses say too much about people to be recorded.
    autoInstrument: false,
    // A report leaves out the errors before it: each would be copied into all later ones, and cut off again.
    includeItemsInTelemetry: false,
    captureIp: false,
    transform: (report) => {
      report.request = undefined
      cutReport(report)
    },
    accessToken: settings.rollbarToken ?? 'corridor',
    ...(settings.rollbarToken ? {} : { endpoint: `${location.origin}/api/error-reports` }),
  })
}
