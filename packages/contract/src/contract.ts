import { configurations } from './configurations/configurations.ts'
import { ownContent } from './configurations/own-content.ts'
import { toolTypes } from './configurations/tool-types.ts'
import { audit } from './district/audit.ts'
import { billing } from './district/billing.ts'
import { billingFiles } from './district/billing-files.ts'
import { district } from './district/district.ts'
import { outbox } from './district/outbox.ts'
import { plans } from './district/plans.ts'
import { rollover } from './district/rollover.ts'
import { schools } from './district/schools.ts'
import type { Endpoint } from './endpoint.ts'
import { errorReports } from './error-reports.ts'
import { conferences } from './observations/conferences.ts'
import { device } from './observations/device.ts'
import { files } from './observations/files.ts'
import { observations } from './observations/observations.ts'
import { records } from './observations/records.ts'
import { visits } from './observations/visits.ts'
import { educatorSets } from './people/educator-sets.ts'
import { educators } from './people/educators.ts'
import { impersonation } from './people/impersonation.ts'
import { invitation } from './people/invitation.ts'
import { notices } from './people/notices.ts'
import { profile } from './people/profile.ts'
import { rosterConnection } from './people/roster-connection.ts'
import { rosterImports } from './people/roster-imports.ts'
import { steps } from './people/steps.ts'
import { users } from './people/users.ts'
import { dashboard } from './reports/dashboard.ts'
import { exports } from './reports/exports.ts'
import { reports } from './reports/reports.ts'
import { search } from './search/search.ts'
import { auth } from './sign-in/auth.ts'
import { identities } from './sign-in/identities.ts'
import { registration } from './sign-in/registration.ts'
import { secondFactor } from './sign-in/second-factor.ts'

export const contract = {
  audit,
  auth,
  billing,
  billingFiles,
  conferences,
  configurations,
  dashboard,
  device,
  district,
  educatorSets,
  educators,
  errorReports,
  exports,
  files,
  identities,
  impersonation,
  invitation,
  notices,
  observations,
  outbox,
  ownContent,
  plans,
  profile,
  records,
  registration,
  reports,
  rollover,
  rosterConnection,
  rosterImports,
  schools,
  search,
  secondFactor,
  steps,
  toolTypes,
  users,
  visits,
}

export const endpoints: readonly Endpoint[] = Object.values(contract).flatMap((group) => Object.values(group))
