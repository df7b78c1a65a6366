import { ChosenDay, Day } from '@corridor/domain/calendar/calendar'
import { SchoolCalendar } from '@corridor/domain/calendar/school-calendar'
import { Policies } from '@corridor/domain/people/policies'
import { line, word } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { nameOf } from '../name.ts'

const TimeZone = line(60).check(
  z.refine((it) => Intl.supportedValuesOf('timeZone').includes(it), 'Choose a time zone from the list.'),
)

export const DistrictDetails = z.strictObject({
  name: nameOf('Name the district.', 80),
  timeZone: TimeZone,
})
export type DistrictDetails = z.infer<typeof DistrictDetails>

const District = z.object({
  name: z.string(),
  timeZone: z.string(),
  policies: Policies,
  /** The school years, the latest first. */
  schoolYears: z.array(
    z.object({
      startsOn: Day,
      endsOn: Day,
      terms: z.array(z.object({ name: z.string(), startsOn: Day, endsOn: Day })),
      closures: z.array(z.object({ name: z.string(), firstOn: Day, lastOn: Day })),
    }),
  ),
})

export const MOST_LOGO_BYTES = 100_000

const LogoContent = word(
  new RegExp(`^[A-Za-z\\d+/]{16,${Math.ceil(MOST_LOGO_BYTES / 3) * 4}}={0,2}$`),
  'Choose a picture of at most 100 KB.',
)

/** A picture for mails and records, as base64. */
const Logo = z.object({ type: z.enum(['image/jpeg', 'image/png']), content: z.string() })
export type Logo = z.infer<typeof Logo>

const KeptLogo = z.object({ logo: z.nullable(Logo) })

export const district = {
  show: endpoint({
    method: 'GET',
    path: '/district',
    summary: 'Name, time zone, policies and school years of the district',
    access: 'district.manage',
    response: District,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/district',
    summary: 'Change the name and the time zone',
    access: 'district.manage',
    body: DistrictDetails,
    response: District,
  }),
  changePolicies: endpoint({
    method: 'PUT',
    path: '/district/policies',
    summary: 'Decide what holds for everybody in the district',
    access: 'district.manage',
    body: Policies,
    response: District,
  }),
  logo: endpoint({
    method: 'GET',
    path: '/district/logo',
    summary: 'The logo that stands on the district’s mails and records',
    access: 'login',
    response: KeptLogo,
  }),
  changeLogo: endpoint({
    method: 'PUT',
    path: '/district/logo',
    summary: 'Choose the logo: a PNG or JPEG of at most 100 KB',
    access: 'district.manage',
    body: z.strictObject({ content: LogoContent }),
    response: KeptLogo,
  }),
  removeLogo: endpoint({
    method: 'DELETE',
    path: '/district/logo',
    summary: 'Leave the logo out',
    access: 'district.manage',
    response: KeptLogo,
  }),
  addSchoolYear: endpoint({
    method: 'POST',
    path: '/district/school-years',
    summary: 'Add a school year with its terms and closures',
    access: 'district.manage',
    impersonation: 'assist',
    body: SchoolCalendar,
    response: District,
  }),
  changeSchoolYear: endpoint({
    method: 'PUT',
    path: '/district/school-years/:startsOn',
    summary: 'Replace the days, terms and closures of one school year',
    access: 'district.manage',
    impersonation: 'assist',
    problems: ['school-year-not-found'],
    params: z.strictObject({ startsOn: ChosenDay }),
    body: SchoolCalendar,
    response: District,
  }),
}
