export const secondFactor = {
  title: 'Second step when signing in',
  hint: 'A code from a phone after the password. Whoever must show one and has none is led to set it up at their next step. Corridor support always needs one.',
  options: [
    { value: 'nobody', label: 'Nobody must', hint: 'Everybody may turn it on in their profile.' },
    {
      value: 'leaders',
      label: 'Principals, assistant principals and district administrators',
      hint: 'Those who see the visits of a whole school or district.',
    },
    { value: 'everybody', label: 'Everybody', hint: 'Also coaches, peer observers and teachers.' },
  ],
} as const

export const mayStaySignedIn = {
  title: 'Stay signed in',
  options: [
    {
      value: true,
      label: 'Devices may stay signed in for 14 days',
      hint: 'Where somebody chooses so. The days count anew with each use.',
    },
    {
      value: false,
      label: 'Sign in again after 12 hours',
      hint: 'On every device. Those signed in now have 12 hours left.',
    },
  ],
} as const

export const schoolsChooseTools = {
  title: 'Tools of each school',
  hint: 'You choose which tools the district uses.',
  options: [
    {
      value: true,
      label: 'Schools choose their own tools',
      hint: 'Principals and assistant principals turn each of them on or off for their school.',
    },
    {
      value: false,
      label: 'The district chooses for every school',
      hint: 'Principals see what is on. Look-for sets and rubrics of their own stay theirs to write.',
    },
  ],
} as const

export const supportMayAssist = {
  title: 'Corridor support',
  hint: 'To help somebody, support can look at Corridor with their eyes. The audit trail keeps each time.',
  options: [
    { value: false, label: 'May look only', hint: 'Nothing changes but what you change yourselves.' },
    {
      value: true,
      label: 'May also put things right',
      hint: 'Such as a school year or a bell schedule. The audit trail names support with each change.',
    },
  ],
} as const
