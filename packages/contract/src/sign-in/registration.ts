import { secret } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'
import { DistrictDetails } from '../district/district.ts'
import { SchoolDetails } from '../district/schools.ts'
import { endpoint } from '../endpoint.ts'
import { NewPassword, PersonName } from '../people/profile.ts'
import { Email } from './auth.ts'

export const Registration = z.strictObject({
  districtName: DistrictDetails.shape.name,
  timeZone: DistrictDetails.shape.timeZone,
  schoolName: SchoolDetails.shape.name,
  gradeSpan: SchoolDetails.shape.gradeSpan,
  name: PersonName,
  email: Email.check(z.email('Enter an email address such as name@school.org.')),
})
export type Registration = z.infer<typeof Registration>

export const RegistrationAtOnce = z.extend(Registration, { password: NewPassword })
export type RegistrationAtOnce = z.infer<typeof RegistrationAtOnce>

const params = z.strictObject({ token: secret() })
const linkProblems = ['registration-not-valid', 'registration-confirmed', 'address-has-account'] as const

export const registration = {
  show: endpoint({
    method: 'GET',
    path: '/auth/register',
    summary: 'Whether a registration opens from a mailed link, or at once where no mail is sent',
    access: 'guest',
    response: z.object({ opens: z.enum(['by-mail', 'at-once']) }),
  }),
  register: endpoint({
    method: 'POST',
    path: '/auth/register',
    summary: 'Register a district for a 30-day trial; a link to begin it is mailed',
    access: 'guest',
    problems: ['too-many-requests'],
    /** The password is chosen at the mailed link, and here only where the trial begins at once. */
    body: z.extend(Registration, { password: z.optional(NewPassword) }),
    /**
     * The answer is the same for every address: the mail says what comes next. Where a registration is made at once,
     * a known address gets no token.
     */
    response: z.object({}),
  }),
  open: endpoint({
    method: 'GET',
    path: '/auth/register/:token',
    summary: 'What a mailed link would begin',
    access: 'guest',
    problems: linkProblems,
    params,
    response: z.object({ districtName: z.string(), name: z.string(), email: z.string() }),
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/auth/register/:token',
    summary: 'Begin the trial, signed in as its first administrator; the link works once',
    access: 'guest',
    problems: linkProblems,
    params,
    body: z.strictObject({ password: NewPassword }),
    response: z.object({}),
  }),
}
