import { useEffect, useState } from 'react'

/** A value that changes without telling: it is read every so many milliseconds. */
export const usePolled = <Value>(read: () => Value, everyMs: number): Value => {
  const [value, setValue] = useState(read)
  useEffect(() => {
    const timer = setInterval(() => setValue(read()), everyMs)
    return () => clearInterval(timer)
  })
  return value
}
