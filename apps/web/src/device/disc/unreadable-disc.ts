/** The disc could not be read, so nothing may be added: a write might replace what it holds. */
export class UnreadableDisc extends Error {
  constructor() {
    super('Corridor could not read what this device keeps.')
  }
}
