import type { FileDisc } from './file-disc.ts'

/** A file disc that loads when it is first asked for: most visits have no photo. */
export function laterFileDisc(userId: number): FileDisc {
  let opened: Promise<FileDisc> | undefined
  const disc = () => {
    opened ??= import('./file-disc.ts').then(({ indexedFileDisc }) => indexedFileDisc(userId))
    // Without a connection the import may fail: the next call tries again.
    opened.catch(() => {
      opened = undefined
    })
    return opened
  }
  return {
    add: async (file) => (await disc()).add(file),
    read: async (id) => (await disc()).read(id),
    unsent: async () => (await disc()).unsent(),
    markSent: async (id) => (await disc()).markSent(id),
    markUnsent: async (ids) => (await disc()).markUnsent(ids),
    drop: async (ids) => (await disc()).drop(ids),
    keepOnly: async (isKept) => (await disc()).keepOnly(isKept),
    close: () => void opened?.then((it) => it.close()).catch(() => {}),
  }
}
