// Files have a database of their own: that of the observations never changes its version.
export const fileDiscName = (userId: number) => `corridor-files-${userId}`
