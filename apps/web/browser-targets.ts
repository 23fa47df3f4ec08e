/** What the app is built for: Chrome of March 2023, and Safari of iOS 16.4. */
export const browserTargets = ['chrome111', 'safari16.4']
