interface SignIn {
  readonly email: string
  readonly who: string
}

/** The sign-ins for a newcomer to choose from. */
export const signIns: readonly SignIn[] = [
  { email: 'marisol@alder-valley.example', who: 'Marisol Okafor, principal of Copper Ridge Middle School' },
  { email: 'ben@alder-valley.example', who: 'Ben Halvorsen, assistant principal there' },
  { email: 'priya@alder-valley.example', who: 'Priya Raman, instructional coach of 16 educators there' },
  { email: 'omar@alder-valley.example', who: 'Omar Haddad, teacher there' },
  { email: 'lorraine@alder-valley.example', who: 'Lorraine Tsosie, administrator of Alder Valley Unified' },
  { email: 'vera@alder-valley.example', who: 'Vera Castleton, district viewer: totals without names' },
  { email: 'carla@alder-valley.example', who: 'Carla Whitehorse, billing contact' },
  { email: 'demo@alder-valley.example', who: 'Demo Visitor, who sees everything and changes nothing' },
  { email: 'sam@corridor.example', who: 'Sam Iverson, Corridor support, who shows a code as well' },
  {
    email: 'dana@harbor-point.example',
    who: 'Dana Whitcombe, administrator of another district, on a trial',
  },
  { email: 'noor@mill-creek.example', who: 'Noor Siddiqui, coach where the trial has ended' },
  { email: 'bea@mill-creek.example', who: 'Bea Thornquist, billing contact where the trial has ended' },
]

export const SAMPLE_PASSWORD = 'corridor-sample'

/** The second factor of everybody in support, in base32: type it into an authenticator app for their codes. */
export const SAMPLE_SECOND_FACTOR = 'CORRIDORSAMPLESECONDSTEPSUPPORT2'
