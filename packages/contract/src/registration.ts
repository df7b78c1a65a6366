import * as z from 'zod/mini'
import { Email } from './auth.ts'
import { DistrictDetails } from './district.ts'
import { endpoint } from './endpoint.ts'
import { NewPassword, PersonName } from './profile.ts'
import { SchoolDetails } from './schools.ts'

export const Registration = z.strictObject({
  districtName: DistrictDetails.shape.name,
  timeZone: DistrictDetails.shape.timeZone,
  schoolName: SchoolDetails.shape.name,
  gradeSpan: SchoolDetails.shape.gradeSpan,
  name: PersonName,
  email: Email.check(z.email('Enter an email address such as name@school.org.')),
  password: NewPassword,
})
export type Registration = z.infer<typeof Registration>

export const registration = {
  register: endpoint({
    method: 'POST',
    path: '/auth/register',
    summary: 'Begin a 30-day trial for a district, signed in as its first administrator',
    access: 'guest',
    problems: ['too-many-requests'],
    body: Registration,
    /** The same for an address that has an account: its owner is told by mail, and no token is given. */
    response: z.object({}),
  }),
}
