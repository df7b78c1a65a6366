const cleanups: (() => void)[] = []

/** Registers a cleanup of a helper. A hook of its own would run for the first file alone. */
export function afterEachTest(cleanUp: () => void) {
  cleanups.push(cleanUp)
}

/** Runs all cleanups, even after one that throws: what it left behind would fail the tests after it. */
export function cleanUp() {
  const complaints = cleanups.flatMap((it) => {
    try {
      it()
      return []
    } catch (error) {
      return [error]
    }
  })
  if (complaints.length > 0) throw complaints[0]
}
