/** Mails about changes of a second factor: an owner who did not make the change learns of it. */
export const secondFactorMails = {
  on: {
    subject: 'The second step is on',
    text: `Hello,

From now on Corridor asks you for a code from your authenticator app when you sign in. Every other device was signed out.

If it was not you, choose a new password at once (“Forgot your password?” on the sign-in page), and tell whoever manages users in your district.

Corridor
`,
  },
  off: {
    subject: 'The second step is off',
    text: `Hello,

Corridor no longer asks you for a code when you sign in: your password is enough.

If it was not you, choose a new password at once (“Forgot your password?” on the sign-in page), and turn the second step on again in your profile.

Corridor
`,
  },
  newCodes: {
    subject: 'You have new recovery codes',
    text: `Hello,

New recovery codes were made for your Corridor account. The old ones no longer work.

If it was not you, choose a new password at once (“Forgot your password?” on the sign-in page), and make new codes in your profile.

Corridor
`,
  },
  recovery: {
    subject: 'A recovery code was used',
    text: `Hello,

One of your recovery codes was used for your Corridor account. It does not work again. Your profile says how many are left, and makes new ones.

If it was not you, choose a new password at once (“Forgot your password?” on the sign-in page), and make new codes in your profile.

Corridor
`,
  },
} as const
