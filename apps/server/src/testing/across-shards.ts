export const acrossShards: ReadonlySet<string> = new Set([])
