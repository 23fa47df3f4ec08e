/** The picture, or the first letter of the name. Decorative: the name is written or spoken beside it. */
export function Avatar({ name, url, size = 40 }: { name: string; url: string | null; size?: number }) {
  if (url !== null) {
    return (
      <img
        src={url}
        alt=""
        width={size}
        height={size}
        className="shrink-0 rounded-full bg-sunken object-cover"
        style={{ width: size, height: size }}
      />
    )
  }
  return (
    <span
      aria-hidden
      className="grid shrink-0 place-items-center rounded-full bg-brand-soft font-bold text-brand"
      style={{ width: size, height: size, fontSize: size * 0.4 }}
    >
      {name.trim().charAt(0).toUpperCase()}
    </span>
  )
}
