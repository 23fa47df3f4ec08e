/** How often a monitor looks again. */
export const followMs = 5_000
