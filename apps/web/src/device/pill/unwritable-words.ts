export const unwritableWords =
  'This device cannot save right now. Keep this page open, and copy your work or save a rescue file.'
