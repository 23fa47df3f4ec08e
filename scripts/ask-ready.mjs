// Ends well when the server on this machine is ready, or with `healthz` when its process answers at all: for health checks of
// containers and services.
const { PORT = '3000' } = process.env
const [page = 'readyz'] = process.argv.slice(2)
const signal = AbortSignal.timeout(4_000)
const reply = await fetch(`http://127.0.0.1:${PORT}/${page}`, { signal }).catch(() => undefined)
process.exitCode = reply?.ok ? 0 : 1
