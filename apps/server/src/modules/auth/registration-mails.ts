interface Pages {
  readonly signIn: string
  readonly reset: string
}

/** To whoever has the address: a welcome, or that there is an account already. */
export function registrationMail(publicUrl: URL, hasAccount: boolean): { subject: string; text: string } {
  const pages = {
    signIn: new URL('/login', publicUrl.origin).href,
    reset: new URL('/auth/password-reset', publicUrl.origin).href,
  }
  return hasAccount
    ? { subject: 'You have a Corridor account already', text: accountText(pages) }
    : { subject: 'Welcome to Corridor', text: welcomeText(pages) }
}

const welcomeText = ({ signIn, reset }: Pages) => `Hello,

Your district is registered. For 30 days you can use all of Corridor; it costs nothing, and nobody asks for a card.

Next, look at your school year and your schools, and invite the people who visit classrooms:

${signIn}

If it was not you who registered, this account with your address is yours all the same. Choose a new password for it, which signs everybody else out:

${reset}

Corridor
`

const accountText = ({ signIn, reset }: Pages) => `Hello,

Somebody wanted to register a district with your address. You have a Corridor account already, so nothing was made and nothing has changed. This is where you sign in:

${signIn}

If you do not remember your password, choose a new one:

${reset}

If you want to register another district, use another address. If it was not you, you do not have to do anything.

Corridor
`
