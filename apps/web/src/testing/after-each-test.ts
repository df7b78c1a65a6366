const cleanups: (() => void)[] = []

/** For helpers that leave something behind. Hooks of their own would run for the first file alone. */
export function afterEachTest(cleanUp: () => void) {
  cleanups.push(cleanUp)
}

export function cleanUp() {
  for (const it of cleanups) it()
}
