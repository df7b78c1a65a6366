/** How many earlier visits to an educator a device gets of each tool. */
export const MOST_A_TOOL = 12
