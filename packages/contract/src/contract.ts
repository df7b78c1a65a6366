import { auth } from './auth.ts'
import { dashboard } from './dashboard.ts'
import type { Endpoint } from './endpoint.ts'
import { errorReports } from './error-reports.ts'

export const contract = { auth, dashboard, errorReports }

export const endpoints: readonly Endpoint[] = Object.values(contract).flatMap((group) => Object.values(group))
