// Beside the observations' own, which stays as it is for ever.
export const fileDiscName = (userId: number) => `corridor-files-${userId}`
