/** What is kept on this device could not be read: whoever would add to it might write over it. */
export class UnreadableDisc extends Error {
  constructor() {
    super('Corridor could not read what this device keeps.')
  }
}
