export const MOST_SWEEPS = 60
