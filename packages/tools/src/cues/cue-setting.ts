/** The storage key is named after the tool that had cues first: cues turned off there stay off. */
const KEY = 'corridor.on-task.cue'

/** Whether this device cues, in every tool that has something due. Without storage it does. */
export function isCueOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

export function turnCue(on: boolean) {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off')
  } catch {
    // A browser that stores nothing cues again next time.
  }
}
