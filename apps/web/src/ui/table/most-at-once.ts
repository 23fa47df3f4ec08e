/** So many rows are acted on by one call; bulk calls of the contract take as many. */
export const mostAtOnce = 500
