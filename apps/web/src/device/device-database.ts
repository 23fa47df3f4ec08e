/** Longer than any device takes that still works. */
const patienceMs = 4_000

/** What a request to IndexedDB brings; fails where the device does not answer. */
export function settle<T>(request: IDBRequest<T>): Promise<T> {
  return limitTime((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}

/** When all that a transaction changes is kept. */
export function complete(change: IDBTransaction): Promise<void> {
  return limitTime<void>((resolve, reject) => {
    change.addEventListener('complete', () => resolve())
    change.addEventListener('abort', () => reject(change.error))
  })
}

/** Browsers may leave a request without any answer, for example while another tab holds the database. */
function limitTime<T>(run: ConstructorParameters<typeof Promise<T>>[0]): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    setTimeout(() => reject(new Error('keep on the device: it does not answer')), patienceMs)
    run(resolve, reject)
  })
}
