/** Value and attributes of a cookie that the response sets; null when it does not set it. */
export const cookieSet = (
  response: Response,
  name: string,
): { value: string; attributes: string[] } | null => {
  const line = response.headers.getSetCookie().find((candidate) => candidate.startsWith(`${name}=`))
  if (line === undefined) return null
  const [pair = '', ...attributes] = line.split('; ')
  return { value: pair.slice(name.length + 1), attributes }
}
