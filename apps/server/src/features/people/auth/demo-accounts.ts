/** `like` pattern of the addresses of the three accounts that the demo is entered with; nobody can own such a domain. */
export const demoAddresses = '%@gerbang.test'

export function isDemoAccount({ email }: { email: string | null }): boolean {
  return email?.endsWith('@gerbang.test') === true
}
