/** School years begin in July. */
export function schoolYearAt(at: Date): number {
  return at.getUTCMonth() >= 6 ? at.getUTCFullYear() : at.getUTCFullYear() - 1
}

/** XIIIPA1, xii ipa 1 and XII-IPA-1 are one class to people. */
export function foldClassName(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
