const westernTimeMs = 7 * 3_600_000

/** School years begin in July, by the clock of Jakarta. */
export function schoolYearAt(at: Date): number {
  const there = new Date(at.getTime() + westernTimeMs)
  return there.getUTCMonth() >= 6 ? there.getUTCFullYear() : there.getUTCFullYear() - 1
}

/** XIIIPA1, xii ipa 1 and XII-IPA-1 are one class to people. */
export function foldClassName(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
