export const secondFactor = {
  title: 'Second step when signing in',
  hint: 'A code from a phone after the password. Anyone required to use one sets it up the next time they sign in. Corridor support always uses one.',
  options: [
    { value: 'nobody', label: 'Optional for everyone', hint: 'Anyone can turn it on in their profile.' },
    {
      value: 'leaders',
      label: 'Principals, assistant principals and district administrators',
      hint: 'Those who see the visits of a whole school or district.',
    },
    { value: 'everybody', label: 'Everyone', hint: 'Also coaches, peer observers and teachers.' },
  ],
} as const

export const mayStaySignedIn = {
  title: 'Stay signed in',
  options: [
    {
      value: true,
      label: 'Devices may stay signed in for 14 days',
      hint: 'If the person chooses to. The 14 days start over with each use.',
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

export const educatorsMayJoin = {
  title: 'Educators without an account',
  hint: 'They read what they are sent by an emailed link, which opens with a code.',
  options: [
    {
      value: false,
      label: 'Accounts by invitation only',
      hint: 'Someone who manages users invites them.',
    },
    {
      value: true,
      label: 'They can make an account from there',
      hint: 'As a teacher at their school, with the address the link was emailed to.',
    },
  ],
} as const

export const supportMayAssist = {
  title: 'Corridor support',
  hint: 'To help someone, support can view Corridor as that person. The activity list records each time.',
  options: [
    { value: false, label: 'Can only look', hint: 'Support cannot change anything.' },
    {
      value: true,
      label: 'Can also make changes',
      hint: 'For example, a school year or a bell schedule. The activity list names support with each change.',
    },
  ],
} as const
