/** Says what is under way, in a terminal with the seconds. */
export async function withProgress(text, work) {
  const seconds = stopwatch()
  const { stdout } = process
  if (!stdout.isTTY) console.log(text)
  const show = () => stdout.write(`\r${text} ${seconds()} s`)
  const timer = stdout.isTTY ? setInterval(show, 1000) : undefined
  if (timer) show()
  try {
    return await work()
  } finally {
    clearInterval(timer)
    console.log(stdout.isTTY ? '' : `  ${seconds()} s`)
  }
}

export function stopwatch() {
  const start = performance.now()
  return () => Math.round((performance.now() - start) / 1000)
}

export function stop(sentence) {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}
