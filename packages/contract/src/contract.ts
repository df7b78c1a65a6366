import { audit } from './audit.ts'
import { auth } from './auth.ts'
import { billing } from './billing.ts'
import { dashboard } from './dashboard.ts'
import { district } from './district.ts'
import type { Endpoint } from './endpoint.ts'
import { errorReports } from './error-reports.ts'
import { profile } from './profile.ts'
import { schools } from './schools.ts'

export const contract = { audit, auth, billing, dashboard, district, errorReports, profile, schools }

export const endpoints: readonly Endpoint[] = Object.values(contract).flatMap((group) => Object.values(group))
