import * as z from 'zod/mini'

/** An email address as rosters hold it, and what is wrong with it. */
export function rosterAddress(told: string): { readonly email: string; readonly fault: string | null } {
  const email = (/<([^<>]+)>$/.exec(told)?.[1] ?? told)
    .replace(/^mailto:/i, '')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase()
  return { email, fault: email === '' ? null : faultOf(email) }
}

function faultOf(email: string): string | null {
  if (/[;,\s].*@/.test(email) || email.split('@').length > 2)
    return 'There is more than one address. Keep the one for work.'
  const [, domain] = email.split('@')
  if (domain === undefined) return 'This is no email address. Type it again, or leave it empty.'
  if (/[^\x20-\x7e]/.test(email) || /(?:^|\.)xn--/.test(domain))
    return 'Some letters of this address only look like those of the Latin alphabet. Type it again.'
  if (!domain.includes('.')) return 'The address has no ending. Type the whole address, or leave it empty.'
  const isAddress = email.length <= 254 && Address.safeParse(email).success
  return isAddress ? null : 'This is no email address. Type it again, or leave it empty.'
}

const Address = z.email()
