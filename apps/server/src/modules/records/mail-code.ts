import { Problem } from '@corridor/contract/problems'
import { mailOfRecordCode } from '@corridor/domain/mail/observation-mail'
import { claim, forgetFailures } from '../../access/throttle.queries.ts'
import type { GuestContext } from '../../http/mount.ts'
import { mailAddress } from '../../mail/mail-address.ts'
import { findDistrictName } from '../districts/find-district-name.ts'
import { admitAddress } from './admit-address.ts'
import { setCode } from './links.queries.ts'
import {
  CODE_WORKS_MS,
  codeHashOf,
  codesOf,
  guessesOf,
  NEXT_CODE_MS,
  newCode,
  pauseOf,
} from './record-code.ts'
import { readRecordToken } from './record-token.ts'

/** Mails a code to the address of a link. For a link that opens nothing it does the same work, and nothing comes of it. */
export async function mailCode({ database, now, request }: GuestContext, token: string) {
  const link = readRecordToken(token)
  const at = now()
  const isMailed = await database.tenant(link.districtId, async (transaction) => {
    const { db } = transaction
    if (!(await admitAddress(db, 'code', request.ip, at))) return false
    // The row of the pause is locked from here on: of two requests at once, one mails.
    if (!(await claim(db, pauseOf(link, at), at)) || !(await claim(db, codesOf(link, at), at))) return false
    const code = newCode()
    const kept = {
      codeHash: codeHashOf(link, code),
      codeExpiresAt: new Date(at.getTime() + CODE_WORKS_MS),
    }
    const to = await setCode(db, link.hash, kept, at)
    await forgetFailures(db, guessesOf(link, at).key)
    const district = (await findDistrictName(db)) ?? ''
    await mailAddress(transaction, to, { ...mailOfRecordCode({ code, district }), now: at })
    return true
  })
  // Thrown outside of the transaction, which has counted the request.
  if (!isMailed) throw new Problem('too-many-requests')
  return { worksFor: CODE_WORKS_MS / 1_000, nextIn: NEXT_CODE_MS / 1_000 }
}
