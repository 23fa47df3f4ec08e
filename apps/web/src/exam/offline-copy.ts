interface Policy {
  createScriptURL(url: string): string
}

/** Keeps the session's page and files on the device, so that a reload without network still shows the paper. */
export function registerOfflineCopy() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    navigator.serviceWorker
      .register(trustAddress('/session-sw.js'), { scope: '/session/' })
      .catch(() => undefined)
  })
}

function trustAddress(url: string): string {
  const rules: Policy = { createScriptURL: address => address }
  const policy = window.trustedTypes?.createPolicy('service-worker', rules) ?? rules
  return policy.createScriptURL(url)
}
