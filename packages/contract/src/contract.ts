import { audit } from './audit.ts'
import { auth } from './auth.ts'
import { billing } from './billing.ts'
import { configurations } from './configurations.ts'
import { dashboard } from './dashboard.ts'
import { device } from './device.ts'
import { district } from './district.ts'
import { educators } from './educators.ts'
import type { Endpoint } from './endpoint.ts'
import { errorReports } from './error-reports.ts'
import { exports } from './exports.ts'
import { files } from './files.ts'
import { identities } from './identities.ts'
import { impersonation } from './impersonation.ts'
import { invitation } from './invitation.ts'
import { observations } from './observations.ts'
import { ownContent } from './own-content.ts'
import { profile } from './profile.ts'
import { registration } from './registration.ts'
import { reports } from './reports.ts'
import { schools } from './schools.ts'
import { secondFactor } from './second-factor.ts'
import { toolTypes } from './tool-types.ts'
import { users } from './users.ts'

export const contract = {
  audit,
  auth,
  billing,
  configurations,
  dashboard,
  device,
  district,
  educators,
  errorReports,
  exports,
  files,
  identities,
  impersonation,
  invitation,
  observations,
  ownContent,
  profile,
  registration,
  reports,
  schools,
  secondFactor,
  toolTypes,
  users,
}

export const endpoints: readonly Endpoint[] = Object.values(contract).flatMap((group) => Object.values(group))
