const hourMs = 3_600_000
/** For whoever comes late, or loses the network for a while. */
const spareMs = hourMs

/** From the next full hour on, long enough for the whole paper and an hour more. */
export function suggestWindow(now: Date, durationSeconds: number) {
  const opens = Math.ceil(now.getTime() / hourMs) * hourMs
  const closes = Math.ceil((opens + durationSeconds * 1_000 + spareMs) / hourMs) * hourMs
  return { opens_at: new Date(opens).toISOString(), closes_at: new Date(closes).toISOString() }
}
