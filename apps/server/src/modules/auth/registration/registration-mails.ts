import type { NewMail } from '../../../mail/mails.queries.ts'

type Words = Pick<NewMail, 'subject' | 'text'>

/** The mails to whoever has the address. Nothing in them was typed by whoever registered: it may be a stranger. */
export function registrationMails({ origin }: URL) {
  const signIn = new URL('/login', origin).href
  const reset = new URL('/auth/password-reset', origin).href
  return {
    confirm: (token: string): Words => ({
      subject: 'Begin your trial of Corridor',
      text: confirmText(new URL(`/auth/register/confirm/${token}`, origin).href),
    }),
    /** The trial has begun, from the mailed link or at once. */
    welcome: (opened: 'by-mail' | 'at-once'): Words => ({
      subject: 'Welcome to Corridor',
      text: opened === 'by-mail' ? welcomeText(signIn) : welcomeText(signIn, notYou(reset)),
    }),
    known: (): Words => ({
      subject: 'You have a Corridor account already',
      text: accountText(signIn, reset),
    }),
  }
}

const confirmText = (link: string) => `Hello,

Somebody registered a school district for Corridor with your address. If it was you, open this link within 7 days to choose your password and begin the 30-day trial:

${link}

The link works once. If it was not you, you do not have to do anything: without the link nothing is made, and what was typed is deleted after 7 days.

Corridor
`

const welcomeText = (signIn: string, more = '') => `Hello,

Your district is registered. For 30 days you can use all of Corridor; it costs nothing, and nobody asks for a card.

Next, look at your school year and your schools, and invite the people who visit classrooms:

${signIn}
${more}
Corridor
`

const notYou = (reset: string) => `
If it was not you who registered, this account with your address is yours all the same. Choose a new password for it, which signs everybody else out:

${reset}
`

const accountText = (signIn: string, reset: string) => `Hello,

Somebody wanted to register a district with your address. You have a Corridor account already, so nothing was made and nothing has changed. This is where you sign in:

${signIn}

If you do not remember your password, choose a new one:

${reset}

If you want to register another district, use another address. If it was not you, you do not have to do anything.

Corridor
`
