import { expect, test } from 'vitest'
import { DistrictDetails } from './district/district.ts'
import { SchoolDetails } from './district/schools.ts'
import { EducatorDetails } from './people/educators.ts'
import { PersonName } from './people/profile.ts'
import { NewUser, UserDetails } from './people/users.ts'
import { Registration } from './sign-in/registration.ts'

const names = [
  ['one’s own', PersonName],
  ['a registered district’s', Registration.shape.districtName],
  ['a registered school’s', Registration.shape.schoolName],
  ['whoever registers’s', Registration.shape.name],
  ['an invited person’s', NewUser.shape.name],
  ['a user’s', UserDetails.shape.name],
  ['the district’s', DistrictDetails.shape.name],
  ['a school’s', SchoolDetails.shape.name],
  ['an educator’s', EducatorDetails.shape.name],
] as const

test.each(names)('no address stands in %s name, and it is said in words', (_, Name) => {
  for (const name of ['You won: evil.example', 'https://evil.example/', 'win@evil.example'])
    expect(Name.safeParse(name).error?.issues.map(({ message }) => message)).toEqual([
      'A name cannot hold a web or email address. Put a space after a period.',
    ])
  expect(Name.parse(' St. Mary’s ')).toBe('St. Mary’s')
})
