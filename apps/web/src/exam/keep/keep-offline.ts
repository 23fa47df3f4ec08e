interface Policy {
  createScriptURL(url: string): string
}

/**
 * Keeps the session's page and files on the device for the addresses below `scope`: a session opens without a network,
 * and a page of students says what of it lies here.
 */
export function keepOffline(scope: '/session/' | '/student') {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register(trustAddress('/session-sw.js'), { scope }).catch(() => undefined)
}

let policy: Policy | undefined

function trustAddress(url: string): string {
  const rules: Policy = { createScriptURL: address => address }
  policy ??= window.trustedTypes?.createPolicy('service-worker', rules) ?? rules
  return policy.createScriptURL(url)
}
