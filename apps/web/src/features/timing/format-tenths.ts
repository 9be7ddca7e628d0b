/** 0:12.4 */
export const formatTenths = (seconds: number): string => {
  const tenths = Math.max(0, Math.round(seconds * 10))
  const rest = tenths % 600
  return `${Math.floor(tenths / 600)}:${String(Math.floor(rest / 10)).padStart(2, '0')}.${rest % 10}`
}

/** 5.3, or 5.37 for a length between two tenths. */
export const formatLength = (seconds: number): string => {
  const hundredths = Math.round(seconds * 100)
  return (hundredths / 100).toFixed(hundredths % 10 === 0 ? 1 : 2)
}
