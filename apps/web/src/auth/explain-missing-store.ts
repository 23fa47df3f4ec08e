const text =
  'Peramban ini melarang halaman ini menyimpan data, jadi kamu tidak bisa masuk. Izinkan cookie dan data situs untuk alamat ini, lalu muat ulang halaman.'

/** Signing in needs the browser's store. Where that is forbidden, says so instead of the page, and returns true. */
export function explainMissingStore(root: Element): boolean {
  try {
    localStorage.getItem('')
    return false
  } catch {
    const notice = document.createElement('p')
    notice.role = 'alert'
    notice.className = 'mx-auto max-w-lg p-6 text-md'
    notice.textContent = text
    root.replaceChildren(notice)
    return true
  }
}
