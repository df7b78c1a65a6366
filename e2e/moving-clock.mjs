// The clock of a product that is started with this file: it runs from CLOCK_FROM on, and from CLOCK_THEN once it is
// told.
const real = Date
let [from, since] = [real.parse(process.env.CLOCK_FROM ?? ''), real.now()]
const now = () => from + real.now() - since
globalThis.Date = class extends real {
  constructor(...parts) {
    super(...(parts.length === 0 ? [now()] : parts))
  }
  static now = now
}
process.on('SIGUSR2', () => {
  ;[from, since] = [real.parse(process.env.CLOCK_THEN ?? ''), real.now()]
})
