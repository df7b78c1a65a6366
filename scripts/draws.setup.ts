import fc from 'fast-check'

/** `npm test` draws the same every time, so that a change fails for what it changed; `npm run test:long` draws anew. */
if (process.env.LONG !== 'yes') fc.configureGlobal({ seed: 20_261_019 })
