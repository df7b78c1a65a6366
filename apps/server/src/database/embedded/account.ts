import { readFile, stat } from 'node:fs/promises'
import { EngineUnavailable } from './engine-unavailable.ts'
import { unless } from './failure.ts'

export interface Account {
  readonly uid: number
  readonly gid: number
}

/** The account to run the engine as; undefined: our own. PostgreSQL refuses to run as root. */
export async function chooseAccount(folder: string, cluster: string): Promise<Account | undefined> {
  const clusterOwner = await findOwner(cluster)
  const ownUid = process.getuid?.()
  if (ownUid !== 0) {
    if (clusterOwner === undefined || clusterOwner.uid === ownUid) return undefined
    throw new EngineUnavailable(`The data in ${cluster} belongs to another account (${clusterOwner.uid}).`)
  }
  if (clusterOwner?.uid === 0) {
    throw new EngineUnavailable(
      `The data in ${cluster} belongs to root, and PostgreSQL refuses to run as root; give it to another account.`,
    )
  }
  // The cluster's owner comes first: an account installed later must not change the choice.
  return clusterOwner ?? (await unprivilegedAccount(await findOwner(folder)))
}

async function findOwner(path: string): Promise<Account | undefined> {
  return await stat(path).catch(unless('ENOENT'))
}

async function unprivilegedAccount(folderOwner: Account | undefined): Promise<Account> {
  const accounts = await readPasswordFile()
  const account =
    accounts.find(({ uid }) => uid !== 0 && uid === folderOwner?.uid) ??
    accounts.find(({ name }) => name === 'nobody') ??
    accounts.find(({ name }) => name === 'postgres')
  if (account === undefined) {
    throw new EngineUnavailable(
      'PostgreSQL refuses to run as root, and there is no account “nobody” or “postgres” to run it as.',
    )
  }
  return account
}

async function readPasswordFile(): Promise<readonly (Account & { readonly name: string })[]> {
  const content = await readFile('/etc/passwd', 'utf8').catch(() => '')
  return content.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':')
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : []
  })
}
