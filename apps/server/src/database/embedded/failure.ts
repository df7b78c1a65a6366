/** The code of a failed system call (“ENOENT”) or of a PostgreSQL error (“57P03”). */
export function codeOf(error: unknown): string | undefined {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
  return undefined
}

/** The words of a program before it failed. */
export function stderrOf(error: unknown): string | undefined {
  if (error instanceof Error && 'stderr' in error) return String(error.stderr).trim() || undefined
  return undefined
}

/** For `catch`: answers undefined when the error has one of the codes, and throws it on otherwise. */
export function unless(...codes: readonly string[]): (error: unknown) => undefined {
  return (error) => {
    if (!codes.includes(codeOf(error) ?? '')) throw error
    return undefined
  }
}

/** Why a system call failed, as the end of a sentence. */
export function reasonOf(error: unknown): string {
  const code = codeOf(error)
  if (code === undefined) return error instanceof Error ? error.message : String(error)
  return REASONS[code] ?? code
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission is missing',
  EDQUOT: 'the disk quota is used up',
  EEXIST: 'there are other files in its place',
  ENAMETOOLONG: 'its path is too long',
  ENOENT: 'a file it needs is missing',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of its path is a file, not a folder',
  ENOTEMPTY: 'there are other files in its place',
  EPERM: 'permission is missing',
  EROFS: 'the file system is read-only',
}
