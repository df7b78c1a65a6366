import type { FileDisc } from './file-disc.ts'

/** Most visits have no photo: what keeps them comes when it is asked for the first time. */
export function laterFileDisc(userId: number): FileDisc {
  let opened: Promise<FileDisc> | undefined
  const disc = () => {
    opened ??= import('./file-disc.ts').then(({ indexedFileDisc }) => indexedFileDisc(userId))
    // Without a connection it may not arrive: the next one asks again.
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
