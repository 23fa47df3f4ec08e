// Ends well when the server on this machine is ready: for health checks of containers and services.
const { PORT = '3000' } = process.env
const reply = await fetch(`http://127.0.0.1:${PORT}/readyz`).catch(() => undefined)
process.exitCode = reply?.ok ? 0 : 1
